import { IsoDay, LocalMoment, type NewTeamShift, type TeamPerson, type TeamShift } from "@nv/contracts/schemas";
import { BYTE_ORDER_MARK, delimitedLine, recordsOf, type TableRow } from "@nv/tables";

const COLUMNS = ["correo", "persona", "que", "empieza", "termina", "nota"] as const;
const KINDS = { turno: "shift", fuera: "away" } as const;

/**
 * Writes shifts as a file for a spreadsheet, which {@link readRota} reads again.
 *
 * @param people - Everybody whose shifts they may be.
 */
export function writeRota(shifts: readonly TeamShift[], people: readonly TeamPerson[]): string {
  const lines = shifts.map(({ personId, kind, starts, ends, note }) => {
    const person = people.find(({ id }) => id === personId);
    const what = kind === "shift" ? "turno" : "fuera";
    return [person?.email ?? "", person?.name ?? "", what, starts.replace("T", " "), ends.replace("T", " "), note];
  });
  return BYTE_ORDER_MARK + [COLUMNS, ...lines].map((cells) => delimitedLine(cells, ";")).join("");
}

/** Imported rota, as shifts or as sentences about its rows. */
export interface ImportedRota {
  readonly shifts: readonly NewTeamShift[];
  /** Empty when all can be planned. */
  readonly faults: readonly string[];
}

/** `23/11/2026 9:00` and `2026-11-23 09:00` are one moment; `null` for what is none. */
function momentIn(text: string): string | null {
  const [day = "", hour = ""] = text.trim().split(/[ T]/);
  const [one = "", month = "", other = ""] = day.split(day.includes("/") ? "/" : "-");
  const parts = day.includes("/") ? [other, month, one] : [one, month, other];
  const [year = "", ...rest] = parts.map((part) => part.padStart(2, "0"));
  const isoDay = [year, ...rest].join("-");
  const moment = `${isoDay}T${hour.slice(0, 5).padStart(5, "0")}`;
  return IsoDay.safeParse(isoDay).success && LocalMoment.safeParse(moment).success ? moment : null;
}

/**
 * Reads the rows of a table as shifts.
 *
 * @param rows - With the names of the columns in the first: `correo`, `que` (turno, fuera), `empieza`, `termina`, `nota`.
 */
export function readRota(rows: readonly TableRow[], people: readonly TeamPerson[]): ImportedRota {
  const faults: string[] = [];
  const shifts = recordsOf(rows).flatMap((record, at): NewTeamShift[] => {
    const { correo = "", que = "", empieza = "", termina = "", nota = "" } = record;
    const person = people.find(({ email }) => email.toLowerCase() === correo.toLowerCase());
    const kind = que === "" ? "shift" : Object.entries(KINDS).find(([word]) => word === que.toLowerCase())?.[1];
    const [starts, ends] = [momentIn(empieza), momentIn(termina)];
    const row = `Fila ${rows[at + 1]?.number ?? at + 2}`;
    const own = [
      ...(person === undefined ? [`${row}, columna «correo»: «${correo}» no es de nadie con ficha`] : []),
      ...(kind === undefined ? [`${row}, columna «que»: «${que}» no es «turno» ni «fuera»`] : []),
      ...(starts === null ? [`${row}, columna «empieza»: «${empieza}» no es un día y una hora`] : []),
      ...(ends === null ? [`${row}, columna «termina»: «${termina}» no es un día y una hora`] : []),
    ];
    faults.push(...own);
    if (person === undefined || kind === undefined || starts === null || ends === null) return [];
    return [{ personId: person.id, kind, starts, ends, note: nota }];
  });
  if (faults.length === 0 && shifts.length === 0) faults.push("El archivo no tiene ningún turno.");
  return { shifts, faults };
}
