/** Sorts what is found in folders as lists show it. @param order - Names; what is not among them comes last. */
export function inOrder<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  order: readonly string[],
): readonly Item[] {
  const place = (item: Item) => (order.includes(nameOf(item)) ? order.indexOf(nameOf(item)) : order.length);
  return items.toSorted((one, other) => place(one) - place(other));
}
