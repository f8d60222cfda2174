import type { GeoPoint } from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import type { LocatorConfig } from "../config.ts";
import { TERM_MIDDLE } from "./edit-parts.ts";

const EARTH_KM = 6371;
const RADIAN = Math.PI / 180;

/** Nearer than this, a place is in another, kilometres. */
const BESIDE_KM = 1;
/** Below this a distance is told with a decimal. */
const SMALL_KM = 10;
/** Names that are told one by one. */
const MOST_NAMES = 4;

const SIDES = [
  "al norte",
  "al noreste",
  "al este",
  "al sureste",
  "al sur",
  "al suroeste",
  "al oeste",
  "al noroeste",
] as const;

const LIST = new Intl.ListFormat("es");

function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const [a, b] = [from.lat * RADIAN, to.lat * RADIAN];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(((to.lon - from.lon) * RADIAN) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** «al noroeste»: where `to` is, seen from `from`. */
function sideOf(from: GeoPoint, to: GeoPoint): string {
  const east = (to.lon - from.lon) * Math.cos(((from.lat + to.lat) / 2) * RADIAN);
  const turn = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI);
  return SIDES[Math.round(turn * SIDES.length + SIDES.length) % SIDES.length] ?? SIDES[0];
}

interface Named {
  readonly name: string;
  readonly point: GeoPoint;
  /** Nothing is measured to or from it: its town is elsewhere. */
  readonly isTermMiddle?: boolean;
}

const namesOf = (named: readonly Named[]) => named.map(({ name }) => name);

function whereOf({ name, point, isTermMiddle }: Named, others: readonly Named[]): string {
  if (isTermMiddle === true) return "";
  const near = others
    .filter((other) => other.name !== name && other.isTermMiddle !== true)
    .toSorted((a, b) => distanceKm(a.point, point) - distanceKm(b.point, point));
  const [nearest] = near;
  if (nearest === undefined) return "";
  const km = distanceKm(nearest.point, point);
  if (km < BESIDE_KM) return `, junto a ${nearest.name}`;
  const figure = formatNumber(km, { decimals: km < SMALL_KM ? 1 : 0 });
  return `, ${figure} kilómetros ${sideOf(nearest.point, point)} de ${nearest.name}`;
}

/** A map without a mark is of the first country or region that it names; of none it is told by what comes after. */
const headOf = ([region]: readonly string[]) => (region === undefined ? "" : `Mapa de ${region}`);

/** An alternative text to begin with, empty where nothing is told; of what a map shows and where: whoever signs it corrects it. */
export function altDraft({ marks, labels, arrows, rings, shapes, area }: LocatorConfig): string {
  const shown = marks
    .filter(({ label }) => label !== "")
    .map(({ label: name, point, detail }) => ({ name, point, isTermMiddle: detail === TERM_MIDDLE }));
  const around = labels.filter(({ kind }) => kind === "city").map(({ text: name, point }) => ({ name, point }));
  const [subject, ...others] = shown;
  const regions = labels.filter(({ kind }) => kind === "country" || kind === "region").map(({ text }) => text);
  const wide = { spain: "Mapa de España", world: "Mapa del mundo", box: "" }[area.kind];
  const head =
    subject === undefined
      ? wide || headOf(regions)
      : `Mapa de situación de ${subject.name}${whereOf(subject, [...around, ...others])}`;
  const said = [...new Set([...namesOf(others), ...namesOf(around), ...regions])];
  const isHead = (name: string) => subject === undefined && wide === "" && name === regions[0];
  const told = said.filter((name) => !isHead(name)).slice(0, MOST_NAMES);
  const also = head === "" ? "" : " también";
  const lines = [
    told.length === 0 ? "" : `${told.length === 1 ? "Aparece" : "Aparecen"}${also} ${LIST.format(told)}.`,
    ...rings
      .slice(0, 2)
      .map(
        ({ radiusKm, label }) => `Un círculo señala ${label || `${formatNumber(radiusKm)} kilómetros a la redonda`}.`,
      ),
    ...shapes
      .filter(({ label }) => label !== "")
      .slice(0, 2)
      .map(({ label, kind }) => `${kind === "line" ? "Una línea" : "Un área"} señala ${label}.`),
    ...arrows
      .filter(({ label }) => label !== "")
      .slice(0, 2)
      .map(({ label }) => `Una flecha señala ${label}.`),
  ];
  return [head === "" ? "" : `${head}.`, ...lines].filter(Boolean).join(" ");
}
