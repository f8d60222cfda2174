import { findPersonalData } from "./find-personal-data.ts";
import { namesCodes, namesPhones } from "./number-neighbours.ts";
import type { PersonalKind } from "./personal-kinds.ts";

/** Count of the findings of a kind. */
export interface PersonalCount {
  readonly kind: PersonalKind;
  readonly count: number;
}

/** Looks through a table, cell by cell, for what reaches people. */
export interface PersonalColumns {
  /** @param column - Name of its column; empty for a text without columns. */
  look(column: string, cell: string): void;
  /** Lists what was found so far, in the order of the kinds; empty for none. */
  found(): readonly PersonalCount[];
}

/** Columns that are told apart: a list with a name for each row has more, and they count as one. */
const MOST_COLUMNS = 2000;

/** Signs of a cell that are looked at at once. */
const LONGEST_CELL = 20_000;

interface Column {
  readonly sure: Map<PersonalKind, number>;
  likelyPhones: number;
  possiblePhones: number;
  /** Cells of figures alone that are no telephone. */
  otherFigures: number;
}

const KINDS: readonly PersonalKind[] = ["email", "identity", "account", "phone"];

/** A cell of figures, signs of numbers and nothing else. */
const isFigures = (cell: string) => /\d/.test(cell) && /^[-+\d.,\s€%]+$/.test(cell);

/** Telephones of a column: those that are nothing else, and those that the column's name or its other cells make so. */
function phonesIn(name: string, { sure, likelyPhones, possiblePhones, otherFigures }: Column): number {
  const told = sure.get("phone") ?? 0;
  if (namesPhones(name)) return told + likelyPhones + possiblePhones;
  // A column of amounts or codes has some that look like telephones; one of telephones has little else.
  if (namesCodes(name) || likelyPhones < otherFigures + possiblePhones) return told;
  return told + likelyPhones + (likelyPhones > 0 ? possiblePhones : 0);
}

/**
 * Makes one that knows what each column holds: nine figures are a telephone under «móvil», and an amount among amounts.
 *
 * @see docs/adr/0064-texts-that-readers-get.md
 */
export function createPersonalColumns(): PersonalColumns {
  const columns = new Map<string, Column>();
  function columnOf(name: string): Column {
    const key = columns.has(name) || columns.size < MOST_COLUMNS ? name : "";
    const column = columns.get(key) ?? { sure: new Map(), likelyPhones: 0, possiblePhones: 0, otherFigures: 0 };
    columns.set(key, column);
    return column;
  }
  return {
    look(name, cell) {
      const column = columnOf(name);
      for (let at = 0; at < cell.length; at += LONGEST_CELL) {
        const found = findPersonalData(cell.slice(at, at + LONGEST_CELL));
        if (found.length === 0 && isFigures(cell.slice(at, at + LONGEST_CELL))) column.otherFigures += 1;
        for (const { kind, looks } of found) {
          if (kind === "phone" && looks === "likely") column.likelyPhones += 1;
          else if (kind === "phone" && looks === "possible") column.possiblePhones += 1;
          else column.sure.set(kind, (column.sure.get(kind) ?? 0) + 1);
        }
      }
    },
    found() {
      const counts = new Map<PersonalKind, number>();
      for (const [name, column] of columns)
        for (const kind of KINDS) {
          const count = kind === "phone" ? phonesIn(name, column) : (column.sure.get(kind) ?? 0);
          counts.set(kind, (counts.get(kind) ?? 0) + count);
        }
      return KINDS.flatMap((kind) => {
        const count = counts.get(kind) ?? 0;
        return count > 0 ? [{ kind, count }] : [];
      });
    },
  };
}
