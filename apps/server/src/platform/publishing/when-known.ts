/** Goes on with a value: at once when it is there, so that what is in memory is answered without waiting a turn. */
export function whenKnown<Value>(
  value: Value | Promise<Value>,
  next: (value: Value) => void | Promise<void>,
): void | Promise<void> {
  return value instanceof Promise ? value.then(next) : next(value);
}
