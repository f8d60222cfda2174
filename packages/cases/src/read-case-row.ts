import { CaseRow, type CaseRowFault } from "@nv/contracts/schemas";
import type { MunicipalityReader } from "@nv/geography";
import type { TableRow } from "@nv/tables";
import type { PlainCaseColumn } from "./case-columns.ts";
import { caseFaults } from "./case-faults.ts";
import type { CasePlaces } from "./case-places.ts";
import { type CellCandidate, type CellReading, shownCell } from "./cell-reading.ts";
import { readKey, readMinimum, readProvince, readSourceDay, SPELLINGS } from "./read-case-cells.ts";
import { readDecade } from "./read-decade.ts";
import { readMunicipality } from "./read-municipality.ts";
import { readVictims } from "./read-victims.ts";

/** Something wrong with a cell of a row, and what it may mean. */
export interface CaseCellFault extends CaseRowFault {
  readonly candidates?: readonly CellCandidate[];
}

/** A row as it was read: a case, or everything that is wrong with it. */
export interface CaseRowReading {
  readonly row: CaseRow | null;
  readonly faults: readonly CaseCellFault[];
}

/** Reads a row of a table. */
export type CaseRowReader = (row: TableRow) => CaseRowReading;

/** Rules for the rows of a table beyond the shape of their cells: the same that the server applies. */
export interface CaseTableRules {
  /** `YYYY-MM-DD`, in Madrid. */
  readonly todayIso: string;
  /** Municipalities by name and code; `null` while they are not at hand. */
  readonly municipalities: MunicipalityReader | null;
}

/** Writings of a column that are remembered: of a column that has more, each is its own. */
const MOST_REMEMBERED = 1000;

/** Reads a cell as one of the readers of cells does, each writing of it once: a column has few of them. */
function remembering<Value>(read: (cell: string) => Value): (cell: string) => Value {
  const known = new Map<string, Value>();
  return (cell) => {
    const told = known.get(cell);
    if (told !== undefined) return told;
    const value = read(cell);
    if (known.size < MOST_REMEMBERED) known.set(cell, value);
    return value;
  };
}

const isDiocese = (scope: string) => /^(?:archi)?di[oó]cesis\b|^(?:arz)?obispado\b/i.test(scope);

/** The readers of the cells of a table whose columns have names. */
function createReaders(nameOf: CasePlaces["nameOf"], municipalities: MunicipalityReader | null) {
  /** Makes a reader of cells that returns what was read, or why nothing was: the cell is empty, or says something else. */
  function told<Value>(
    field: PlainCaseColumn,
    read: (cell: string) => Value | null,
  ): (cell: string) => CellReading<Value> {
    return remembering((cell) => {
      const value = read(cell);
      if (value !== null) return { value };
      if (cell === "") return { message: `Falta «${nameOf(field)}»` };
      return { message: `«${shownCell(cell)}» no vale para «${nameOf(field)}»` };
    });
  }
  /** The same of a reader that says itself what it did not understand. */
  function filled<Value>(
    field: PlainCaseColumn,
    read: (cell: string) => CellReading<Value>,
  ): (cell: string) => CellReading<Value> {
    return remembering((cell) => (cell === "" ? { message: `Falta «${nameOf(field)}»` } : read(cell)));
  }
  const municipality = remembering((key) => {
    const [province = "", cell = ""] = key.split("\n", 2);
    return readMunicipality(cell, province === "" ? null : province, municipalities);
  });
  return {
    province: told("province", readProvince),
    decade: filled("decade", readDecade),
    centre: told("centre", (cell) => readKey(cell, SPELLINGS.centre)),
    scopeKind: told("scopeKind", (cell) => readKey(cell, SPELLINGS.scopeKind)),
    status: told("status", (cell) => readKey(cell, SPELLINGS.status)),
    evidence: told("evidence", (cell) => readKey(cell, SPELLINGS.evidence)),
    victims: filled("victims", readVictims),
    minimum: told("isMinimum", readMinimum),
    day: remembering((day): CellReading<string> => {
      const value = readSourceDay(day);
      if (value !== null) return { value };
      return { message: day === "" ? "Falta la fecha de la fuente" : `«${shownCell(day)}» no es una fecha` };
    }),
    municipality: (cell: string, province: string | null) =>
      municipality(`${province ?? ""}\n${cell.replaceAll(/\s+/g, " ")}`),
  };
}

