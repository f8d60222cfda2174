import { ExamplesReport, GraphicDetail, GraphicList, GraphicsSummary, JobStarted } from "@nv/contracts/schemas";
import { FORMATS } from "@nv/formats";
import { TYPES } from "@nv/graphic-types";
import { ONE_DIALECT } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";
import { Problem } from "../../../http/problem.ts";
import { EXAMPLES, type RegistryExample } from "./examples.ts";
import { createExamplesHandler, EXAMPLES_WAIT } from "./examples-job.ts";

/** Examples that are drawn in no time, with a file and without: the journey of the first minutes loads them all. */
const QUICK = EXAMPLES.filter(({ slug }) => /-(image|locator|figure|ai2html|texto)$/.test(slug));

test("there is one of each type and of each format, and each has an address of its own", () => {
  const types = new Set(EXAMPLES.map(({ fields }) => fields.config.type));
  expect(types).toEqual(new Set(TYPES.map(({ name }) => name)));
  expect(EXAMPLES).toHaveLength(TYPES.length - 1 + FORMATS.length);
  expect(new Set(EXAMPLES.map(({ slug }) => slug)).size).toBe(EXAMPLES.length);
});

describe.each(ONE_DIALECT)("on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;

  beforeAll(async () => {
    const createStore = STORES.find(({ store }) => (store === "s3") === (dialect.name === "postgres"))?.createStore;
    if (createStore === undefined) throw new Error("There is no store for this database.");
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  async function order(
    action: "load" | "remove",
    examples: readonly RegistryExample[] = QUICK,
    context = process.context,
  ): Promise<ExamplesReport> {
    const result = await createExamplesHandler(
      context,
      examples,
    )({
      payload: { action },
      subject: "",
      actor: { id: "ana", name: "Ana Muestra" },
      signal: new AbortController().signal,
      group: "",
      progress: async () => undefined,
      log: () => undefined,
    });
    return ExamplesReport.parse(result);
  }
  const summary = async () => GraphicsSummary.parse((await process.call("GET", "/api/graphics/summary")).body);
  const titlesIn = async (query: string) =>
    GraphicList.parse((await process.call("GET", `/api/graphics?${query}`)).body).items.map(({ title }) => title);
  async function find(slug: string): Promise<GraphicDetail> {
    const list = GraphicList.parse((await process.call("GET", `/api/graphics?tag=ejemplo&limit=100`)).body);
    const id = list.items.find((one) => one.slug === slug)?.id;
    return GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);
  }

  test("they come marked, come once, and go with their files; what somebody changed or readers had stays", async () => {
    const { items } = await order("load");
    expect(items.filter(({ outcome }) => outcome !== "done")).toEqual([]);
    expect(items).toHaveLength(QUICK.length);
    expect((await summary()).examples).toBe(QUICK.length);
    expect(await titlesIn("tag=ejemplo&limit=100")).toHaveLength(QUICK.length);

    const again = await order("load");
    expect(again.items.every(({ outcome, message }) => outcome === "unchanged" && message === "Ya estaba")).toBe(true);

    const figure = await find("ejemplo-figure");
    const published = await process.call("POST", `/api/graphics/${figure.id}/publish`, { version: figure.version });
    expect([published.status, published.body]).toEqual([200, expect.anything()]);
    const locator = await find("ejemplo-locator");
    const { status } = await process.call("PUT", `/api/graphics/${locator.id}`, { ...locator, title: "Es mío" });
    expect(status).toBe(200);

    const gone = await order("remove");
    expect(gone.items.filter(({ message }) => message !== "").map(({ title, message }) => [title, message])).toEqual([
      [locator.title, "Alguien lo ha cambiado: se queda"],
      [figure.title, "Retirado: estuvo publicado"],
    ]);
    expect(await titlesIn("inUse=yes")).toEqual(["Es mío"]);
    const files = await process.call("GET", "/api/files");
    expect(files.body).toMatchObject({ items: [] });

    expect((await order("load")).items.filter(({ message }) => message !== "")).toEqual([
      { title: locator.title, outcome: "unchanged", message: "Ya estaba" },
      { title: figure.title, outcome: "done", message: "Recuperado: estaba retirado" },
    ]);
  });

  test("what lives with a service alone is left out where that does not answer, and how to get it is said", async () => {
    const framing = EXAMPLES.filter(({ slug }) => /^ejemplo-(map|flourish|datawrapper|switcher)$/.test(slug));
    const nobody = () => Promise.reject(new Problem("FETCH_FAILED"));
    const { items } = await order("load", framing, { ...process.context, outsideFetch: nobody });
    expect(items.map(({ title, outcome, message }) => [title.split(":")[0], outcome, message.slice(0, 40)])).toEqual([
      ["Ejemplo (Datawrapper)", "left-out", "Vive en Datawrapper. Se trae cuando resp"],
      ["Ejemplo (Flourish)", "left-out", "Vive en flourish.studio, que desde aquí "],
      ["Ejemplo (Mapa)", "done", ""],
      ["Ejemplo (Selector)", "done", ""],
    ]);
    const { datawrapper } = process.context;
    const connected = { ...datawrapper, settings: { ...datawrapper.settings, mode: "local" as const } };
    const alive = async () => ({ url: "", status: 200, headers: {}, body: Buffer.from("<p>"), isCut: false });
    const more = await order("load", framing, { ...process.context, outsideFetch: alive, datawrapper: connected });
    expect(more.items.map(({ outcome }) => outcome)).toEqual(["done", "done", "unchanged", "unchanged"]);
    await order("remove", framing);
  });

  test("an order to take them away while they are brought is another one, which waits its turn and says so", async () => {
    const { jobs } = process.context;
    const ana = { id: "ana", isAdministrator: true };
    const ids: string[] = [];
    for (const action of ["load", "remove", "remove"]) {
      const { status, body } = await process.call("POST", "/api/graphics/examples", { action });
      expect(status).toBe(202);
      ids.push(JobStarted.parse(body).jobId);
    }
    const [load = "", remove = "", again = ""] = ids;
    expect(remove).not.toBe(load);
    expect(again).toBe(remove);
    expect(await jobs.view(remove)).toMatchObject({ state: "queued", message: EXAMPLES_WAIT });
    await jobs.cancel(remove, ana);
    await jobs.cancel(load, ana);
    await expect.poll(async () => (await jobs.view(load)).state, { timeout: 30_000 }).toBe("cancelled");
  });

  test("whoever is in the team orders them, once at a time", async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => process.call("POST", "/api/graphics/examples", { action: "remove" })),
    );
    expect([one?.status, other?.status]).toEqual([202, 202]);
    expect(JobStarted.parse(one?.body)).toEqual(JobStarted.parse(other?.body));
    expect((await process.call("POST", "/api/graphics/examples", { action: "sell" })).status).toBe(422);
  });
});
