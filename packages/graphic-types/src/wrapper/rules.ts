import type { FieldProblem } from "@nv/contracts/schemas";
import type { WrapperConfig } from "./config.ts";

/** Tabs are chosen by their labels, so none may be without one. */
export function wrapperRules({ layout, charts }: WrapperConfig): readonly FieldProblem[] {
  if (layout !== "tabs") return [];
  return charts.flatMap(({ label }, index) =>
    label === "" ? [{ field: `charts.${index}.label`, message: "Cada pestaña necesita una etiqueta" }] : [],
  );
}
