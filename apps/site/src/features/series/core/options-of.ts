/** One of the choices of a list. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The choices of a list, from a table of texts. */
export function optionsOf<Value extends string>(texts: Readonly<Record<Value, string>>): readonly Choice<Value>[] {
  const isValue = (name: string): name is Value => Object.hasOwn(texts, name);
  return Object.keys(texts)
    .filter(isValue)
    .map((value) => ({ value, label: texts[value] }));
}
