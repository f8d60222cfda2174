import { type MunicipalityReader, type NamedMunicipality, readIneCode } from "@nv/geography";
import { isExampleProvince, provinceName } from "./case-texts.ts";
import { type CellCandidate, type CellReading, shownCell } from "./cell-reading.ts";

/** Figures of a municipality within its province, as the statistics office has them in a column of their own. */
const OWN_FIGURES = 3;

/** The five figures of what is written as a code, with the zeros that spreadsheets take away; `null` for what is no code. */
function codeOf(figures: string, province: string | null): string | null {
  if (figures.length === 5) return figures;
  if (figures.length === 4) return `0${figures}`;
  // With its province it is certain, and without one it is nobody's.
  if (figures.length === OWN_FIGURES && province !== null) return province + figures;
  if (figures.length !== 6) return null;
  const code = readIneCode(figures);
  return typeof code === "object" ? code.code : null;
}

/** Makes a candidate that people choose: by its name, and by its code where the name would not be this one's. One of another province says so. */
function candidateOf(one: NamedMunicipality, province: string | null, reader: MunicipalityReader): CellCandidate {
  const { code, name } = one;
  const isHere = province === code.slice(0, 2);
  const label = isHere ? name : `${name} (${provinceName(code.slice(0, 2)) ?? code})`;
  const found = reader.find(name, province);
  return { value: found.kind === "one" && found.municipality.code === code ? name : code, label };
}

const listed = (labels: readonly string[]) => new Intl.ListFormat("es", { type: "disjunction" }).format(labels);

function foundIn(cell: string, province: string | null, reader: MunicipalityReader): CellReading<string> {
  const found = reader.find(cell, province);
  if (found.kind === "one") return { value: found.municipality.code };
  const candidates = found.candidates.map((each) => candidateOf(each, province, reader));
  const labels = listed(candidates.map(({ label }) => label));
  const shown = `«${shownCell(cell)}»`;
  if (found.kind === "several") return { message: `${shown} puede ser ${labels}: elige uno`, candidates };
  const where = province === null ? "España" : (provinceName(province) ?? province);
  if (candidates.length === 0)
    return {
      message: `${shown} no es un municipio de ${where}: escribe su nombre o su código del INE, o déjalo en blanco`,
    };
  return { message: `${shown} no es un municipio de ${where}. ¿Es ${labels}?`, candidates };
}

/**
 * Reads a municipality by its name or its code. Which one of those that are called alike the province says; nothing is guessed.
 *
 * @param cell - Empty for none.
 * @param province - Two figures, or one of an example; `null` where it was not understood.
 * @param reader - `null` while the names are not at hand: then only codes are read.
 * @returns Its five figures, which may be nobody's; empty for none.
 */
export function readMunicipality(
  cell: string,
  province: string | null,
  reader: MunicipalityReader | null,
): CellReading<string> {
  const text = cell.trim();
  if (text === "") return { value: "" };
  if (province !== null && isExampleProvince(province))
    return { message: "Una provincia de ejemplo no tiene municipios: déjalo en blanco" };
  if (!/^\d+$/.test(text)) {
    if (reader !== null) return foundIn(text, province, reader);
    return { message: "Escribe el código del INE, cinco cifras: los nombres de los municipios no se han cargado" };
  }
  const code = codeOf(text, province);
  if (code !== null) return { value: code };
  return {
    message: `«${shownCell(text)}» no es el código de un municipio: son cinco cifras, o seis con la de control`,
  };
}
