/** Sections of the census. `GET` tells which years are there; what is asked of a year is below it: `/api/census-sections/2024/…`. */
export const CENSUS_SECTIONS_API_PATH = "/api/census-sections";

/** Limits of one request. */
export const SECTION_LIMITS = {
  /** First year of the sections, and the last that anybody will ask this for. */
  firstYear: 2001,
  lastYear: 2100,
  /** Codes of a list: all sections of a year. */
  codes: 40_000,
  points: 20_000,
  /** Sections whose shapes are given at once. */
  shapes: 2000,
  /** Corners of an area that sections are chosen by, and the sections that it may meet. */
  corners: 5000,
  sectionsMet: 6000,
  /** Corners up to which it is seen whether an area crosses itself. */
  cornersLookedAt: 1000,
  bodyBytes: 2_000_000,
} as const;

/**
 * Returns the credit that must stand beside everything that is made of the sections of a year, or of two.
 *
 * @see https://www.ine.es/dyngs/AYU/index.htm?cid=125
 */
export function sectionsCredit(year: number, other = year): string {
  const years = other === year ? `seccionado de ${year}` : `seccionados de ${year} y ${other}`;
  return `Elaboración propia con datos extraídos del sitio web del INE: www.ine.es (${years})`;
}
