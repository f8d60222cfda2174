import { GRAPHIC_STATUSES, GRAPHIC_TYPES } from "@nv/contracts";
import type { GraphicFields } from "@nv/contracts/schemas";

/** What a graphic is at one version: what people write, and its stage. */
export type Snapshot = GraphicFields & { readonly status: keyof typeof GRAPHIC_STATUSES; readonly slug: string };

/** A difference between two versions, in texts for people. */
export interface SnapshotChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const LABELS = {
  title: "Título",
  slug: "Dirección",
  status: "Estado",
  altText: "Texto alternativo",
  language: "Idioma",
  sourceLine: "Fuente",
  credit: "Crédito",
  author: "Autoría",
  section: "Sección",
  tags: "Etiquetas",
  note: "Nota interna",
  config: "Contenido",
} as const satisfies Record<keyof Snapshot, string>;

const FIELDS = Object.entries(LABELS);

function textOf(field: string, value: unknown): string {
  if (field === "status") return Object.entries(GRAPHIC_STATUSES).find(([status]) => status === value)?.[1] ?? "";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** Charts and settings of a configuration, each by its path: `items.0.label` → `Galicia`. */
function leavesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value !== "object" || value === null) return [[path, String(value ?? "—")]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === "" ? key : `${path}.${key}`));
}

function configChanges(before: Snapshot, after: Snapshot): readonly SnapshotChange[] {
  const [old, fresh] = [new Map(leavesOf(before.config, "config")), new Map(leavesOf(after.config, "config"))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => {
      const label = field === "config.type" ? "Tipo" : `${LABELS.config}: ${field.slice("config.".length)}`;
      const shown = (text = "") =>
        field === "config.type" ? (Object.entries(GRAPHIC_TYPES).find(([type]) => type === text)?.[1] ?? text) : text;
      return { field, label, before: shown(old.get(field)), after: shown(fresh.get(field)) };
    })
    .filter((change) => change.before !== change.after);
}

/** Lists what is different between a version and the one before it. @param before - `null` for the first version. */
export function snapshotChanges(before: Snapshot | null, after: Snapshot): readonly SnapshotChange[] {
  if (before === null) return [];
  const texts = FIELDS.filter(([field]) => field !== "config")
    .map(([field, label]) => {
      const [old, fresh] = [before, after].map(
        (snapshot) => Object.entries(snapshot).find(([name]) => name === field)?.[1],
      );
      return { field, label, before: textOf(field, old), after: textOf(field, fresh) };
    })
    .filter((change) => change.before !== change.after);
  return [...texts, ...configChanges(before, after)];
}
