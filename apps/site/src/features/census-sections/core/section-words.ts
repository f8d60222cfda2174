import { readSectionCode } from "@nv/geography";
import { formatNumber } from "@nv/spanish";

/** The figures of an area in square kilometres: small ones are streets, large ones are country. */
export function squareKilometres(areaM2: number): string {
  const km2 = areaM2 / 1_000_000;
  return `${formatNumber(km2, { decimals: km2 < 10 ? 3 : 1 })} km²`;
}

/** A section as people tell it inside its municipality: «distrito 01, sección 003». */
export function placeInTown(code: string): string {
  const parts = readSectionCode(code);
  return parts === null ? code : `distrito ${parts.district}, sección ${parts.section}`;
}

/** A section on a map: «01-003». */
export function shortName(code: string): string {
  const parts = readSectionCode(code);
  return parts === null ? code : `${parts.district}-${parts.section}`;
}

/** A code as it is read aloud: «28079 01 003». */
export function spacedCode(code: string): string {
  const parts = readSectionCode(code);
  return parts === null ? code : `${parts.municipality} ${parts.district} ${parts.section}`;
}
