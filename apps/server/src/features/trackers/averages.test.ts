import {
  PublishedAverage,
  PublishedTracker,
  RememberedMappings,
  TrackerDetail,
  TrackerRowsChanged,
} from "@nv/contracts/schemas";
import { HOUSE_METHOD, HOUSE_STATES, NEW_METHOD } from "@nv/series";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { StoredTracker } from "./core/stored-tracker.ts";

/** An invented country with five parties. */
const AVERAGE = {
  ...{ kind: "average", title: "Elecciones de Ejemplo", startDay: "2025-01-01", question: "¿A quién votaría?" },
  series: ["Azul", "Verde", "Naranja", "Lila", "Ocre"].map((name) => ({
    ...{ key: name.toLowerCase(), name, role: "choice" },
  })),
  method: NEW_METHOD,
};

/** As an encyclopaedia has it: pasted, with notes, seats below the shares and the result of a vote. */
const ENCYCLOPAEDIA = [
  "Polling firm/Commissioner\tFieldwork date\tSample size\tAzul\tVerde\tNaranja\tLila\tOcre\tLead",
  'Casa Faro/Diario de Ejemplo[1]\t12–15 Jan 2025\t1,204\t"38.1\n128"\t27.4\t14.0\t9.1\t5.5\t10.7',
  "Brújula[2]\t20–22 Jan 2025\t900\t39.0\t26.2\t15.1\t8.8\t6.0\t12.8",
  "Mirador\t28 Jan – 3 Feb 2025\t2,000\t38.4\t26.9\t14.6\t9.3\t5.9\t11.5",
  "2021 general election\t23 Jul 2021\t—\t31.0\t32.1\t14.0\t10\t8\t1.1",
].join("\n");

