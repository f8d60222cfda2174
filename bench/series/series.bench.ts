/**
 * 10,000 observations of a series, imported, held to its rules and compared with what there was, beside only reading the same file into typed
 * columns, as any tool of the desk does with a table. Budget: twice the time of the reading.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SeriesFields, TableMapping } from "@nv/contracts/schemas";
import { mergeObservations, newFindings, readObservations, seriesDifference } from "@nv/series";
import { columnOf, readDate, readNumber, readTable } from "@nv/tables";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { benchFixedCharts } from "./fixed-charts.ts";

const OBSERVATIONS = sized(10_000, 200);
const TIME_BUDGET = 2;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(15, 1);
const DAY_MS = 86_400_000;
const START_MS = Date.UTC(1995, 0, 1);
const TODAY = "2026-11-23";

const SERIES = SeriesFields.parse({
  title: "Serie de Ejemplo",
  period: "day",
  columns: [
    { key: "index", label: "Índice", kind: "number" },
    { key: "volume", label: "Volumen", kind: "number" },
  ],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example" },
  rules: [
    { kind: "range", column: "index", least: 0, most: null },
    { kind: "jump", column: "index", most: 20, unit: "usual" },
    { kind: "monotony", column: "volume", direction: "up", isStrict: false },
    { kind: "missing", days: "all", except: [] },
    { kind: "past" },
    { kind: "revised", column: "index", most: 5, unit: "percent" },
  ],
});
const MAPPING = TableMapping.parse({});

/** Invented: a wave that rises, and a sum that never falls. */
function rowsOf(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const [year, month, day] = new Date(START_MS + at * DAY_MS).toISOString().slice(0, 10).split("-");
    const index = (100 + at / 50 + 5 * Math.sin(at / 40)).toFixed(2).replace(".", ",");
    return `${day}/${month}/${year};${index};${at * 3}\n`;
  });
  return `fecha;Índice;Volumen\n${rows.join("")}`;
}

async function onlyRead(path: string): Promise<number> {
  const { rows } = await readTable(await readFile(path));
  const [head, ...body] = rows;
  const columns = (head?.cells ?? []).map((name, at) =>
    columnOf(
      name,
      body.map(({ cells }) => cells[at] ?? ""),
    ),
  );
  const typed = body.map(({ cells }) =>
    columns.map(({ kind, decimalMark, dayOrder }, at) =>
      kind === "number" ? readNumber(cells[at] ?? "", decimalMark) : readDate(cells[at] ?? "", dayOrder),
    ),
  );
  return typed.length;
}

/** Does with a file what a run of a series does, but for the database. */
async function bring(path: string, before: Awaited<ReturnType<typeof observationsIn>>): Promise<number> {
  const after = mergeObservations(SERIES.columns, before, await observationsIn(path));
  const changes = seriesDifference(SERIES.columns, before, after);
  const findings = newFindings(SERIES, { before, after, changes }, TODAY);
  if (findings.length > 0) throw new Error(`the invented series breaks a rule: ${JSON.stringify(findings[0])}`);
  return changes.length;
}

async function observationsIn(path: string) {
  const { rows } = await readTable(await readFile(path));
  const { observations, problems } = readObservations(rows, SERIES, MAPPING);
  if (problems.length > 0) throw new Error(problems[0]);
  return observations;
}

async function timed(work: () => Promise<number>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchSeries(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-series-"));
  try {
    const [known, fresh] = [join(folder, "conocida.csv"), join(folder, "nueva.csv")];
    await writeFile(known, rowsOf(OBSERVATIONS - 1));
    await writeFile(fresh, rowsOf(OBSERVATIONS));
    const before = await observationsIn(known);
    if ((await bring(fresh, before)) !== 1) throw new Error("one observation is new");
    const [theirs, ours]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await timed(() => onlyRead(fresh)));
      ours.push(await timed(() => bring(fresh, before)));
    }
    const ratio = median(ours.map((ms, at) => ms / (theirs[at] ?? ms)));
    const isOver = ratio > TIME_BUDGET;
    console.log(
      `series: ${OBSERVATIONS} observations imported, held to six rules and compared in ${median(ours).toFixed(0)} ms; only read, ${median(theirs).toFixed(0)} ms: ` +
        `${ratio.toFixed(2)} times (at most ${TIME_BUDGET})${isOver ? " — OVER" : ""}`,
    );
    if (isOver) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true });
  }
  await benchFixedCharts();
}
