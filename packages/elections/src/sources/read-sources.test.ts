import { CountMapping, CountSnapshot } from "@nv/contracts/schemas";
import { startElectionNight } from "@nv/doubles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addGreaterAreas } from "../count/add-greater-areas.ts";
import { areasByCode, listVotes } from "../count/counted-area.ts";
import { mergeCounts } from "../count/merge-counts.ts";
import { seatsOfCount } from "../count/seats-of-count.ts";
import { snapshotFaults } from "../count/snapshot-faults.ts";
import { CONGRESS_2023 } from "../law/congress.ts";
import { readCountTables } from "./read-count-table.ts";
import { readInterior } from "./read-interior.ts";
import type { CountFile } from "./text-file.ts";

const HOUR_MS = 3_600_000;
const STEP_MS = HOUR_MS / 6;
const NUMBERS = ["02", "03", "05", "06", "07", "08"];

let night: Awaited<ReturnType<typeof startElectionNight>>;
beforeAll(async () => {
  night = await startElectionNight({ startsAtMs: Date.UTC(2027, 4, 23, 18), townsPerProvince: 3 });
});
afterAll(() => night.stop());

async function fetched(path: string): Promise<CountFile & { takenAtMs: number }> {
  const response = await fetch(`${night.url}/${path}`);
  const takenAtMs = Date.parse(response.headers.get("last-modified") ?? "");
  return { name: path, bytes: new Uint8Array(await response.arrayBuffer()), takenAtMs };
}

async function interior() {
  const files = await Promise.all(NUMBERS.map((number) => fetched(`${number}022705.DAT`)));
  return readInterior(files, { takenAtMs: files[0]?.takenAtMs ?? 0 });
}

test("the ministry's files of a night: areas, lists that add up, hours, and sums", async () => {
  night.goTo(18 * STEP_MS);
  const { snapshot, problems } = await interior();
  expect(problems).toEqual([]);
  if (snapshot === null) throw new Error("nothing was read");
  expect(CountSnapshot.parse(snapshot)).toEqual(snapshot);
  expect(snapshotFaults(snapshot)).toEqual([]);
  const areas = areasByCode(snapshot);
  expect([...new Set(snapshot.areas.map(({ kind }) => kind))]).toEqual([
    "total",
    "region",
    "constituency",
    "municipality",
  ]);
  expect(areas.get("28001")).toMatchObject({ name: "Peñaalta 28-1", parent: "28", kind: "municipality" });
  expect(areas.get("28")).toMatchObject({ parent: "ca-13", turnout: [{ time: "14:00" }, { time: "18:00" }] });
  // In the provinces of the Sierra Alfa has another name, and in the country its votes are Alfa's.
  expect(snapshot.lists.map(({ key, acronym }) => [key, acronym])).toContainEqual(["000101", "ALFA"]);
  expect(snapshot.lists.some(({ key }) => key === "000106")).toBe(false);
  const provinces = snapshot.areas.filter(({ kind }) => kind === "constituency");
  const alfa = provinces.reduce((sum, { votes }) => sum + (votes["000101"] ?? 0), 0);
  expect(areas.get("total")?.votes["000101"]).toBe(alfa);
  expect(seatsOfCount(snapshot, CONGRESS_2023).ungiven).toBe(0);
});

test("the end of the night is official and whole", async () => {
  night.goTo(6 * HOUR_MS);
  const { snapshot } = await interior();
  const total = snapshot?.areas.find(({ code }) => code === "total");
  expect([snapshot?.isFinal, total?.countedCensus]).toEqual([true, total?.census]);
});

test("a file that breaks off: its lines are told, what stood stands, and the rest is new", async () => {
  night.goTo(23 * STEP_MS);
  const last = mergeCounts(null, (await interior()).snapshot ?? { takenAtMs: 0, isFinal: false, lists: [], areas: [] });
  night.goTo(24 * STEP_MS);
  const { snapshot, problems } = await interior();
  expect(problems.some(({ text }) => text.includes("está cortada"))).toBe(true);
  if (snapshot === null) throw new Error("nothing was read");
  const merged = mergeCounts(last.snapshot, snapshot);
  expect(merged.kept.length).toBeGreaterThan(0);
  expect(merged.snapshot?.areas).toHaveLength(last.snapshot?.areas.length ?? 0);
  for (const area of merged.snapshot?.areas ?? []) expect(area.voters).toBe(listVotes(area) + area.blank + area.spoilt);
});

