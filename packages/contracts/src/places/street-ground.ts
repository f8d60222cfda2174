import { z } from "zod";

/** Kinds of area of a street map, in the order in which they are painted. */
export const StreetAreaKind = z.enum(["land", "green", "sand", "paved", "water", "building"]);
export type StreetAreaKind = z.infer<typeof StreetAreaKind>;

/** Kinds of line of a street map, the least important first. */
export const StreetLineKind = z.enum([
  "river",
  "ferry",
  "path",
  "service",
  "minor",
  "secondary",
  "main",
  "motorway",
  "runway",
  "tram",
  "rail",
]);
export type StreetLineKind = z.infer<typeof StreetLineKind>;

/** Kinds of what a street map names at a point. */
export const StreetNameKind = z.enum(["town", "village", "suburb", "water", "green", "station"]);
export type StreetNameKind = z.infer<typeof StreetNameKind>;

/** Corners as steps in {@link StreetGround} units: the first from the origin, each other from the one before. `[x, y, dx, dy, …]` */
const steps = z.array(z.int());

/** Ground of a street map: what a file of streets has in a box, as light as its drawing needs it. Plain data. */
export const StreetGround = z.object({
  /** North-west corner, in units of Web Mercator: 2^28 to the whole Earth, south downwards. */
  origin: z.tuple([z.int(), z.int()]),
  /** Width and height, in the same units. */
  size: z.tuple([z.int(), z.int()]),
  /** Whether what no area covers is land; water otherwise. */
  isOnLand: z.boolean(),
  areas: z.array(z.object({ kind: StreetAreaKind, rings: z.array(steps) })),
  lines: z.array(
    z.object({
      kind: StreetLineKind,
      /** Under the ground, on it, or on a bridge. */
      level: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
      /** Empty for none. */
      name: z.string(),
      steps,
    }),
  ),
  /** The more important first. */
  names: z.array(z.object({ kind: StreetNameKind, text: z.string(), at: z.tuple([z.int(), z.int()]) })),
});
export type StreetGround = z.infer<typeof StreetGround>;

/** Fineness of a ground that is wanted: for screens, or for paper. */
export const StreetDetail = z.enum(["screen", "print"]);
export type StreetDetail = z.infer<typeof StreetDetail>;

/** Reasons for which there is no ground: no file of streets was put in place or chosen, it does not cover the box, or it cannot be read now. */
export const StreetsLack = z.enum(["none", "no-file", "outside", "unreadable", "too-wide"]);
export type StreetsLack = z.infer<typeof StreetsLack>;

/** Answer about the streets of a box. */
export const StreetsFound = z.discriminatedUnion("state", [
  z.object({ state: z.literal("found"), ground: StreetGround }),
  z.object({ state: z.literal("missing"), lack: StreetsLack }),
]);
export type StreetsFound = z.infer<typeof StreetsFound>;
