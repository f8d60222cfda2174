/**
 * 10,000 cases: taken from a file and held to their rules, beside only reading the same file into typed columns; compared with what there was, beside one plain pass
 * over both tables that writes each row as text and looks its neighbour up; made into what readers get, page and all, beside writing the same files.
 * Budgets: 3 times, 2 times, 5 times.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  caseFaults,
  casesPage,
  compareCases,
  exampleCases,
  fieldsOfRow,
  proposeCaseColumns,
  publicCase,
  publishedCases,
  readCaseRows,
} from "@nv/cases";
import { CASE_CENTRES, CASE_EVIDENCE, CASE_SCOPES, CASE_STATUSES } from "@nv/contracts";
import type { CaseFields, CaseRow } from "@nv/contracts/schemas";
import { columnOf, delimitedLine, readDate, readNumber, readTable } from "@nv/tables";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const CASES = sized(10_000, 200);
const BUDGETS = { import: 3, difference: 2, publish: 5 } as const;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(15, 1);
const TODAY = { nameReason: "", todayIso: "2026-11-23" } as const;
/** Every so many cases one has changed. */
const CHANGED_EACH = 10;

const HEAD = [
  ...["Id interno", "Tipo de ámbito", "Diócesis u orden", "Provincia", "Municipio", "Década", "Tipo de centro"],
  ...["Víctimas", "Es un mínimo", "Situación", "Verificación", "Resumen público", "Notas internas"],
  ...["Fuente 1: documento", "Fuente 1: fecha", "Fuente 1: enlace"],
];

function lineOf(one: CaseFields): string {
  const [source] = one.sources;
  return delimitedLine([
    ...[one.ref, CASE_SCOPES[one.scopeKind], one.scope, one.province, one.municipality, one.decade],
    ...[CASE_CENTRES[one.centre], one.victims, one.isMinimum ? "sí" : "no", CASE_STATUSES[one.status]],
    ...[CASE_EVIDENCE[one.evidence], one.summary, one.notes],
    ...[source?.title ?? "", source?.date ?? "", source?.url ?? ""],
  ]);
}

async function timed(work: () => unknown): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** Measures how many times as long one work takes as another; they take turns. */
async function ratioOf(ours: () => unknown, plain: () => unknown): Promise<number> {
  await ours();
  await plain();
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plainMs = await timed(plain);
    ratios.push((await timed(ours)) / plainMs);
  }
  return median(ratios);
}

/** Ends with code 1 over a budget. */
function tell(name: keyof typeof BUDGETS, what: string, ratio: number): void {
  process.stdout.write(`cases ${name}: ${ratio.toFixed(2)} × ${what}, budget ${BUDGETS[name]}\n`);
  if (ratio > BUDGETS[name]) process.exitCode = 1;
}

/** The same file into typed columns, as any tool of the desk does with a table. */
async function onlyRead(file: string): Promise<number> {
  const { rows } = await readTable(await readFile(file));
  const [head, ...body] = rows;
  const columns = (head?.cells ?? []).map((name, at) =>
    columnOf(
      name,
      body.map(({ cells }) => cells[at] ?? ""),
    ),
  );
  const typed = body.map(({ cells }) =>
    columns.map(({ kind, decimalMark, dayOrder }, at) => {
      const cell = cells[at] ?? "";
      if (kind === "number") return readNumber(cell, decimalMark);
      return kind === "date" ? readDate(cell, dayOrder) : cell;
    }),
  );
  return typed.length;
}

async function takeFile(file: string): Promise<readonly CaseRow[]> {
  const table = await readTable(await readFile(file));
  const { rows, faults } = readCaseRows(table, proposeCaseColumns(table.rows[0]?.cells ?? []));
  const wrong = rows.flatMap((row) => caseFaults(fieldsOfRow(row, undefined), TODAY));
  if (rows.length !== CASES || faults.length + wrong.length > 0) throw new Error("Invented cases have no faults.");
  return rows;
}

/** Does what anybody would do at least: each row as a text, and the one with its name beside it. */
function plainPass(before: ReadonlyMap<string, CaseFields>, rows: readonly CaseRow[]): number {
  const texts = new Map<string, string>();
  for (const [ref, fields] of before) texts.set(ref, JSON.stringify(fields));
  let other = 0;
  for (const { fields } of rows) if (texts.get(fields.ref) !== JSON.stringify(fields)) other += 1;
  return other;
}

function makeFiles(cases: readonly CaseFields[]): Readonly<Record<string, string>> {
  const parts = { before: null, note: "", at: "2026-11-23", isExample: true } as const;
  const made = publishedCases({ cases: cases.map((fields, at) => publicCase(fields, `c${at}`)), ...parts });
  const page = casesPage(made.data, { assets: { script: "", styles: "" }, reader: "", filesAt: "" });
  return { ...made.files, "index.html": page };
}

/** Measures what 10,000 cases cost. */
export async function benchCases(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-"));
  try {
    const cases = exampleCases(CASES);
    const file = join(folder, "casos.csv");
    await writeFile(file, delimitedLine(HEAD) + cases.map(lineOf).join(""));
    tell(
      "import",
      "reading the file",
      await ratioOf(
        () => takeFile(file),
        () => onlyRead(file),
      ),
    );

    const rows = await takeFile(file);
    const before = new Map(
      cases.map((one, at) => [one.ref, at % CHANGED_EACH === 0 ? { ...one, victims: one.victims + 1 } : one]),
    );
    const ratio = await ratioOf(
      () => compareCases(before, rows, true),
      () => plainPass(before, rows),
    );
    tell("difference", "one pass over both tables", ratio);

    const files = makeFiles(cases);
    const write = async () => {
      for (const [name, text] of Object.entries(files)) {
        await writeFile(join(folder, name), text);
        await writeFile(join(folder, `${name}.gz`), gzipSync(text));
      }
    };
    tell("publish", "writing the files as they are stored", await ratioOf(() => makeFiles(cases), write));
    const page = files["index.html"] ?? "";
    process.stdout.write(
      `cases page of ${CASES}: ${page.length} characters, ${gzipSync(page).length} bytes compressed\n`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
