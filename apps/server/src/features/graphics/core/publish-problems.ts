import type { FieldProblem, GraphicFields } from "@nv/contracts/schemas";

/** What readers need before a graphic goes out: whoever cannot see it, and whoever asks where the data come from. */
export function publishProblems({ altText, sourceLine, language }: GraphicFields): readonly FieldProblem[] {
  const missing: readonly (readonly [string, string, string])[] = [
    ["altText", altText, "Falta el texto alternativo: sin él nadie que no vea el gráfico sabe qué dice"],
    ["sourceLine", sourceLine, "Falta la fuente de los datos"],
    ["language", language, "Falta el idioma"],
  ];
  return missing.flatMap(([field, value, message]) => (value === "" ? [{ field, message }] : []));
}
