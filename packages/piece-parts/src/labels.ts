/** Names of the parts of a configuration by their path, with `*` for the place in a list: `items.*.label` → `Etiqueta`. */
export type Labels = Readonly<Record<string, string>>;

/** Names of the choices of a part, by its path as in {@link Labels}: `control` → `tabs` → `Pestañas`. */
export type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isPlace = (part: string) => /^\d+$/.test(part);

/** A path with `*` for each place in a list: `items.0.label` → `items.*.label`. */
export const patternOf = (path: string) =>
  path
    .split(".")
    .map((part) => (isPlace(part) ? "*" : part))
    .join(".");

/**
 * The name of a part of a configuration, for people; parts of a list are counted from 1, and of a list in a list after those of the outer one.
 *
 * @returns The path itself when nobody named it.
 * @example labelAt({ "items.*.label": "Etiqueta" }, "items.0.label") // "Etiqueta 1"
 * @example labelAt({ "rows.*": "Fila", "rows.*.items.*": "Parte" }, "rows.1.items.0") // "Fila 2 · Parte 1"
 */
export function labelAt(labels: Labels, path: string): string {
  const parts = path.split(".");
  const label = labels[patternOf(path)];
  if (label === undefined) return path;
  const first = parts.findIndex(isPlace);
  const last = parts.findLast(isPlace);
  if (last === undefined) return label;
  const inner = parts.findLastIndex(isPlace);
  const outer = first === inner ? "" : `${labelAt(labels, parts.slice(0, first + 1).join("."))} · `;
  return `${outer}${label} ${Number(last) + 1}`;
}

/**
 * Writes the value of a part of a configuration in the words of its form.
 *
 * @returns Empty for nothing; the texts of an item one after another, never JSON.
 * @example valueAt({ control: { tabs: "Pestañas" } }, "control", "tabs") // "Pestañas"
 */
export function valueAt(choices: Choices, path: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number" && Number.isNaN(value)) return "";
  if (typeof value === "string" || typeof value === "number")
    return choices[patternOf(path)]?.[String(value)] ?? String(value);
  if (typeof value !== "object" || value === null) return "";
  const texts = Object.values(value).map((part: unknown) => valueAt({}, "", part));
  return texts.filter((text) => text !== "").join(" · ");
}
