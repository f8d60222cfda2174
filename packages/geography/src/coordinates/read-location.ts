import { type CadastralReference, readCadastralReference } from "../codes/cadastral-reference.ts";
import { type IneCode, readIneCode } from "../codes/ine-code.ts";
import type { FoundPoint } from "./found-point.ts";
import { type LocationProblem, locationProblem } from "./location-fault.ts";
import { readAngles } from "./read-angles.ts";
import { type FoundName, isAddress, readMapAddress } from "./read-map-address.ts";
import { readUtm } from "./read-utm.ts";

/** A code of the statistics institute that was read. */
export interface FoundCode {
  readonly kind: "code";
  readonly code: IneCode;
}

/** A reference of the cadastre that was read. */
export interface FoundCadastre {
  readonly kind: "cadastre";
  readonly cadastre: CadastralReference;
}

/** What a text about a place turned out to be. */
export type FoundLocation = FoundPoint | FoundCode | FoundCadastre | FoundName | LocationProblem;

/** Addresses of maps are the longest thing that says where a place is. */
const MAX_LENGTH = 2000;

function readCode(text: string): FoundLocation {
  const code = readIneCode(text);
  return typeof code === "string" ? locationProblem(code) : { kind: "code", code };
}

/**
 * Reads what a person wrote or pasted to say where something is: coordinates in any notation, the address of a map, a code of the
 * statistics institute, a reference of the cadastre, or else a name for the gazetteer. Takes time in proportion to its length.
 *
 * @returns What it is; a problem when it begins to be coordinates, an address or a code and is not right.
 * @see searchPlaces for names, placeOfCode for codes
 */
export function readLocation(written: string): FoundLocation {
  const text = written.trim();
  if (text === "") return locationProblem("EMPTY");
  if (text.length > MAX_LENGTH) return locationProblem("TOO_LONG");
  if (isAddress(text)) return readMapAddress(text);
  if (/^\d{1,10}$/.test(text)) return readCode(text);
  const cadastre = readCadastralReference(text);
  if (typeof cadastre === "string") return locationProblem(cadastre);
  if (cadastre !== null) return { kind: "cadastre", cadastre };
  return readUtm(text) ?? readAngles(text) ?? { kind: "name", text };
}
