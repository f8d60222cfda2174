import { z } from "zod";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import type { MapName } from "./map-names.ts";

/** Steps of a degree in which a town's place is written: eleven metres. */
const STEPS = 1e4;

const Whole = z.array(z.int());
const Degrees = z.number().min(-180).max(360);
const Bounds = z.tuple([Degrees, Degrees, Degrees, Degrees]);

/** Names as their file keeps them: what is no town, each by itself, and thousands of towns as columns. */
const PackedNames = z.object({
  others: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["water", "coast", "island"]),
      name: z.string(),
      point: z.object({ lon: Degrees, lat: Degrees }),
      weight: z.number(),
      span: z.number(),
      bounds: Bounds.nullable(),
      line: z.array(z.array(Degrees)),
    }),
  ),
  /** Codes and names between line feeds. */
  codes: z.string(),
  names: z.string(),
  lons: Whole,
  lats: Whole,
  weights: Whole,
  /** Places in the columns. */
  capitals: Whole,
});

/** Names as a file has them. */
export type PackedNames = z.infer<typeof PackedNames>;

const CITY = "ciudad-";
const copyOf = ([west, south, east, north]: GeoBounds): z.infer<typeof Bounds> => [west, south, east, north];
const rounded = (degrees: number) => Math.round(degrees * STEPS);

/** Writes names for a file. */
export function packMapNames(names: readonly MapName[]): PackedNames {
  const towns = names.filter(({ kind }) => kind === "city");
  const others = names.flatMap(({ kind, isCapital: _isCapital, line, bounds, ...name }) =>
    kind === "city"
      ? []
      : [
          {
            ...name,
            kind,
            bounds: bounds === null ? null : copyOf(bounds),
            line: line.map((place) => [...place]),
          },
        ],
  );
  return {
    others,
    codes: towns.map(({ id }) => id.slice(CITY.length)).join("\n"),
    names: towns.map(({ name }) => name).join("\n"),
    lons: towns.map(({ point }) => rounded(point.lon)),
    lats: towns.map(({ point }) => rounded(point.lat)),
    weights: towns.map(({ weight }) => Math.round(weight)),
    capitals: towns.flatMap(({ isCapital }, at) => (isCapital ? [at] : [])),
  };
}

/** Takes the build's file of names for what it says it is. @throws {ZodError} When it is another thing, or broken. */
export function readMapNames(value: unknown): readonly MapName[] {
  const { others, codes, names, lons, lats, weights, capitals } = PackedNames.parse(value);
  const isCapital = new Set(capitals);
  const titles = names.split("\n");
  const towns = codes === "" ? [] : codes.split("\n");
  return [
    ...others.map((other) => ({ ...other, isCapital: false })),
    ...towns.map(
      (code, at): MapName => ({
        ...{ id: `${CITY}${code}`, kind: "city", name: titles[at] ?? "" },
        point: { lon: (lons[at] ?? 0) / STEPS, lat: (lats[at] ?? 0) / STEPS },
        ...{ weight: weights[at] ?? 0, isCapital: isCapital.has(at), span: 0, bounds: null, line: [] },
      }),
    ),
  ];
}
