import { aboutSymbolMap } from "../about.ts";

/** Choices of a part, with the names that the history has for them too. */
export function choicesOf<Value extends string>(path: string, values: readonly Value[]) {
  return values.map((value) => ({ value, label: aboutSymbolMap.choices?.[path]?.[value] ?? value }));
}
