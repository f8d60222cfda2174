import { describe, expect, test } from "vitest";
import { type KnownTable, LAYOUTS, type WrittenTable } from "../test/layouts.ts";
import { decodeText } from "./decode-text.ts";
import { type PlainTable, plainTable } from "./plain-table.ts";
import { readTable } from "./read-table.ts";
import type { TableRow } from "./table.ts";
import { NO_READING } from "./table-reading.ts";

const TABLES = 40;

/** The same figures for the same seed, whatever the machine: mulberry32. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NAMES = ["Agricultura", "Industria", "Construcción", "Servicios", "Todos"];
/** Sizes that values have: shares, indices, thousands of people, people. */
const SIZES = [2, 60, 900, 20_000, 3_000_000];

function knownTable(dice: () => number): KnownTable {
  const upTo = (most: number) => Math.floor(dice() * most);
  const decimals = upTo(4);
  const size = SIZES[upTo(SIZES.length)] ?? 1;
  const months = Array.from({ length: 5 + upTo(20) }, (_none, at) => ({
    year: 2021 + Math.floor(at / 12),
    month: (at % 12) + 1,
  }));
  const series = NAMES.slice(0, 1 + upTo(NAMES.length));
  const hasDebts = dice() < 0.3;
  const values = months.map(() =>
    series.map(() => {
      const value = Math.round(dice() * size * 10 ** decimals);
      return dice() < 0.05 ? null : hasDebts && dice() < 0.5 ? 0 - value : value;
    }),
  );
  return { series, months, values, decimals };
}

/** Signs of a column in which nobody measured anything. */
const SIGNS = ["", "..", ":", "_", "Ip", "N.D.", "NA", "–"];

/** Value of a cell of a plain table, by no function of ours; `undefined` for a text. */
function figureIn(cell: string | undefined): number | null | undefined {
  if (cell === undefined || SIGNS.includes(cell)) return null;
  return /^-?\d+(?:,\d+)?$/.test(cell) ? Number(cell.replace(",", ".")) : undefined;
}

/** The reading of who knows how it was written: a column that is asked is told. */
function answered(rows: readonly TableRow[], plain: PlainTable, table: KnownTable): PlainTable {
  const first = table.values.flat().find((value) => value !== null) ?? 0;
  const marks = Object.fromEntries(
    plain.asked.map(({ name, readings, examples }) => {
      const isDecimal = readings.find(({ values }) =>
        table.values.flat().some((value) => value !== null && value / 10 ** table.decimals === values[0]),
      );
      expect(isDecimal, `${first} ${examples.join()}`).toBeDefined();
      return [name, isDecimal?.answer === "." ? "." : ","] as const;
    }),
  );
  return plainTable(rows, { ...NO_READING, marks });
}

/** Holds what is read of a file against what was written into it. @returns Whether something was asked. */
async function holds(bytes: Uint8Array, table: KnownTable, { placeOf, dateOf }: WrittenTable): Promise<boolean> {
  const { rows } = await readTable(bytes);
  const once = plainTable(rows);
  const plain = once.asked.length === 0 ? once : answered(rows, once, table);
  const shown = JSON.stringify(plain.rows.slice(0, 4));
  for (const [row, values] of table.values.entries()) {
    if (dateOf !== null) expect(plain.rows[row + 1]?.cells[0], shown).toBe(dateOf(row));
    for (const [series, value] of values.entries()) {
      const [at, column] = placeOf(row, series);
      const known = value === null ? null : value / 10 ** table.decimals;
      expect(figureIn(plain.rows[at + 1]?.cells[column]), `${row} ${series} ${shown}`).toBe(known);
    }
  }
  const down = dateOf === null ? table.series.length : table.months.length;
  expect(plain.rows, shown).toHaveLength(down + 1);
  return once.asked.length > 0;
}

const LAYOUT_LIST = Object.entries(LAYOUTS);

test.each(LAYOUT_LIST)("%s: gives back each value and each date of random tables, or asks", async (_name, write) => {
  const dice = createDice(35);
  let asked = 0;
  for (let count = 0; count < TABLES; count += 1) {
    const table = knownTable(dice);
    const written = write(table);
    if (await holds(written.bytes, table, written)) asked += 1;
  }
  // What one mark and three decimals leave open, and hardly more.
  expect(asked).toBeLessThanOrEqual(TABLES / 2);
});

/** Lines of a file, and the separator of its cells. */
interface Lines {
  readonly lines: readonly string[];
  readonly separator: string;
}

/** Ways in which hands spoil a file that was right. */
const SPOILED: Readonly<Record<string, (file: Lines) => readonly string[]>> = {
  "blank rows in the middle": ({ lines, separator }) =>
    lines.flatMap((line, at) => (at === lines.length - 3 ? [line, "", separator.repeat(2), " "] : [line])),
  "spaces around cells": ({ lines, separator }) =>
    lines.map((line) => (line.includes('"') ? line : line.split(separator).join(`  ${separator} `))),
  "empty columns behind": ({ lines, separator }) =>
    lines.map((line) => (line === "" ? "" : line + separator.repeat(3))),
  "notes under it": ({ lines, separator }) => [
    ...lines,
    "",
    "Nota: la serie se revisa cada trimestre",
    ["Fuente: Instituto de Ejemplo", "2024"].join(separator),
    "(1) Datos provisionales",
  ],
  "another byte-order mark": ({ lines }) => lines.map((line, at) => (at === 0 ? `\uFEFF${line}` : line)),
};

const separatorIn = (text: string) =>
  ["\t", ";", ","].find((sign) => text.split("\n").filter((line) => line.includes(sign)).length > 1) ?? ";";

describe.each(Object.entries(SPOILED))("with %s", (_spoil, spoil) => {
  test.each(LAYOUT_LIST.filter(([name]) => !name.includes("workbook")))(
    "%s: nothing else is read",
    async (_name, write) => {
      const dice = createDice(53);
      for (let count = 0; count < TABLES / 2; count += 1) {
        const table = knownTable(dice);
        const written = write(table);
        const { text } = decodeText(written.bytes);
        const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n");
        const spoiled = spoil({ lines, separator: separatorIn(text) }).join("\n");
        await holds(new TextEncoder().encode(spoiled), table, written);
      }
    },
  );
});