test("a town that is counted again is a correction of its own, and of its province and the country", async () => {
  night.goTo(19 * STEP_MS);
  const before = (await interior()).snapshot;
  night.goTo(20 * STEP_MS);
  const after = (await interior()).snapshot;
  if (before === null || after === null) throw new Error("nothing was read");
  const { corrections } = mergeCounts(before, after);
  expect(corrections.filter(({ what, code }) => what === "votes" && code === "28001")).toMatchObject([
    { list: "000101" },
  ]);
});

const MAPPING = CountMapping.parse({
  ...{ headerRow: 2, kind: "municipality", name: "Municipio", census: "Censo", countedPct: "% escrutado" },
  code: [
    { column: "Cód. provincia", length: 2 },
    { column: "cod. municipio", length: 3 },
  ],
  ...{ voters: "Votantes", blank: "En blanco", spoilt: "Nulos" },
  lists: {
    form: "wide",
    columns: [
      { column: "ALFA", key: "alfa", acronym: "ALFA" },
      { column: "ALFA-SIERRA", key: "alfa-sierra", acronym: "ALFA-SIERRA" },
      { column: "BETA", key: "beta", acronym: "BETA" },
      { column: "GAMMA", key: "gamma", acronym: "GAMMA" },
      { column: "DELTA", key: "delta", acronym: "DELTA" },
      { column: "Épsilon", key: "epsilon", acronym: "ÉPSILON" },
      { column: "MIRLO", key: "mirlo", acronym: "MIRLO" },
    ],
  },
});

test("a community's table by a mapping gives the same towns as the ministry's files, and the sums that it leaves out", async () => {
  night.goTo(21 * STEP_MS);
  const table = readCountTables([{ file: await fetched("resultados.csv"), mapping: MAPPING }], { takenAtMs: 1 });
  expect(table.problems).toEqual([]);
  if (table.snapshot === null) throw new Error("nothing was read");
  const whole = addGreaterAreas(table.snapshot, CONGRESS_2023);
  expect(snapshotFaults(whole)).toEqual([]);
  const [ours, theirs] = [areasByCode(whole), areasByCode((await interior()).snapshot ?? whole)];
  for (const code of ["28001", "08003", "28", "17", "total"]) {
    const [own, other] = [ours.get(code), theirs.get(code)];
    expect([code, own?.voters, own?.votes.beta, own?.blank]).toEqual([
      ...[code, other?.voters, other?.votes["000102"], other?.blank],
    ]);
  }
});

const bytes = (text: string) => new TextEncoder().encode(text);
const LONG = CountMapping.parse({
  ...{ kind: "constituency", name: "Provincia", census: "Censo", blank: "Blancos" },
  code: [{ column: "Código", length: 2 }],
  lists: { form: "long", list: "Candidatura", votes: "Votos" },
});

test("a row for each list: figures of the area once, keys made of acronyms, wrong rows told", () => {
  const rows = [
    "Código,Provincia,Censo,Blancos,Candidatura,Votos",
    '1,Costa,"1.000",10,Coalición Ñandú,300',
    "1,Costa,1000,10,P. B.,200",
    "1,Costa,1000,10,P. B.,200",
    "2,Sierra,mil,10,P. B.,200",
    ",Nada,1,0,P. B.,0",
    "3,Vega,900,5,P-B,100",
  ];
  const { snapshot, problems } = readCountTables(
    [{ file: { name: "votos.csv", bytes: bytes(rows.join("\n")) }, mapping: LONG }],
    {
      takenAtMs: 5,
    },
  );
  expect(snapshot?.areas.map(({ code, voters, votes }) => ({ code, voters, votes }))).toEqual([
    { code: "01", voters: 510, votes: { "coalicion-nandu": 300, "p-b": 200 } },
    { code: "03", voters: 5, votes: {} },
  ]);
  expect(problems.map(({ line, text }) => `${line}: ${text}`)).toEqual([
    "4: La candidatura «p-b» está dos veces en Costa.",
    "5: «mil», en «Censo», no es una cifra entera.",
    "6: No tiene código.",
    "7: «P-B» y «P. B.» se llamarían igual: dales nombres distintos.",
  ]);
});

