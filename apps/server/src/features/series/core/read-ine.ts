import type { Observation, SeriesFields } from "@nv/contracts/schemas";
import { dayInMadrid, readDay } from "@nv/series";
import { z } from "zod";
import { OriginFault } from "./origin-fault.ts";

/** Words of the office for a figure that may change. */
const PROVISIONAL: readonly unknown[] = ["Avance", "Provisional", "Estimado"];

const Row = z.object({
  /** Words with their zone, or milliseconds since the epoch. */
  Fecha: z.union([z.string(), z.number()]),
  T3_TipoDato: z.string().nullish(),
  Valor: z.number().nullish(),
  Secreto: z.boolean().nullish(),
});

const Answer = z.object({ COD: z.string(), Nombre: z.string().nullish(), Data: z.array(Row) });

const About = z.object({
  COD: z.string(),
  Clasificacion: z.union([z.object({ Nombre: z.string() }), z.array(z.object({ Nombre: z.string() }))]).nullish(),
});

/** Answer of the office when there is no such series, with a status of success. */
const Absent = z.object({ status: z.string() });

function parsed<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new OriginFault("The statistics office answered something else.", { cause });
  }
}

/** Whether the answer says that there is no such series. */
export function isAbsentIne(text: string): boolean {
  try {
    return Absent.safeParse(JSON.parse(text)).success;
  } catch {
    return false; // Whatever else it is, the reader of the answer says so.
  }
}

/** The day of a figure: the first one of its period, as the office writes it. */
function dayOf(written: string | number): string {
  const day = typeof written === "number" ? dayInMadrid(written) : readDay(written, "day-first");
  if (day === null) throw new OriginFault(`No day: ${written}`);
  return day;
}

/**
 * Reads the figures of a series of the statistics office.
 *
 * @param text - Answer of `DATOS_SERIE`, with `tip=A` or without.
 * @param column - That gets the figures.
 * @throws {OriginFault} For another answer.
 * @see https://www.ine.es/dyngs/DataLab/manual.html?cid=48
 */
export function readIne(text: string, column: string, { name, url }: SeriesFields["source"]): readonly Observation[] {
  return parsed(text, Answer).Data.map(({ Fecha, T3_TipoDato, Valor, Secreto }) => ({
    date: dayOf(Fecha),
    values: { [column]: Secreto === true ? null : (Valor ?? null) },
    source: name,
    sourceUrl: url,
    isProvisional: PROVISIONAL.includes(T3_TipoDato),
    note: "",
  }));
}

/** The code that a series says to have. @param text - Answer of `DATOS_SERIE`. */
export function readIneCode(text: string): string {
  return parsed(text, Answer).COD;
}

/** The base that a series says to have; empty when it says none. @param text - Answer of `SERIE` with `det=2`. */
export function readIneBase(text: string): string {
  const { Clasificacion } = parsed(text, About);
  const [first] = Array.isArray(Clasificacion) ? Clasificacion : [Clasificacion];
  return (first?.Nombre ?? "").slice(0, 200);
}
