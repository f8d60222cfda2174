import { z } from "zod";
import type { NewsPlace } from "../gazetteer/news-places.ts";
import { type Place, splitNames } from "../gazetteer/place.ts";
import { LOCAL_CAPITALS } from "../map-styles/make-basemap.ts";

/** Inhabitants from which a town may name itself on a map: of Spain's more are known. */
const LEAST_PEOPLE = 100_000;
const LEAST_PEOPLE_OF_SPAIN = 5000;
/** A capital counts for so many times its inhabitants, and for a town of so many at least: small countries have theirs too. */
const CAPITAL_TIMES = 3;
const CAPITAL_PEOPLE = 300_000;
/** Of a province of Spain. */
const PROVINCIAL_TIMES = 2;

/** Waters that name themselves, of the kinds of the gazetteer. */
const WATERS: ReadonlySet<Place["kind"]> = new Set(["sea", "strait", "lake"]);

const Degrees = z.number().min(-180).max(180);
const MapNames = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(["city", "water", "coast"]),
    name: z.string(),
    point: z.object({ lon: Degrees, lat: Degrees }),
    /** Importance where there is no room for all, the greater first: inhabitants, or as many as it would have. */
    weight: z.number(),
    isCapital: z.boolean().default(false),
    /** Degrees of latitude that a water is high and wide; 0 for a town. */
    span: z.number().default(0),
    /** Line in the sea along which a coast is named; none of what is named at its point. */
    line: z.array(z.array(Degrees)).default([]),
  }),
);

/** A town, a water or a coast that names itself on a map. */
export type MapName = z.infer<typeof MapNames>[number];

/** Madrid, the only municipality of Spain that is the capital of a country; the others are of provinces. */
const MADRID = "28079";

/** Province in which the Spanish one of two official names comes first: «Pamplona/Iruña». */
const SPANISH_FIRST = "31";

/** A municipality as the newspaper writes it in Spanish, of its official names. @example nameInSpanish("03014", "Alacant/Alicante") // "Alicante" */
function nameInSpanish(code: string, official: string): string {
  const [first = official, second = first] = splitNames(official);
  return LOCAL_CAPITALS[code]?.[0] ?? (code.startsWith(SPANISH_FIRST) ? first : second);
}

function cityOf({ kind, code, name, point, people, capitalOf }: Place): MapName {
  const isCapital = kind === "town" ? capitalOf !== "" : code === MADRID;
  const isOfProvince = kind === "municipality" && capitalOf !== "";
  const weight = isCapital
    ? Math.max(CAPITAL_TIMES * (people ?? 0), CAPITAL_PEOPLE)
    : (isOfProvince ? PROVINCIAL_TIMES : 1) * (people ?? 0);
  const own = kind === "municipality" ? nameInSpanish(code, name) : name;
  return { id: `ciudad-${code}`, kind: "city", name: own, point, weight, isCapital, span: 0, line: [] };
}

function waterOf({ code, name, point, bounds, importance }: Place): MapName {
  const span = bounds === null ? 0 : Math.max(bounds[3] - bounds[1], Math.abs(bounds[2] - bounds[0]));
  return { id: `agua-${code}`, kind: "water", name, point, weight: importance, isCapital: false, span, line: [] };
}

function coastOf({ code, name, point, importance, line }: NewsPlace): MapName {
  const along = (line ?? []).map((place) => [...place]);
  return {
    id: `costa-${code}`,
    kind: "coast",
    name,
    point,
    weight: importance,
    isCapital: false,
    span: 0,
    line: along,
  };
}

/** Of Spain the municipalities' own towns are enough: the rest are their quarters, in «Madrid, Madrid». */
const isTownAbroad = ({ kind, within }: Place) => kind === "town" && !within.includes(", ");
const isSpanishTown = ({ kind, isSeat }: Place) => kind === "municipality" && isSeat;

/**
 * Makes the names that maps may write by themselves: capitals, large towns, seas, coasts.
 *
 * @param places - All of the gazetteer, the towns of the world and what is in the news among them.
 * @param table - What is in the news, of which the coasts have lines.
 */
export function makeMapNames(places: readonly Place[], table: readonly NewsPlace[]): readonly MapName[] {
  const towns = places.filter((place) => isTownAbroad(place) || isSpanishTown(place));
  const large = towns.filter(({ kind, people, capitalOf }) => {
    const least = kind === "municipality" ? LEAST_PEOPLE_OF_SPAIN : LEAST_PEOPLE;
    return (people ?? 0) >= least || capitalOf !== "";
  });
  const waters = places.filter(({ kind }) => WATERS.has(kind));
  const coasts = table.filter(({ kind }) => kind === "coast");
  return [...waters.map(waterOf), ...coasts.map(coastOf), ...large.map(cityOf).toSorted((a, b) => b.weight - a.weight)];
}

/** Returns names as a file has them: what is usual is left out, of thousands of towns. */
export const packMapNames = (names: readonly MapName[]) =>
  names.map(({ isCapital, span, line, ...name }) => ({
    ...name,
    ...(isCapital && { isCapital }),
    ...(span !== 0 && { span }),
    ...(line.length > 0 && { line }),
  }));

/** Takes the build's file of names for what it says it is. @throws {ZodError} When it is another thing, or broken. */
export const readMapNames = (value: unknown): readonly MapName[] => MapNames.parse(value);