describe.each(FEATURE_PLACES)("averages on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const post = (path: string, body: object) => process.call("POST", `/api/trackers${path}`, body);
  async function add(more: object = {}): Promise<TrackerDetail> {
    const answer = await post("", { ...AVERAGE, ...more });
    expect(answer.status, answer.text).toBe(201);
    return TrackerDetail.parse(answer.body);
  }
  const bring = ({ id, version }: TrackerDetail, text: string, more: object = {}) =>
    post(`/${id}/rows`, { version, of: "polls", text, ...more });
  const brought = async (...asked: Parameters<typeof bring>) => {
    const answer = await bring(...asked);
    expect(answer.status, answer.text).toBe(200);
    return TrackerRowsChanged.parse(answer.body);
  };
  const latest = async (slug: string, kind = "json") => (await process.read(`/data/${slug}/latest.${kind}`)).body;
  const fixed = { house: "", sourceUrl: "https://enciclopedia.example/sondeos" };

  test("a table of an encyclopaedia comes in as it was pasted, and readers get the average, the leader and the polls", async () => {
    const draft = await add({ slug: "elecciones-de-ejemplo" });
    const refused = await bring(draft, ENCYCLOPAEDIA);
    expect(refused.body).toMatchObject({ fields: [{ message: "Fila 2, falta la dirección de la fuente." }, {}, {}] });

    const { tracker, sentence } = await brought(draft, ENCYCLOPAEDIA, { fixed });
    expect(sentence).toBe("Tres encuestas nuevas.");
    const published = await post(`/${tracker.id}/publish`, { version: tracker.version });
    expect(published.status, published.text).toBe(200);
    const told = PublishedAverage.parse(JSON.parse(await latest("elecciones-de-ejemplo")));
    expect(told.polls.map(({ date, values }) => [date, values.house, values.client ?? null, values.sample])).toEqual([
      ["2025-01-15", "Casa Faro", "Diario de Ejemplo", 1204],
      ["2025-01-22", "Brújula", null, 900],
      ["2025-02-03", "Mirador", null, 2000],
    ]);
    expect(told.leader).toMatchObject({ key: "azul" });
    expect(told.sentence).toMatch(/^El 3.de febrero de 2025: Azul, 38,\d.% \(de /);
    // What the law asks to go out with each poll stands on the page, and what nobody tells of it too.
    const page = (await process.read("/data/elecciones-de-ejemplo/")).body;
    const sheet = /<summary>Casa Faro, 15\sde enero de 2025<\/summary><dl[^>]*>(.*?)<\/dl>/.exec(page)?.[1] ?? "";
    expect(sheet.replaceAll(/<[^>]+>/g, "|")).toMatch(
      /\|Encargo\|+Diario de Ejemplo\|.*\|No consta\|+el domicilio de la casa, /,
    );
    const [head, row] = (await latest("elecciones-de-ejemplo", "csv")).split("\r\n");
    expect(head).toBe(
      "house,start,end,sample,mode,population,azul,verde,naranja,lila,ocre,source,source_url,note,client",
    );
    expect(row).toBe(
      "Casa Faro,2025-01-12,2025-01-15,1204,,,38.1,27.4,14,9.1,5.5,enciclopedia.example,https://enciclopedia.example/sondeos,,Diario de Ejemplo",
    );
  });

  test("rows that are wrong keep all out, until somebody says that they are left out", async () => {
    const draft = await add({ title: "Con filas malas" });
    const text = `${ENCYCLOPAEDIA}\nOtra Casa\t5–7 Feb 2025\t?\t38.0\t27.0\t15.0\t9.0\t6.0\t11\n`;
    expect((await bring(draft, text, { fixed })).status).toBe(422);
    const { tracker, leftOut } = await brought(draft, text, { fixed, leavesOut: true });
    expect(tracker.data.polls.observations).toBe(3);
    expect(leftOut).toEqual(["Fila 6, columna «Muestra»: «?» no es un número."]);
  });

  test("how columns were understood is remembered for everybody, by their names", async () => {
    const draft = await add({ title: "A mano" });
    const text = "quien,desde,hasta,cuantos,a,v\nFaro,2025-03-01,2025-03-03,1000,38,27";
    const columns = { house: "quien", sample: "cuantos", azul: "a", verde: "v" };
    await brought(draft, text, { fixed, mapping: { columns } });
    const { body } = await process.call("GET", "/api/trackers/mappings");
    const [last] = RememberedMappings.parse(body).items;
    expect(last).toEqual({ names: ["quien", "desde", "hasta", "cuantos", "a", "v"], columns, fixed });
  });

  test("what is said of a table at more length than anybody reads is not remembered", async () => {
    const draft = await add({ title: "De sobra" });
    const columns = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, `nombre ${"x".repeat(30)}`]));
    const before = (await process.call("GET", "/api/trackers/mappings")).body;
    const text = "casa;inicio;fin;muestra;azul;verde;url\nSur;2025-04-01;2025-04-03;1000;38;27;https://sur.example";
    await brought(draft, text, { mapping: { columns } });
    expect((await process.call("GET", "/api/trackers/mappings")).body).toEqual(before);
  });

  test("two series of one name, one series alone, and a name that polls have already keep it from being published", async () => {
    const [first] = AVERAGE.series;
    const twice = await add({ title: "Dos", series: [first, first] });
    expect(twice.problems).toMatchObject([{ field: "series", message: "Dos se llaman igual: cambia un nombre" }]);
    const alone = await add({ title: "Una", series: [first] });
    expect(alone.problems).toMatchObject([{ field: "series", message: "Hacen falta al menos dos" }]);
    const taken = await add({ title: "Casa", series: [first, { key: "house", name: "Casa", role: "choice" }] });
    expect(taken.problems).toMatchObject([{ field: "series.1.key" }]);
  });

  test("a house of reference that asked nothing keeps it from being published: the method would say what is not so", async () => {
    const states = { ...HOUSE_STATES, qualityHouses: ["Mirador", "Nadie"] };
    const draft = await add({ title: "Sin esa casa", method: { ...NEW_METHOD, states } });
    const { tracker } = await brought(draft, ENCYCLOPAEDIA, { fixed });
    expect(tracker.problems).toMatchObject([{ field: "method.states.qualityHouses" }]);
  });

  test("a mandate does not become an average", async () => {
    const { id, version } = await add({ title: "Fija" });
    const mandate = { kind: "mandate", title: "Fija", holder: "x", startDay: "2025-01-01", question: "x" };
    const answer = await process.call("PUT", `/api/trackers/${id}`, { ...mandate, method: HOUSE_METHOD, version });
    expect(answer.status).toBe(422);
  });
});

/** A mandate as data folders have it that were written before there were models. */
const OLD = {
  ...{
    kind: "mandate",
    title: "Presidencia",
    description: "",
    note: "",
    holder: "Presidencia",
    startDay: "2025-01-10",
  },
  question: "¿Aprueba su gestión?",
  method: { halfLifeDays: 14, mostSample: 3000, leastPolls: 3, windowDays: 30, resamples: 200, seed: 1 },
};

test("what was written and published before there were models is read as it was", () => {
  const rows = { hash: "", observations: 0, first: "", last: "", used: [] };
  const stored = { ...OLD, data: { polls: rows, events: rows } };
  expect(StoredTracker.parse(stored)).toEqual(stored);
  const { kind, title, description, holder, startDay, question, method: parameters } = OLD;
  const published = {
    ...{ schema: 1, kind, title, description, holder, startDay, question, parameters, sentence: "", method: "" },
    ...{ revisionUrl: "", changes: { added: 0, changed: 0, removed: 0 }, average: [], polls: [], events: [] },
    drawn: { x: { name: "Fecha", kind: "date" }, columns: [], rows: [], dots: [], moments: [] },
  };
  expect(PublishedTracker.parse(published)).toEqual({ ...published, making: 1 });
});
