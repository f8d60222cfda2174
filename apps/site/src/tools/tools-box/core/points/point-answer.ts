import {
  type FoundPoint,
  formatDecimalPoint,
  formatMachinePoint,
  formatSexagesimalPoint,
  formatUtmPoint,
  type GeoPoint,
  isNearSpain,
  mapAddressesOf,
  toUtm,
  utmZoneOf,
} from "@nv/geography";
import { advice } from "@nv/ui/finding";
import { type Answer, answerWith } from "../utility/utility.ts";
import { toMercator } from "./mercator.ts";

/** The zone in which maps of the whole Peninsula are made: those beside it are the rest of it, and the Balearic Islands. */
const PENINSULA_ZONE = 30;

type Written = readonly [name: string, value: string];

function utmResults(point: GeoPoint): readonly Written[] {
  const own = formatUtmPoint(point);
  if (own === null) return [];
  const isBeside = Math.abs(utmZoneOf(point.lon) - PENINSULA_ZONE) === 1;
  if (!isBeside || !isNearSpain(point)) return [["UTM (ETRS89)", own]];
  const { eastingM, northingM } = toUtm(point, PENINSULA_ZONE);
  return [
    ["UTM (ETRS89)", own],
    ["UTM, huso 30 (EPSG:25830)", `${Math.round(eastingM)} ${Math.round(northingM)}`],
  ];
}

/** A point in every notation that the desk meets. */
export function pointAnswer({ point, notice, zoom }: FoundPoint): Answer {
  const { google, openStreetMap } = mapAddressesOf(point, zoom ?? undefined);
  const mercator = toMercator(point);
  return answerWith(
    [
      ["Decimales", formatDecimalPoint(point, 5)],
      ["Para un programa (latitud, longitud)", formatMachinePoint(point)],
      ["GeoJSON (longitud, latitud)", `[${point.lon.toFixed(6)}, ${point.lat.toFixed(6)}]`],
      ["Grados, minutos y segundos", formatSexagesimalPoint(point)],
      ...utmResults(point),
      ...(mercator === null
        ? []
        : ([["Mercator de la web (EPSG:3857)", mercator.map((metres) => metres.toFixed(1)).join(" ")]] as const)),
      ["Google Maps", google],
      ["OpenStreetMap", openStreetMap],
    ],
    notice === "" ? [] : [advice(notice)],
  );
}
