import { inOrder } from "@nv/contracts";
import type { z } from "zod";
import { FOUND_TYPES } from "./found-kinds.ts";
import { externalKind, mapKind, scrollyKind } from "./framed/kind.ts";
import type { Kind } from "./kind.ts";

/** Order in which lists show the types; one that is not named comes last. */
const ORDER = [
  ...[
    "datawrapper",
    "flourish",
    "external",
    "image",
    "map",
    "locator",
    "area-map",
    "symbol-map",
    "figure",
    "table",
    "card",
    "scrolly",
    "video",
  ],
  ...["video-opener", "story", "ai2html", "wrapper", "media-query", "switcher", "css-wrapper"],
];

/** Types that are framed as they are, and differ in their names alone. */
const FRAMED = [
  { kind: externalKind, load: async () => (await import("./framed/listed.ts")).external },
  { kind: mapKind, load: async () => (await import("./framed/listed.ts")).map },
  { kind: scrollyKind, load: async () => (await import("./framed/listed.ts")).scrolly },
] as const;

/** The types of graphic, in the order in which lists show them. Each is loaded by who needs more of it than its names. */
export const LISTED = inOrder([...FOUND_TYPES, ...FRAMED], ({ kind }) => kind.name, ORDER);

/** A type that is listed, whichever. */
export type ListedType = Awaited<ReturnType<(typeof LISTED)[number]["load"]>>;

/** Configuration of a graphic, by its type. */
export type ListedConfig = {
  readonly [Type in ListedType as Type["name"]]: z.output<Type["schema"]>;
}[ListedType["name"]];

/** The names of all types, in the order of the list. */
export const KINDS: readonly Kind<ListedType["name"]>[] = LISTED.map(({ kind }) => kind);

/** The names of all types as people call them. */
export const TYPE_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  KINDS.map(({ name, label }) => [name, label]),
);

const BY_NAME: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.name, kind]));

/** Names of a type by the one it is stored with. @throws {Error} When there is none: what is stored was made by a type that is not listed any more. */
export function kindOf(name: string): Kind {
  const kind = BY_NAME.get(name);
  if (kind === undefined)
    throw new Error(`There is no type ${JSON.stringify(name)} among ${[...BY_NAME.keys()].join(", ")}.`);
  return kind;
}
