import { formatCount } from "@nv/spanish";
import type { DraftProblem } from "./check-draft.ts";

const list = new Intl.ListFormat("es", { type: "disjunction" });

/** «El 41 %» has its article; the rest is quoted. */
const named = (text: string) => (text.endsWith("%") ? `El ${text}` : `«${text}»`);

/** Puts into words what is wrong with a draft. */
export function draftProblemText({ fault, text, isOf, excess, evidence }: DraftProblem): string {
  switch (fault) {
    case "UNMATCHED":
      return `${named(text)} no aparece en los datos`;
    case "UNREADABLE":
      return `«${text}» no es una cifra a la española: los decimales van con coma («12,4») y los miles, con punto desde cinco cifras («12.345»)`;
    case "TOO_LONG":
      return `${excess === 1 ? "Sobra" : "Sobran"} ${formatCount(excess, "carácter", "caracteres")}`;
    case "EMPTY":
      return "Falta la descripción";
    case "MISPLACED":
      return `${named(text)} está en los datos, pero es de ${list.format(isOf)}, que la frase no nombra`;
    case "OPPOSITE":
      return `${named(text)} está en los datos, pero en la dirección contraria a la que dice la frase`;
    case "DISPROVED":
      return evidence === "" ? `«${text}» no es lo que dicen los datos` : evidence;
    case "UNPROVEN":
      return `«${text}» no se puede comprobar con los datos del gráfico: compruébalo fuera, o quítalo${evidence === "" ? "" : ` (${evidence})`}`;
    case "UNKNOWN_NAME":
      return `«${text}» no está en el título, las columnas ni la fuente del gráfico`;
    case "DOUBTFUL_DATA":
      return `Las cifras de ${list.format(isOf.map((name) => `«${name}»`))} se pueden leer de dos maneras («1.234» es mil y pico, o uno y pico): mira en la tabla de hechos si se han leído bien`;
    case "HOLLOW_OPENING":
      return "Quien escucha ya sabe que es un gráfico: empieza por lo que cuenta («Barras: el paro baja…»)";
  }
}
