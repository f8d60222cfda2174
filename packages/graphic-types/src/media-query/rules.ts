import type { FieldProblem } from "@nv/contracts/schemas";
import type { MediaQueryConfig } from "./config.ts";

/** Holes and overlaps between the ranges of widths, each at the rule that comes after it. */
export function mediaQueryRules({ rules }: MediaQueryConfig): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const ordered = rules.map((rule, index) => ({ ...rule, index })).sort((a, b) => a.minPx - b.minPx);
  let nextPx: number | null = 0;
  for (const { minPx, maxPx, index } of ordered) {
    const field = `rules.${index}.minPx`;
    if (maxPx !== null && maxPx < minPx)
      problems.push({ field: `rules.${index}.maxPx`, message: "El final es menor que el principio" });
    if (nextPx === null || minPx < nextPx)
      problems.push({ field, message: `Entre ${minPx} y ${nextPx === null ? "más" : nextPx - 1} px hay dos gráficos` });
    else if (minPx > nextPx) problems.push({ field, message: `Entre ${nextPx} y ${minPx - 1} px no hay gráfico` });
    nextPx = nextPx === null || maxPx === null ? null : Math.max(nextPx, maxPx + 1);
  }
  const last = ordered.at(-1);
  if (nextPx !== null && last !== undefined)
    problems.push({ field: `rules.${last.index}.maxPx`, message: `Desde ${nextPx} px no hay gráfico` });
  return problems;
}
