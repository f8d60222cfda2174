import { CENSUS_SECTIONS_API_PATH, PLACES_API_PATH } from "@nv/contracts";
import {
  FoundSections,
  JobStarted,
  LocatedSections,
  PlacesFound,
  type SectionArea,
  SectionDetail,
  SectionShapes,
  SectionsInArea,
  SectionsState,
} from "@nv/contracts/schemas";
import { callServer } from "@nv/web";
import { addressOf } from "@nv/web/address";

const of = (year: number, what: string) => `${CENSUS_SECTIONS_API_PATH}/${year}/${what}`;
const question = (json: object, signal?: AbortSignal) => ({
  method: "POST" as const,
  json,
  ...(signal === undefined ? {} : { signal }),
});
const order = (path: string, json: object) =>
  callServer(JobStarted, CENSUS_SECTIONS_API_PATH + path, { method: "POST", isOrder: true, json });

/** The calls of the sections of the census. All throw `CallFailure`. */
export const sectionsCalls = {
  state: (signal: AbortSignal) => callServer(SectionsState, CENSUS_SECTIONS_API_PATH, { signal }),
  import: (year: number, fileId: string | null) => order("/import", { year, fileId }),
  cross: (from: number, to: number, prefix: string) => order("/crosswalk", { from, to, prefix }),
  detail: (year: number, code: string, signal: AbortSignal) => callServer(SectionDetail, of(year, code), { signal }),
  ofMunicipality: (year: number, code: string, signal: AbortSignal) =>
    callServer(SectionShapes, of(year, `municipality/${code}`), { signal }),
  byCodes: (year: number, codes: readonly string[]) =>
    callServer(FoundSections, of(year, "codes"), question({ codes })),
  byPoints: (year: number, points: readonly (readonly [number, number])[]) =>
    callServer(LocatedSections, of(year, "points"), question({ points })),
  inArea: (year: number, asked: SectionArea) => callServer(SectionsInArea, of(year, "area"), question(asked)),
  shapes: (year: number, codes: readonly string[]) =>
    callServer(SectionShapes, of(year, "shapes"), question({ codes })),
  places: (words: string, signal: AbortSignal) =>
    callServer(PlacesFound, addressOf(PLACES_API_PATH, { q: words }), { signal }),
} as const;
