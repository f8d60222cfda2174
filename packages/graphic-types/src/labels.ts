/** Names of the parts of a configuration by their path, with `*` for the place in a list: `items.*.label` → `Etiqueta`. */
export type Labels = Readonly<Record<string, string>>;

const isPlace = (part: string) => /^\d+$/.test(part);

/**
 * The name of a part of a configuration, for people; parts of a list are counted from 1.
 *
 * @returns The path itself when nobody named it.
 * @example labelAt({ "items.*.label": "Etiqueta" }, "items.0.label") // "Etiqueta 1"
 */
export function labelAt(labels: Labels, path: string): string {
  const parts = path.split(".");
  const label = labels[parts.map((part) => (isPlace(part) ? "*" : part)).join(".")];
  const place = parts.find(isPlace);
  if (label === undefined) return path;
  return place === undefined ? label : `${label} ${Number(place) + 1}`;
}
