import { createPlaceNames, type PlaceSearch } from "@nv/geography";

/** Ways of a compass of sixteen winds, as the agencies write them. */
const WINDS: Readonly<Record<string, string>> = {
  ...{ N: "norte", NNE: "nornoreste", NE: "noreste", ENE: "estenoreste", E: "este", ESE: "estesureste" },
  ...{ SE: "sureste", SSE: "sursureste", S: "sur", SSW: "sursuroeste", SW: "suroeste", WSW: "oestesuroeste" },
  ...{ W: "oeste", WNW: "oesnoroeste", NW: "noroeste", NNW: "nornoroeste" },
};

/** «80 km E of Ishinomaki, Japan», as the survey of the United States writes it. */
const BESIDE = /^(\d{1,5}) km ([NSEW]{1,3}) of (.{1,120})$/;
const NO_BREAK_SPACE = "\u00a0";

/**
 * Writes the place of an agency in Spanish: «80 km E of Ishinomaki, Japan» is «a 80 km al este de Ishinomaki (Japón)».
 *
 * @returns What the agency wrote where it is written otherwise.
 */
export function spanishPlace(place: string, gazetteer: PlaceSearch): string {
  const parts = BESIDE.exec(place);
  const [, km = "", way = "", rest = ""] = parts ?? [];
  const wind = WINDS[way];
  if (wind === undefined) return place;
  const comma = rest.lastIndexOf(", ");
  const [town, country] = comma < 0 ? [rest, ""] : [rest.slice(0, comma), rest.slice(comma + 2)];
  const { nameOfTown, nameOfCountry } = createPlaceNames(gazetteer);
  const within = nameOfCountry(country);
  return `a ${km}${NO_BREAK_SPACE}km al ${wind} de ${nameOfTown(town, within)}${within === "" ? "" : ` (${within})`}`;
}