test("polling stations and turnout by hour, where a mapping has them; what it sums they sum", () => {
  const mapping = CountMapping.parse({
    ...{ kind: "municipality", name: "Municipio", census: "Censo", code: [{ column: "Código", length: 5 }] },
    ...{ countedTables: "Mesas escrutadas", tables: "Mesas", turnout: [{ time: "14:00", column: "A las 14" }] },
    lists: { form: "wide", columns: [{ column: "A", key: "a", acronym: "A" }] },
  });
  const text =
    "Código;Municipio;Censo;Mesas escrutadas;Mesas;A las 14;A\n1001;Uno;100;2;4;40;30\n1002;Dos;200;1;1;90;150\n1003;Tres;9;x;1;1;1";
  const read = readCountTables([{ file: { name: "a.csv", bytes: bytes(text) }, mapping }], { takenAtMs: 5 });
  expect(read.problems.map(({ text: told }) => told)).toEqual(["«x», en «Mesas escrutadas», no es una cifra entera."]);
  const law = { constituencies: [{ code: "01", name: "Costa", seats: 3 }] };
  const whole = addGreaterAreas(read.snapshot ?? { takenAtMs: 0, isFinal: false, lists: [], areas: [] }, law);
  expect(areasByCode(whole).get("total")).toMatchObject({
    ...{ census: 300, voters: 180, tables: { counted: 3, all: 5 }, turnout: [{ time: "14:00", voters: 130 }] },
  });
  expect(snapshotFaults(whole)).toEqual([]);
});

test("the column of a list is found by any name of the party, that of the mapping first", () => {
  const mapping = CountMapping.parse({
    ...{ kind: "constituency", name: "Provincia", census: "Censo", code: [{ column: "Código", length: 2 }] },
    lists: {
      form: "wide",
      columns: [
        { column: "PE", key: "pe", acronym: "PE", name: "Partido de Ejemplo" },
        { column: "UV", key: "uv", acronym: "UV" },
        { column: "CC", key: "cc", acronym: "CC" },
      ],
    },
  });
  const text = "Código;Provincia;Censo;partido de ejemplo;Unión Verde;CC\n1;Uno;100;30;20;10";
  const file = { name: "a.csv", bytes: bytes(text) };
  const read = (othersOf: (name: string) => readonly string[]) =>
    readCountTables([{ file, mapping }], { takenAtMs: 5, othersOf });
  expect(read((name) => (name === "UV" ? ["Unión Verde"] : [])).snapshot?.areas[0]?.votes).toEqual({
    pe: 30,
    uv: 20,
    cc: 10,
  });
  expect(read(() => []).problems[0]?.text).toBe("Faltan columnas: «UV».");
});

test("a file of nothing but line ends, or of nothing but separators, is not read", () => {
  const read = (byte: number, length: number) =>
    readCountTables([{ file: { name: "a.csv", bytes: new Uint8Array(length).fill(byte) }, mapping: LONG }], {
      takenAtMs: 5,
    });
  for (const { snapshot, problems } of [read(10, 1_200_001), read(59, 10_000_001)])
    expect([snapshot, problems[0]?.text]).toEqual([null, "Es más grande que cualquier recuento: no se lee."]);
});

test.each([
  {
    name: "columns that are not there",
    text: "Código;Otra\n1;2",
    told: "Faltan columnas: «Provincia», «Censo», «Blancos», «Candidatura», «Votos».",
  },
  {
    name: "no rows",
    text: "Código,Provincia,Censo,Blancos,Candidatura,Votos\n",
    told: "No hay ninguna fila que se entienda.",
  },
  { name: "nothing", text: "", told: "No hay nombres de columnas en la fila 1." },
])("a table that is none: $name", ({ text, told }) => {
  const { snapshot, problems } = readCountTables([{ file: { name: "a.csv", bytes: bytes(text) }, mapping: LONG }], {
    takenAtMs: 5,
  });
  expect([snapshot, problems[0]?.text]).toEqual([null, told]);
});

test("a thousand wrong lines are told as fifty, and the number of the rest", () => {
  const rows = Array.from({ length: 1000 }, () => "1,Costa,x,0,A,1");
  const text = ["Código,Provincia,Censo,Blancos,Candidatura,Votos", ...rows].join("\n");
  const { problems } = readCountTables([{ file: { name: "a.csv", bytes: bytes(text) }, mapping: LONG }], {
    takenAtMs: 5,
  });
  expect([problems.length, problems[0]?.text, problems.at(-1)?.text]).toEqual([
    ...[52, "No hay ninguna fila que se entienda.", "Y 950 problemas más."],
  ]);
});

test("files of something else are no count", () => {
  const { snapshot, problems } = readInterior(
    [{ name: "03022705.DAT", bytes: bytes("<html>Mantenimiento</html>\n") }],
    {
      takenAtMs: 5,
    },
  );
  expect(snapshot).toBe(null);
  expect(problems.map(({ text }) => text)).toEqual([
    "Falta el archivo de candidaturas (03…), o no se entiende.",
    "Faltan los archivos de territorios (05… o 07…), o no se entienden.",
    "Tiene 26 caracteres y debería tener 232: está cortada.",
  ]);
});
