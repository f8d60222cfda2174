/**
 * Lets who listens know, at once and in order, which fields of an object got another value.
 *
 * @param target - Plain fields; the caller must not keep it, or its writes go unseen.
 * @param onChange - Called after the write, with the field's name and the value before.
 * @returns The same fields behind a proxy.
 */
export function observe<Fields extends object>(
  target: Fields,
  onChange: (name: string | symbol, before: unknown) => void,
): Fields {
  return new Proxy(target, {
    set(fields, name, value) {
      const before: unknown = Reflect.get(fields, name);
      const isWritten = Reflect.set(fields, name, value);
      if (!Object.is(before, value)) onChange(name, before);
      return isWritten;
    },
  });
}
