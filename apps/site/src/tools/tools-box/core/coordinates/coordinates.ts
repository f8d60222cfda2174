import { readAngles, readFirst, readMapAddress } from "@nv/geography";
import { pointAnswer } from "../points/point-answer.ts";
import { refuse, type Utility, written } from "../utility/utility.ts";

const EXAMPLE = "Por ejemplo: «40,4168 -3,7038», «40° 25′ 0″ N, 3° 42′ 14″ O» o la dirección de Google Maps.";

const INE_CODE = /^(?:\d{2}|\d{5,7}|\d{10})$/;
const CADASTRE = /^\d{5}(?:\d\d[A-Z]{2}\d{4}[A-Z]|[A-Z]\d{8})/i;

/** Says why a text has no place among points. Codes are told by their form alone: the utility that they are sent to reads them. */
function strangerFault(text: string): string | null {
  if (text === "") return `Escribe un lugar por sus coordenadas. ${EXAMPLE}`;
  if (INE_CODE.test(text)) return "Eso es un código del INE: búscalo en «Códigos del INE».";
  if (CADASTRE.test(text.replaceAll(" ", "")))
    return "Eso es una referencia catastral, y no dice dónde es. Búscala en la Sede del Catastro.";
  return null;
}

/** A place in degrees, or on a map, in every notation that the desk meets. */
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
    const text = written(values, "place");
    const fault = strangerFault(text);
    if (fault !== null) return refuse("place", fault);
    const found = readFirst(text, [readMapAddress, readAngles]);
    if (found.kind === "point") return pointAnswer(found);
    const why = found.kind === "name" ? `«${found.text.slice(0, 40)}» parece un nombre. ${EXAMPLE}` : found.text;
    return { ...refuse("place", why), instead: "utm" };
  },
};
