import type { FieldProblem } from "@nv/contracts/schemas";

/** Labels of the fields that people fill in about a graphic of any type, in forms and histories. */
export const WORD_LABELS = {
  title: "Título",
  slug: "Dirección",
  altText: "Texto alternativo",
  language: "Idioma",
  sourceLine: "Fuente",
  credit: "Crédito",
  author: "Autoría",
  section: "Sección",
  tags: "Etiquetas",
  note: "Nota interna",
  shareImage: "Imagen al compartir",
  isFindable: "Que los buscadores la encuentren",
  translations: "Otras lenguas",
  settledClaims: "Publicado de todos modos",
  config: "Contenido",
} as const;

/** Fields that readers need before a graphic goes out: whoever cannot see it, and whoever asks where the data come from. */
const NEEDED = [
  { field: "title", short: "Falta el título", more: "" },
  { field: "altText", short: "Falta el texto alternativo", more: ": sin él nadie que no vea el gráfico sabe qué dice" },
  { field: "sourceLine", short: "Falta la fuente", more: " de los datos" },
  { field: "language", short: "Falta el idioma", more: "" },
] as const;

/** The words of a graphic that readers cannot do without. */
export type NeededWords = Readonly<Record<(typeof NEEDED)[number]["field"], string>>;

/** The words that are missing. Spaces are no text for a reader. */
export const missingWords = (words: NeededWords) => NEEDED.filter(({ field }) => words[field].trim() === "");

/** Lists the missing words that prevent a graphic of any type from being published. */
export function wordProblems(words: NeededWords): readonly FieldProblem[] {
  return missingWords(words).map(({ field, short, more }) => ({ field, message: short + more }));
}
