import { fold } from "@nv/spanish";

const WORDS = [
  ...["miles de millones de euros", "miles de millones", "millones de euros", "miles de euros", "miles de personas"],
  ...[
    "millones",
    "miles",
    "porcentaje",
    "por ciento",
    "puntos porcentuales",
    "puntos",
    "euros",
    "personas",
    "%",
    "€",
    "‰",
    "pp",
  ],
];

/**
 * Finds the unit that the name of a column says: in brackets at its end, behind a comma or «en».
 *
 * @returns As it is written; empty where it says none.
 * @example unitIn("Tasa (%)") // "%"
 */
export function unitIn(name: string): string {
  const text = name.trim();
  const open = text.lastIndexOf("(");
  const inside = text.endsWith(")") && open > 0 ? text.slice(open + 1, -1).trim() : "";
  if (inside !== "" && WORDS.some((word) => fold(inside).includes(word))) return inside;
  const folded = fold(text);
  const behind = WORDS.find(
    (word) => folded.endsWith(`, ${word}`) || folded.endsWith(` en ${word}`) || (word === "%" && folded.endsWith(" %")),
  );
  return behind ?? (folded.endsWith(" en %") ? "%" : "");
}
