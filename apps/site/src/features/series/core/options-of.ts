import type { SelectOption } from "@nv/ui";

/** The choices of a list, from a table of texts. */
export function optionsOf<Value extends string>(
  texts: Readonly<Record<Value, string>>,
): readonly SelectOption<Value>[] {
  const isValue = (name: string): name is Value => Object.hasOwn(texts, name);
  return Object.keys(texts)
    .filter(isValue)
    .map((value) => ({ value, label: texts[value] }));
}
