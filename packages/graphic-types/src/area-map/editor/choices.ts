import { aboutAreaMap } from "../about.ts";

/** Choices of a part, with the names that the history has for them too. */
export function choicesOf<Value extends string>(path: string, values: readonly Value[]) {
  return values.map((value) => ({ value, label: aboutAreaMap.choices?.[path]?.[value] ?? value }));
}
