import type { FieldProblem } from "@nv/contracts/schemas";
import { MOST_TABS, type SwitcherConfig } from "./config.ts";

/** A control that fits its charts, labels that can be told apart, and a first chart that is there. */
export function switcherRules({ items, control, defaultIndex }: SwitcherConfig): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (defaultIndex >= items.length)
    problems.push({ field: "defaultIndex", message: "Ese gráfico no está en la lista" });
  if (control === "toggle" && items.length !== 2)
    problems.push({ field: "control", message: "Un conmutador es para dos gráficos; usa pestañas o lista" });
  if (control === "tabs" && items.length > MOST_TABS)
    problems.push({
      field: "control",
      message: `Con más de ${MOST_TABS} gráficos las pestañas no caben; usa lista o buscador`,
    });
  const labels = items.map(({ label }) => label.toLocaleLowerCase("es"));
  items.forEach(({ label }, index) => {
    if (labels.indexOf(label.toLocaleLowerCase("es")) < index)
      problems.push({ field: `items.${index}.label`, message: "Ya hay otra etiqueta igual" });
  });
  return problems;
}
