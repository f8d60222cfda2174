/** Provinces of each community, both by the code of the INE. */
const PROVINCES_OF: Readonly<Record<string, string>> = {
  "01": "04 11 14 18 21 23 29 41",
  "02": "22 44 50",
  "03": "33",
  "04": "07",
  "05": "35 38",
  "06": "39",
  "07": "05 09 24 34 37 40 42 47 49",
  "08": "02 13 16 19 45",
  "09": "08 17 25 43",
  "10": "03 12 46",
  "11": "06 10",
  "12": "15 27 32 36",
  "13": "28",
  "14": "30",
  "15": "31",
  "16": "01 20 48",
  "17": "26",
  "18": "51",
  "19": "52",
};

const REGION_OF = new Map(
  Object.entries(PROVINCES_OF).flatMap(([community, provinces]) =>
    provinces.split(" ").map((province): [string, string] => [province, `ca-${community}`]),
  ),
);

/**
 * Returns the region of a province, by the codes of the INE.
 *
 * @returns Nothing for what is no province.
 * @example regionOf("28") // "ca-13"
 */
export const regionOf = (province: string): string | undefined => REGION_OF.get(province);
