import type { EpicentreTerm, NearTown } from "@nv/contracts/schemas";
import { boundsAround } from "@nv/geography";
import { AROUND_ALL, type LocatorColours, LocatorConfig } from "@nv/graphic-types";
import { NO_BREAK_SPACE } from "@nv/spanish";
import { distanceWords, termWords, whereWords } from "./near-words";
import { formatMagnitude, type Quake, type QuakeMagnitude } from "./quake";

/** Circles that are drawn, kilometres: distances from the epicentre, never how far damage reaches. */
export const RINGS_KM = [10, 25, 50] as const;

/** Parts of a locator map. */
export interface LocatorParts {
  readonly quake: Quake;
  readonly chosen: QuakeMagnitude | null;
  /** That says where it was; `null` far from all. */
  readonly town: NearTown | null;
  /** In which it was, which is painted; `null` at sea and abroad. */
  readonly term: EpicentreTerm | null;
  /** From the epicentre to the edges, kilometres. */
  readonly radiusKm: number;
  /** Colours that the house has chosen for its maps; `null` for those of every map. */
  readonly colours: LocatorColours | null;
}

const METRES = 1000;
/** Way to the edge of the map, for that to the town that says where it was: its name has room. */
const TO_EDGE = 1.3;

/** Characters of a label of a map. */
const LABEL_LENGTH = 80;
const TITLE_LENGTH = 200;

const short = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

function titleOf({ quake, chosen, town }: LocatorParts): string {
  const size = chosen === null ? "Terremoto" : `Terremoto de magnitud ${formatMagnitude(chosen.value)}`;
  if (town !== null) return `${size} ${whereWords(town)}`.replaceAll(NO_BREAK_SPACE, " ");
  const isWritten = quake.place.startsWith("a ");
  return short(quake.place === "" ? size : `${size}${isWritten ? " " : ": "}${quake.place}`, TITLE_LENGTH);
}

/** «A, B y C» */
const listed = (names: readonly string[]) => new Intl.ListFormat("es", { type: "conjunction" }).format(names);

const ringsWithin = (radiusKm: number) => RINGS_KM.filter((ringKm) => ringKm <= radiusKm);

function altTextOf({ quake, chosen, town, term, radiusKm }: LocatorParts): string {
  const size =
    chosen === null ? "un terremoto" : `un terremoto de magnitud ${formatMagnitude(chosen.value)} (${chosen.agency})`;
  const where =
    town !== null ? `, ${whereWords(town)}${termWords(term, town)}` : quake.place === "" ? "" : `, en «${quake.place}»`;
  const rings = ringsWithin(radiusKm);
  const told =
    rings.length === 0
      ? ""
      : ` Los círculos señalan la distancia al epicentro: ${listed(rings.map(String))} kilómetros.`;
  return `Mapa de situación del epicentro de ${size}${where}.${told}`;
}

/** The term on the map: painted, and named where its town is not. */
function termOf(term: EpicentreTerm | null, town: NearTown | null) {
  if (term === null) return { highlights: [], labels: [] };
  const { code, name, lon, lat } = term;
  const isNamed = town !== null && town.code === code && !town.isTerm;
  const label = { id: `municipio-${code}`, text: short(`Término de ${name}`, LABEL_LENGTH), point: { lon, lat } };
  return {
    highlights: [{ id: `termino-${code}`, kind: "municipality", code }],
    labels: isNamed ? [] : [{ ...label, kind: "region", priority: 60 }],
  };
}

/** The town on the map, where its houses are. */
function markOf(town: NearTown | null) {
  if (town === null || town.isTerm) return [];
  const { code, name, lon, lat } = town;
  return [{ id: `pueblo-${code}`, point: { lon, lat }, kind: "point", priority: 80, label: short(name, LABEL_LENGTH) }];
}

/** A draft of a locator, as the registry takes it: nothing is left to write before it is published. */
export function locatorDraft(parts: LocatorParts) {
  const { quake, chosen, town, term, radiusKm, colours } = parts;
  const { lon, lat } = quake;
  const reachKm = Math.max(radiusKm, (town?.distanceKm ?? 0) * TO_EDGE);
  const [west, south, east, north] = boundsAround({ lon, lat }, reachKm * METRES);
  const box = { west: degrees(west), south: degrees(south), east: degrees(east), north: degrees(north) };
  const rings = ringsWithin(radiusKm);
  return {
    title: titleOf(parts),
    altText: altTextOf(parts),
    sourceLine: short(listed([...new Set(quake.agencies)]), TITLE_LENGTH),
    tags: "terremoto",
    config: LocatorConfig.parse({
      type: "locator",
      colours,
      area: { kind: "box", ...box },
      around: AROUND_ALL,
      marks: [
        {
          ...{ id: "epicentro", point: { lon, lat }, kind: "cross", priority: 100, label: "Epicentro" },
          detail:
            chosen === null ? "" : short(`Magnitud ${formatMagnitude(chosen.value)} (${chosen.agency})`, LABEL_LENGTH),
        },
        ...markOf(town),
      ],
      ...termOf(term, town),
      rings: rings.map((radius) => ({
        id: `a-${radius}-km`,
        centre: { lon, lat },
        radiusKm: radius,
        label: distanceWords(radius).replace("kilómetros", "km"),
      })),
    }),
  };
}

/** A degree with as many decimals as anybody sees, within the Earth and around it. */
function degrees(value: number): number {
  const rolled = value > 180 ? value - 360 : value < -180 ? value + 360 : value;
  return Math.round(rolled * 10_000) / 10_000;
}
