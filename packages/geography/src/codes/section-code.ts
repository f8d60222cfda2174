/** The code of a section of the census, in its parts. */
export interface SectionCode {
  /** CUSEC, ten figures. */
  readonly code: string;
  /** Code of its municipality at the INE, five figures. */
  readonly municipality: string;
  /** Two figures, inside the municipality. */
  readonly district: string;
  /** Three figures, inside the district. */
  readonly section: string;
}

const LENGTHS = { code: 10, municipality: 5, district: 7 } as const;

/**
 * Reads the code of a section as people and spreadsheets write it: with blanks, points or hyphens between its parts, and without the zero at its
 * beginning, which a spreadsheet takes away.
 *
 * @returns `null` for what is no such code.
 * @example readSectionCode("28079 01-001")?.code // "2807901001"
 */
export function readSectionCode(text: string): SectionCode | null {
  const figures = text.trim().replaceAll(/[\s.\-_/]/g, "");
  const isShort = /^\d{9}$/.test(figures) && text.trim() === figures;
  const code = isShort ? `0${figures}` : figures;
  if (!/^\d{10}$/.test(code)) return null;
  return {
    code,
    municipality: code.slice(0, LENGTHS.municipality),
    district: code.slice(LENGTHS.municipality, LENGTHS.district),
    section: code.slice(LENGTHS.district),
  };
}

/** Message for a text that cannot be a section code. */
export const SECTION_CODE_FAULT = "El código de sección tiene 10 cifras: 5 de municipio, 2 de distrito, 3 de sección";
