import { z } from "zod";
import type { Place } from "../gazetteer/place.ts";

/** Inhabitants from which a town may name itself on a map. */
const LEAST_PEOPLE = 100_000;
/** A capital counts for so many times its inhabitants, and for a town of so many at least: small countries have theirs too. */
const CAPITAL_TIMES = 3;
const CAPITAL_PEOPLE = 300_000;

/** Waters that name themselves, of the kinds of the gazetteer. */
const WATERS: ReadonlySet<Place["kind"]> = new Set(["sea", "strait", "lake"]);

const Degrees = z.number().min(-180).max(180);
const MapNames = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(["city", "water"]),
    name: z.string(),
    point: z.object({ lon: Degrees, lat: Degrees }),
    /** Importance where there is no room for all, the greater first: inhabitants, or as many as it would have. */
    weight: z.number(),
    isCapital: z.boolean(),
    /** Degrees of latitude that a water is high and wide; 0 for a town. */
    span: z.number(),
  }),
);

/** A town or a water that names itself on a map. */
export type MapName = z.infer<typeof MapNames>[number];

/** Madrid, the only municipality of Spain that is the capital of a country; the others are of provinces. */
const MADRID = "28079";

function cityOf({ kind, code, name, point, people, capitalOf }: Place): MapName {
  const isCapital = kind === "town" ? capitalOf !== "" : code === MADRID;
  const weight = isCapital ? Math.max(CAPITAL_TIMES * (people ?? 0), CAPITAL_PEOPLE) : (people ?? 0);
  return { id: `ciudad-${code}`, kind: "city", name: name.split("/")[0] ?? name, point, weight, isCapital, span: 0 };
}

function waterOf({ code, name, point, bounds, importance }: Place): MapName {
  const span = bounds === null ? 0 : Math.max(bounds[3] - bounds[1], Math.abs(bounds[2] - bounds[0]));
  return { id: `agua-${code}`, kind: "water", name, point, weight: importance, isCapital: false, span };
}

/** Of Spain the municipalities' own towns are enough: the rest are their quarters, in «Madrid, Madrid». */
const isTownAbroad = ({ kind, within }: Place) => kind === "town" && !within.includes(", ");
const isSpanishTown = ({ kind, isSeat }: Place) => kind === "municipality" && isSeat;

/**
 * Makes the names that maps may write by themselves: capitals, large towns, seas.
 *
 * @param places - All of the gazetteer, the towns of the world among them.
 */
export function makeMapNames(places: readonly Place[]): readonly MapName[] {
  const towns = places.filter((place) => isTownAbroad(place) || isSpanishTown(place));
  const large = towns.filter(({ people, capitalOf }) => (people ?? 0) >= LEAST_PEOPLE || capitalOf !== "");
  const waters = places.filter(({ kind }) => WATERS.has(kind));
  return [...waters.map(waterOf), ...large.map(cityOf).toSorted((a, b) => b.weight - a.weight)];
}

/** Takes the build's file of names for what it says it is. @throws {ZodError} When it is another thing, or broken. */
export const readMapNames = (value: unknown): readonly MapName[] => MapNames.parse(value);
