import { type CadastralReference, readCadastralReference } from "../codes/cadastral-reference.ts";
import { type IneCode, readIneCode } from "../codes/ine-code.ts";
import type { FoundName } from "./found-name.ts";
import type { FoundPoint } from "./found-point.ts";
import { CODE_FAULTS, type LocationProblem, locationProblem, NO_TEXT_FAULTS } from "./location-fault.ts";
import { readAngles } from "./read-angles.ts";
import { readFirst } from "./read-first.ts";
import { readMapAddress } from "./read-map-address.ts";
import { readMgrs } from "./read-mgrs.ts";
import { type FoundShortCode, readPlusCode } from "./read-plus-code.ts";
import { readUtm } from "./read-utm.ts";
import { readWkt } from "./read-wkt.ts";

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

/** Result of reading a text about a place. */
export type FoundLocation = FoundPoint | FoundCode | FoundCadastre | FoundShortCode | FoundName | LocationProblem;

function readCode(text: string): FoundCode | LocationProblem | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const code = readIneCode(text);
  return typeof code === "string" ? locationProblem(CODE_FAULTS, code) : { kind: "code", code };
}

function readCadastre(text: string): FoundCadastre | LocationProblem | null {
  const cadastre = readCadastralReference(text);
  if (typeof cadastre === "string") return locationProblem(CODE_FAULTS, cadastre);
  return cadastre === null ? null : { kind: "cadastre", cadastre };
}

/**
 * Reads what a person wrote or pasted to say where something is: coordinates in any notation, the address of a map, a code of the
 * statistics institute, a reference of the cadastre, or else a name for the gazetteer. Takes time in proportion to its length.
 *
 * @returns What it is; a problem when it begins to be coordinates, an address or a code and is not right.
 * @see searchPlaces for names, placeOfCode for codes; readFirst for a page that expects some of these
 */
export function readLocation(written: string): FoundLocation {
  if (written.trim() === "") return locationProblem(NO_TEXT_FAULTS, "EMPTY");
  return readFirst<FoundLocation>(written, [
    ...[readMapAddress, readCode, readMgrs, readPlusCode, readWkt],
    ...[readCadastre, readUtm, readAngles],
  ]);
}
