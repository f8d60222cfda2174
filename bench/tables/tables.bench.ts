/**
 * A table of 100,000 rows and ten columns as CSV, and one of 20,000 rows as a workbook, read as every tool reads them: names, dates and
 * figures in one way, doubts and marks. Beside what a user would pick instead: Papa Parse with the types of d3-dsv, which guess without a
 * word, and `read-excel-file`, which gives values without their formats. Budgets: three times the time of the first, twice that of the second.
 */
import { makingPlain, plainTable, readDelimited, readTable } from "@nv/tables";
import { autoType } from "d3-dsv";
import { strToU8, zipSync } from "fflate";
import Papa from "papaparse";
import readAll from "read-excel-file/universal";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const CSV_ROWS = sized(100_000, 500);
const SHEET_ROWS = sized(20_000, 200);
const COLUMNS = 9;
const CSV_BUDGET = 3;
const SHEET_BUDGET = 2;
/** Longest piece of the work on a table of as many rows as a series takes, milliseconds: what a page does not answer meanwhile. */
const PIECE_BUDGET_MS = 50;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(7, 1);
const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(1900, 0, 1);
/** Serial number of Excel of the first day of 2000. */
const FIRST_SERIAL = 36_526;

/** Invented figures with two decimals, the same each time. */
const figureAt = (row: number, column: number) => ((row * 7919 + column * 104_729) % 100_000) / 100;
const columns = Array.from({ length: COLUMNS }, (_, at) => at);

/** Written as Papa Parse and d3 read it too: a comma between cells, a point before decimals. */
function csvText(): string {
  const rows = Array.from({ length: CSV_ROWS }, (_, row) => {
    const day = new Date(FIRST_DAY_MS + (row % 40_000) * DAY_MS).toISOString().slice(0, "2024-01-15".length);
    return `${day},${columns.map((column) => figureAt(row, column)).join(",")}\n`;
  });
  return `fecha,${columns.map((column) => `serie ${column}`).join(",")}\n${rows.join("")}`;
}

const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

function workbook(): Uint8Array {
  const names = ["fecha", ...columns.map((column) => `serie ${column}`)];
  const head = names
    .map((name, at) => `<c r="${"ABCDEFGHIJ"[at]}1" t="inlineStr"><is><t>${name}</t></is></c>`)
    .join("");
  const rows = Array.from({ length: SHEET_ROWS }, (_, row) => {
    const cells = columns.map(
      (column) => `<c r="${"BCDEFGHIJ"[column]}${row + 2}"><v>${figureAt(row, column)}</v></c>`,
    );
    return `<row r="${row + 2}"><c r="A${row + 2}" s="1"><v>${FIRST_SERIAL + row}</v></c>${cells.join("")}</row>`;
  });
  const part = (type: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`;
  return zipSync({
    "[Content_Types].xml": strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${part("sheet.main")}"/><Override PartName="/xl/styles.xml" ContentType="${part("styles")}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part("worksheet")}"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Datos" sheetId="1" r:id="s"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="s" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="t" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
    "xl/styles.xml": strToU8(
      `<styleSheet xmlns="${SHEET}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet xmlns="${SHEET}"><sheetData><row r="1">${head}</row>${rows.join("")}</sheetData></worksheet>`,
    ),
  });
}

/** Measures some work by the processor's time: what others do on the machine meanwhile does not count. */
async function timed(work: () => number | Promise<number>, rows: number): Promise<number> {
  const before = process.cpuUsage();
  const read = await work();
  const { user, system } = process.cpuUsage(before);
  if (read !== rows) throw new Error(`${read} rows were read of ${rows}`);
  return (user + system) / 1000;
}

interface Rivals {
  readonly name: string;
  readonly rows: number;
  readonly budget: number;
  readonly ours: () => number | Promise<number>;
  readonly theirs: () => number | Promise<number>;
}

async function compare({ name, rows, budget, ours, theirs }: Rivals): Promise<void> {
  const times: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push({ theirs: await timed(theirs, rows), ours: await timed(ours, rows) });
  const ratio = median(times.map((one) => one.ours / one.theirs));
  const isOver = ratio > budget;
  const [mine, other] = [median(times.map((one) => one.ours)), median(times.map((one) => one.theirs))];
  console.log(
    `tables: ${name} read as every tool reads it in ${mine.toFixed(0)} ms, ${ratio.toFixed(2)} times what a user would pick (${other.toFixed(0)} ms; at most ${budget})${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}

/** Longest piece of the work that a page does on what is typed, by the processor's time: the middle of some rounds. */
function longestPieceMs(text: string): number {
  const longest = Array.from({ length: ROUNDS }, () => {
    const making = makingPlain(readDelimited(text).rows);
    let most = 0;
    for (let done = false; !done; ) {
      const before = process.cpuUsage();
      done = making.next().done === true;
      const { user, system } = process.cpuUsage(before);
      most = Math.max(most, (user + system) / 1000);
    }
    return most;
  });
  return median(longest);
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchTables(): Promise<void> {
  const text = csvText();
  await compare({
    name: `${CSV_ROWS} rows of CSV`,
    rows: CSV_ROWS,
    budget: CSV_BUDGET,
    ours: () => plainTable(readDelimited(text).rows).rows.length - 1,
    theirs: () =>
      Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data.map(autoType).length,
  });
  const bytes = workbook();
  await compare({
    name: `${SHEET_ROWS} rows of a workbook`,
    rows: SHEET_ROWS,
    budget: SHEET_BUDGET,
    ours: async () => plainTable((await readTable(bytes)).rows).rows.length - 1,
    theirs: async () => ((await readAll(new Blob([Uint8Array.from(bytes)])))[0]?.data.length ?? 1) - 1,
  });
  const pieceMs = longestPieceMs(text.split("\n").slice(0, SHEET_ROWS).join("\n"));
  const isOver = pieceMs > PIECE_BUDGET_MS;
  console.log(
    `tables: the longest piece of reading ${SHEET_ROWS} typed rows keeps a page for ${pieceMs.toFixed(0)} ms (at most ${PIECE_BUDGET_MS})${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}
