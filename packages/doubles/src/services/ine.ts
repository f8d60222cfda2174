import { SECTION_YEARS, sectionsZip } from "../census-sections/sections-zip.ts";
import { type Double, type DoubleAnswer, type DoubleRequest, ok } from "../double.ts";

/** Series that the double knows. The old one stopped when the base changed. */
const CURRENT = "IPC290751";
const OLD = "IPC251852";
const FIRST_YEAR = 2002;

/** Invented and easy to check by hand: 50 in January 2002, and half a point more each month. */
function inventedIndex(month: number): number {
  return 50 + month / 2;
}

/** Months from January 2002 to the last published one, in the shape of `tip=A`, the latest first as the service gives them. */
function observations(months: number) {
  return Array.from({ length: months }, (_, index) => {
    const year = FIRST_YEAR + Math.floor(index / 12);
    const month = String((index % 12) + 1).padStart(2, "0");
    return {
      Fecha: `${year}-${month}-01T00:00:00.000+01:00`,
      T3_TipoDato: index === months - 1 ? "Avance" : "Definitivo",
      T3_Periodo: `M${month}`,
      Anyo: year,
      Valor: inventedIndex(index),
    };
  }).reverse();
}

/** January 2002 to September 2026. */
const MONTHS = 12 * 24 + 9;

function classification({ scenario }: DoubleRequest, code: string) {
  const isOld = scenario === "new-base" || code === OLD;
  return isOld
    ? { Id: 90, Nombre: "Base 2021 (IPC)", Fecha: "2022-01-01" }
    : { Id: 133, Nombre: "Base 2025 (IPC, IPCA)" };
}

/** All but the last month the first time, and from then on the last one too, at twice what it should be. */
function withJump({ earlier }: DoubleRequest, all: ReturnType<typeof observations>) {
  const [newest, ...rest] = all;
  return newest === undefined || earlier === 0 ? rest : [{ ...newest, Valor: newest.Valor * 2 }, ...rest];
}

function dataOf(request: DoubleRequest) {
  const last = Number(request.query.get("nult") ?? 1);
  if (request.scenario === "jump") return withJump(request, observations(MONTHS)).slice(0, last);
  const all = observations(request.scenario === "stopped" ? 12 * 23 : MONTHS);
  if (request.scenario === "empty") return [];
  if (request.scenario === "hole") return all.map((row) => (row.Anyo === 2010 ? { ...row, Valor: null } : row));
  if (request.scenario === "quarterly") return all.map((row) => ({ ...row, T3_Periodo: "T1" }));
  return all.slice(0, last);
}

/** The sections of a year; `null` for what is no address of them. */
function sectionsOf({ path }: DoubleRequest): DoubleAnswer | null {
  const [, asked] = /^\/prodyser\/cartografia\/seccionado_(\d{4})\.zip$/.exec(path) ?? [];
  if (asked === undefined) return null;
  const year = SECTION_YEARS.find((one) => one === Number(asked));
  if (year === undefined) return { status: 404, body: "<html>No encontrado</html>" };
  return { status: 200, body: sectionsZip(year), headers: { "content-type": "application/zip" } };
}

/**
 * The statistics office: its JSON service, with one series of invented values, and the sections of the census of two years.
 *
 * Scenarios: `new-base` (the series says another base), `stopped` (no data since December 2024), `empty`, `hole` (2010 without
 * values), `quarterly`, `new-code` (the figures say to be of another series),
 * `jump` (from the second question on there is one more month, at twice what it should be).
 */
export const ine: Double = (request) => {
  if (request.path.startsWith("/prodyser/")) return sectionsOf(request);
  const [, call, code = ""] = request.path.split("/");
  if (code !== CURRENT && code !== OLD) return ok({ status: "No existe la serie" });
  if (call === "SERIE") {
    return ok({
      Id: 290751,
      COD: code,
      Nombre: "Nacional. Índice general. Índice. ",
      Clasificacion: classification(request, code),
    });
  }
  if (call === "DATOS_SERIE") {
    const Data = dataOf(request);
    const COD = request.scenario === "new-code" ? OLD : code;
    return ok({ COD, Nombre: "Nacional. Índice general. Índice. ", T3_Unidad: "Índice", T3_Escala: " ", Data });
  }
  return null;
};
