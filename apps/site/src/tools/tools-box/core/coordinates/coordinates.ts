import {
  type FoundPoint,
  formatDecimalPoint,
  formatMachinePoint,
  formatSexagesimalPoint,
  formatUtmPoint,
  isNearSpain,
  mapAddressesOf,
  readLocation,
  toUtm,
} from "@nv/geography";
import { advice } from "@nv/ui/finding";
import { type Answer, answerWith, refuse, type Utility, written } from "../utility/utility.ts";
import { toMercator } from "./mercator.ts";

/** The zone in which maps of the whole Peninsula are made. */
const PENINSULA_ZONE = 30;
const EXAMPLE =
  "Por ejemplo: «40,4168 -3,7038», «40° 25′ 0″ N, 3° 42′ 14″ O», «30 440291 4474255» o la dirección de Google Maps.";

function pointAnswer({ point, notice, zoom }: FoundPoint): Answer {
  const { google, openStreetMap } = mapAddressesOf(point, zoom ?? undefined);
  const utm = formatUtmPoint(point);
  const peninsula = toUtm(point, PENINSULA_ZONE);
  const hasPeninsula = isNearSpain(point) && point.lon > -10 && toUtm(point).zone !== PENINSULA_ZONE;
  const mercator = toMercator(point);
  return answerWith(
    [
      ["Decimales", formatDecimalPoint(point, 5)],
      ["Para un programa (latitud, longitud)", formatMachinePoint(point)],
      ["GeoJSON (longitud, latitud)", `[${point.lon.toFixed(6)}, ${point.lat.toFixed(6)}]`],
      ["Grados, minutos y segundos", formatSexagesimalPoint(point)],
      ...(utm === null ? [] : ([["UTM (ETRS89)", utm]] as const)),
      ...(hasPeninsula
        ? ([
            ["UTM, huso 30 (EPSG:25830)", `${Math.round(peninsula.eastingM)} ${Math.round(peninsula.northingM)}`],
          ] as const)
        : []),
      ...(mercator === null
        ? []
        : ([["Mercator de la web (EPSG:3857)", mercator.map((metres) => metres.toFixed(1)).join(" ")]] as const)),
      ["Google Maps", google],
      ["OpenStreetMap", openStreetMap],
    ],
    notice === "" ? [] : [advice(notice)],
  );
}

/** A place in every notation that the desk meets. */
export const coordinatesUtility: Utility = {
  fields: [
    {
      name: "place",
      label: "Coordenadas o dirección de un mapa",
      kind: "line",
      example: "40,4168 -3,7038",
      hint: "Decimales, grados, UTM con su huso, Google Maps u OpenStreetMap.",
    },
  ],
  answer(values) {
    const found = readLocation(written(values, "place"));
    if (found.kind === "point") return pointAnswer(found);
    if (found.kind === "problem")
      return refuse("place", `${found.text} ${found.fault === "EMPTY" ? EXAMPLE : ""}`.trim());
    if (found.kind === "code") return refuse("place", "Eso es un código del INE: búscalo en «Códigos del INE».");
    if (found.kind === "cadastre")
      return refuse("place", "Eso es una referencia catastral, y no dice dónde es. Búscala en la Sede del Catastro.");
    return refuse("place", `«${found.text.slice(0, 40)}» parece un nombre. ${EXAMPLE}`);
  },
};