/** Stand for what was not understood while the rest of its row is looked at. */
const STAND_INS = { province: "", decade: 1970, victims: { victims: 1, isMinimum: false }, day: "" } as const;

/** Gathers what is wrong with the cells of a row. A field is told once: the first thing that is wrong with it is its cause. */
function gatherFaults(row: number) {
  const found: CaseCellFault[] = [];
  function add(field: string, message: string, candidates: readonly CellCandidate[] = []): void {
    if (found.some((fault) => fault.field === field)) return;
    found.push({ row, field, message, ...(candidates.length > 0 && { candidates }) });
  }
  /** Returns what was read; what was not is told as a fault, and a stand-in is returned for it. */
  function take<Value>(field: string, reading: CellReading<Value>, standIn: Value): Value {
    if ("value" in reading) return reading.value;
    add(field, reading.message, reading.candidates);
    return standIn;
  }
  return { found, add, take };
}

/**
 * Makes a reader of the rows of a table, which tells everything that is wrong with a row at once.
 *
 * @param places - Of its columns.
 * @param rules - `null` to look at the shape of each cell alone.
 */
export function createCaseRowReader(places: CasePlaces, rules: CaseTableRules | null): CaseRowReader {
  const read = createReaders(places.nameOf, rules?.municipalities ?? null);
  const held = rules === null ? null : { todayIso: rules.todayIso, ...knownNames(rules) };

  return (row) => {
    const faults = gatherFaults(row.number);
    const cellAt = (at: number | undefined) => (at === undefined ? "" : (row.cells[at] ?? "").trim());
    const cellOf = (column: PlainCaseColumn) => cellAt(places.plain.get(column));
    const scope = cellOf("scope");
    const kind = cellOf("scopeKind");
    const province = faults.take("province", read.province(cellOf("province")), STAND_INS.province);
    const { victims, isMinimum } = faults.take("victims", read.victims(cellOf("victims")), STAND_INS.victims);
    const sources = places.sources.flatMap(({ number, title, date, url }) => {
      const [told, day, address] = [cellAt(title), cellAt(date), cellAt(url)];
      if (told === "" && day === "" && address === "") return [];
      const known = faults.take(`sources.${number - 1}.date`, read.day(day), STAND_INS.day);
      return [{ number, source: { title: told, date: known, url: address } }];
    });
    const given = {
      row: row.number,
      nameReason: cellOf("nameReason"),
      fields: {
        ref: cellOf("ref"),
        scopeKind:
          kind === ""
            ? isDiocese(scope)
              ? ("diocese" as const)
              : ("order" as const)
            : faults.take("scopeKind", read.scopeKind(kind), "diocese"),
        scope,
        province,
        municipality: faults.take(
          "municipality",
          read.municipality(cellOf("municipality"), province === "" ? null : province),
          "",
        ),
        decade: faults.take("decade", read.decade(cellOf("decade")), STAND_INS.decade),
        centre: faults.take("centre", read.centre(cellOf("centre")), "other"),
        victims,
        isMinimum: faults.take("isMinimum", read.minimum(cellOf("isMinimum")), false) || isMinimum,
        status: faults.take("status", read.status(cellOf("status")), "reported"),
        evidence: faults.take("evidence", read.evidence(cellOf("evidence")), "testimony"),
        sources: sources.map(({ source }) => source),
        ...(places.plain.has("summary") ? { summary: cellOf("summary") } : {}),
        ...(places.plain.has("notes") ? { notes: cellOf("notes") } : {}),
      },
    };
    /** Sources that are blank are none, so that those behind have another number in the case. */
    const inTable = (field: string) =>
      field.replace(/^sources\.(\d+)/, (whole, at) => {
        const number = sources[Number(at)]?.number;
        return number === undefined ? whole : `sources.${number - 1}`;
      });
    const { data, error } = CaseRow.safeParse(given);
    for (const { path, message } of error?.issues ?? [])
      faults.add(inTable(path.filter((part) => part !== "fields").join(".")), message);
    if (held !== null) {
      const whole = { summary: "", notes: "", ...given.fields };
      for (const { field, message } of caseFaults(whole, { ...held, nameReason: given.nameReason }))
        faults.add(inTable(field), message);
    }
    return { row: faults.found.length === 0 ? (data ?? null) : null, faults: faults.found };
  };
}

/** Codes that there are, where they are known. */
const knownNames = ({ municipalities }: CaseTableRules) =>
  municipalities === null ? {} : { municipalities: municipalities.names };
