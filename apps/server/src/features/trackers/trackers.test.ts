import {
  ComparisonResult,
  GraphicDetail,
  PublishedComparison,
  PublishedMandate,
  RecordVersion,
  TrackerDetail,
  TrackerList,
  TrackerRows,
  TrackerRowsChanged,
} from "@nv/contracts/schemas";
import { HOUSE_METHOD } from "@nv/series";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";

/** An invented mandate. */
const MANDATE = {
  kind: "mandate",
  title: "Presidencia de Ejemplo",
  holder: "Presidencia de Ejemplo",
  startDay: "2025-01-10",
  question: "¿Aprueba su gestión?",
  method: HOUSE_METHOD,
};

const HEAD = "casa;inicio;fin;muestra;modo;población;aprueba;desaprueba;url";
const poll = (house: string, day: string, approve: string, url = `https://${house.toLowerCase()}.example/${day}`) =>
  `${house};${day};${day};1000;panel;adultos;${approve};40;${url}`;
const table = (...rows: readonly string[]) => [HEAD, ...rows].join("\n");
const THREE = table(
  poll("Faro", "2025-03-03", "44"),
  poll("Norte", "2025-03-04", "45"),
  poll("Sur", "2025-03-05", "46"),
);
const FOURTH = table(poll("Este", "2025-03-06", "58"));

describe.each(FEATURE_PLACES)("trackers on $database and $store", ({ dialect, createStore }) => {
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

  const post = (path: string, body: object, person?: string) =>
    process.call("POST", `/api/trackers${path}`, body, person);
  async function add(tracker: object): Promise<TrackerDetail> {
    const answer = await post("", tracker);
    expect(answer.status, answer.text).toBe(201);
    return TrackerDetail.parse(answer.body);
  }
  async function act(path: string, { id, version }: TrackerDetail, more: object = {}): Promise<TrackerDetail> {
    const answer = await post(`/${id}/${path}`, { version, ...more });
    expect(answer.status, answer.text).toBe(200);
    return TrackerDetail.parse(answer.body);
  }
  async function bring({ id, version }: TrackerDetail, text: string, of = "polls"): Promise<TrackerRowsChanged> {
    const answer = await post(`/${id}/rows`, { version, of, text });
    expect(answer.status, answer.text).toBe(200);
    return TrackerRowsChanged.parse(answer.body);
  }
  /** A mandate that readers have, with three polls. */
  async function publishMandate(more: object = {}, text = THREE): Promise<TrackerDetail> {
    return act("publish", (await bring(await add({ ...MANDATE, ...more }), text)).tracker);
  }
  const latest = async (slug: string) => (await process.read(`/data/${slug}/latest.json`)).json();
  const rowsOf = async ({ id }: TrackerDetail) =>
    TrackerRows.parse((await process.call("GET", `/api/trackers/${id}/rows`)).body);
  const reread = async ({ id }: { readonly id: string }) =>
    TrackerDetail.parse((await process.call("GET", `/api/trackers/${id}`)).body);

  test("a poll without a source is refused beside its row, and one with it goes out with it", async () => {
    const draft = await add({ ...MANDATE, title: "Con fuente", slug: "con-fuente" });
    expect(draft.problems).toEqual([{ field: "polls", message: "No hay ninguna encuesta que publicar" }]);
    const text = table(poll("Faro", "2025-03-03", "44"), poll("Norte", "2025-03-04", "45", ""));
    const refused = await post(`/${draft.id}/rows`, { version: draft.version, of: "polls", text });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      fields: [{ field: "text", message: "Fila 3, falta la dirección de la fuente." }],
    });
    expect((await rowsOf(draft)).polls).toEqual([]);

    const { tracker, sentence } = await bring(draft, THREE);
    expect(sentence).toBe("Tres encuestas nuevas.");
    const live = await act("publish", tracker);
    const told = PublishedMandate.parse(await latest("con-fuente"));
    expect(told).toMatchObject({ revisionUrl: live.publicUrl, changes: { added: 3 }, parameters: HOUSE_METHOD });
    expect(told.sentence).toMatch(/^El 5.de marzo de 2025, día 54 del mandato, aprueba el 45.%/);
    expect(told.method).toContain("con la semilla 1");
    expect(told.polls.map(({ sourceUrl }) => sourceUrl)).toEqual([
      "https://faro.example/2025-03-03",
      "https://norte.example/2025-03-04",
      "https://sur.example/2025-03-05",
    ]);
    const csv = await process.read("/data/con-fuente/latest.csv");
    expect(csv.body.split("\r\n")[1]).toBe(
      "Faro,2025-03-03,2025-03-03,1000,panel,adultos,44,40,faro.example,https://faro.example/2025-03-03,",
    );
  });

  test("the same poll again is a correction, what is taken away is told, and the history says both", async () => {
    const { tracker } = await bring(await add({ ...MANDATE, title: "Corregida" }), THREE);
    const corrected = await bring(tracker, table(poll("Sur", "2025-03-05", "47")));
    expect(corrected).toMatchObject({ sentence: "Una encuesta corregida.", changes: [{ fields: ["approve"] }] });
    expect((await bring(corrected.tracker, THREE.replace(";46;", ";47;"))).tracker.version).toBe(
      corrected.tracker.version,
    );
    const [change] = corrected.changes;
    const { id, version } = corrected.tracker;
    const answer = await post(`/${id}/rows/remove`, { version, of: "polls", keys: [change?.key] });
    const removed = TrackerRowsChanged.parse(answer.body);
    expect(removed.sentence).toBe("Una encuesta quitada.");
    expect((await rowsOf(removed.tracker)).polls).toHaveLength(2);
    const history = z
      .object({ items: z.array(RecordVersion) })
      .parse((await process.call("GET", `/api/trackers/${id}/versions`)).body).items;
    expect(history[0]?.changes.map(({ label, before, after }) => [label, before, after])).toContainEqual([
      "Encuestas",
      "3",
      "2",
    ]);
  });

  test("two people lose nothing of each other's: who is late gets what there is now", async () => {
    const draft = await add({ ...MANDATE, title: "A la vez" });
    await bring(draft, THREE);
    const late = await process.call("PUT", `/api/trackers/${draft.id}`, {
      ...draft.fields,
      description: "Otra",
      version: draft.version,
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: { version: draft.version + 1 } });
  });

  test("an event has its source too, and goes out with the mandate", async () => {
    const { tracker } = await bring(await add({ ...MANDATE, title: "Con hechos" }), THREE);
    const text = "fecha;tipo;título;url\n2025-03-04;decisión;Ley de Ejemplo;https://boletin.example/1";
    const filled = await bring(tracker, text, "events");
    await act("publish", filled.tracker);
    expect(PublishedMandate.parse(await latest("con-hechos")).drawn.moments).toEqual([
      { x: "2025-03-04", text: "Ley de Ejemplo" },
    ]);
  });

  test("another first day that leaves polls outside keeps it from going out, and says which", async () => {
    const live = await publishMandate({ title: "Fuera de plazo" });
    const edited = await process.call("PUT", `/api/trackers/${live.id}`, {
      ...live.fields,
      startDay: "2025-03-05",
      version: live.version,
    });
    expect(TrackerDetail.parse(edited.body).problems[0]?.message).toBe(
      "La encuesta de Faro del 03/03/2025 acaba antes del primer día del mandato, el 05/03/2025",
    );
    const refused = await post(`/${live.id}/publish`, { version: live.version + 1 });
    expect(refused.status).toBe(422);
  });

  test("a tracker and a series never have the same address", async () => {
    const series = {
      ...{ title: "Misma", slug: "misma-direccion", period: "month" },
      columns: [{ key: "valor", label: "Valor", kind: "number" }],
      source: { name: "Oficina", url: "https://oficina.example" },
    };
    expect((await process.call("POST", "/api/series", series)).status).toBe(201);
    expect((await post("", { ...MANDATE, slug: "misma-direccion" })).body).toMatchObject({ code: "SLUG_TAKEN" });
    const other = await add({ ...MANDATE, title: "Misma dirección" });
    expect(other.slug).toBe("misma-direccion-2");
    const moved = await process.call("PUT", `/api/trackers/${other.id}`, {
      ...other.fields,
      slug: "misma-direccion",
      version: other.version,
    });
    expect(moved.body).toMatchObject({ code: "SLUG_TAKEN" });
    const back = await process.call("POST", "/api/series", { ...series, slug: "misma-direccion-2" });
    expect(back.body).toMatchObject({ code: "SLUG_TAKEN" });
  });

  test("a stranger gets nothing and changes nothing", async () => {
    const { id } = await add({ ...MANDATE, title: "Ajena" });
    const answers = await Promise.all([
      process.call("GET", "/api/trackers", undefined, "nadie"),
      process.call("GET", `/api/trackers/${id}/rows`, undefined, "nadie"),
      post(`/${id}/rows`, { version: 1, of: "polls", text: THREE }, "nadie"),
      post("/compare", { kind: "comparison", title: "x", members: [] }, "nadie"),
      post(`/${id}/publish`, { version: 1 }, "nadie"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    const { items } = TrackerList.parse((await process.call("GET", "/api/trackers")).body);
    expect(items.find((item) => item.id === id)).toMatchObject({ version: 1, data: { polls: { observations: 0 } } });
  });

  describe("a comparison", () => {
    const compare = async (members: readonly object[], more: object = {}) =>
      ComparisonResult.parse(
        (await post("/compare", { kind: "comparison", title: "Al mismo día", members, ...more })).body,
      );

    test("is of what readers have, and of nothing that nobody published", async () => {
      await publishMandate({ title: "Ana de Ejemplo", holder: "Ana" });
      const draft = await bring(await add({ ...MANDATE, title: "Borrador de Ejemplo", holder: "Nadie" }), THREE);
      const refused = await compare([{ tracker: "ana-de-ejemplo" }, { tracker: draft.tracker.slug }]);
      expect(refused.problems).toEqual([
        { field: "members.1.tracker", message: "No hay ningún mandato publicado en «borrador-de-ejemplo»" },
      ]);
      await act("publish", draft.tracker);
      const { comparison } = await compare([{ tracker: "ana-de-ejemplo" }, { tracker: draft.tracker.slug }]);
      expect(comparison?.sentence).toMatch(/^Al día 54, empate técnico entre Ana y Nadie/);
    });

    test("that was published follows its mandates as it was published, also while somebody has changes in it", async () => {
      await publishMandate({ title: "Base", holder: "Base" });
      const other = await publishMandate({ title: "Otra", holder: "Otra" });
      const members = [{ tracker: "base" }, { tracker: "otra" }];
      const draft = await add({ kind: "comparison", title: "Base y otra", members });
      const live = await act("publish", draft);
      const averages = async () =>
        PublishedComparison.parse(await latest("base-y-otra")).members[1]?.approve.at(-1)?.meanPct;
      expect(await averages()).toBeCloseTo(45, 0);
      const better = await bring(other, THREE.replace(";44;", ";54;").replace(";45;", ";55;").replace(";46;", ";56;"));
      const published = await act("publish", better.tracker);
      await until(async () => (((await averages()) ?? 0) > 54 ? true : null));

      const { version } = await reread(live);
      await process.call("PUT", `/api/trackers/${live.id}`, { ...live.fields, description: "A medias", version });
      const worse = await bring(published, THREE);
      // Another one that follows tells when it is over.
      const second = await act("publish", await add({ kind: "comparison", title: "Otra y base", members }));
      expect((await reread(other)).comparisons).toHaveLength(2);
      expect((await reread(other)).comparisons.every(({ follows }) => follows)).toBe(true);
      const out = (await reread(live)).revision;
      await act("publish", (await bring(worse.tracker, FOURTH)).tracker);
      await until(async () => ((await reread(second)).version > second.version ? true : null));
      await until(async () => ((await reread(live)).revision !== out ? true : null));
      expect(await latest("base-y-otra")).toMatchObject({ description: "" });
      expect(await reread(live)).toMatchObject({
        hasUnpublishedChanges: true,
        fields: { description: "A medias" },
      });
    });
  });

  describe("a figure of a tracker", () => {
    const FIGURE = {
      altText: "Líneas con la media de aprobación.",
      sourceLine: "Casas de encuestas de Ejemplo",
    };
    async function call(path: string, body: object): Promise<GraphicDetail> {
      const answer = await process.call("POST", `/api/graphics${path}`, body);
      expect([200, 201], answer.text).toContain(answer.status);
      return GraphicDetail.parse(answer.body);
    }
    const figure = (title: string, tracker: string, more: object = {}) =>
      call("", { ...FIGURE, title, config: { type: "figure", series: `tracker:${tracker}`, ...more } });
    const page = async (slug: string) => (await process.read(`/g/${slug}/`)).body;

    test("goes out again whenever its tracker does, and goes back with it", async () => {
      const mandate = await publishMandate({ title: "Seguida", holder: "Seguida" });
      const draft = await figure("La seguida", "seguida");
      await call(`/${draft.id}/publish`, { version: draft.version });
      expect(await page("la-seguida")).toContain("aprueba el 45\u00a0%");
      const first = mandate.revision;
      const showing = async () => (await process.call("GET", "/api/graphics/showing?of=tracker:seguida")).body;
      expect(await showing()).toEqual({ items: [{ id: draft.id, title: "La seguida", state: "follows" }] });

      const more = await act("publish", (await bring(mandate, FOURTH)).tracker);
      await until(async () => (await page("la-seguida")).includes("El 6\u00a0de marzo de 2025") || null);
      await act("rollback", more, { revision: first });
      await until(async () => (await page("la-seguida")).includes("El 5\u00a0de marzo de 2025") || null);
    });

    test("that says not to follow, or has changes that nobody published, waits for a person", async () => {
      const mandate = await publishMandate({ title: "Sin prisa", holder: "Sin prisa" });
      const still = await figure("Quieta", "sin-prisa", { follows: false });
      await call(`/${still.id}/publish`, { version: still.version });
      const begun = await figure("A medias", "sin-prisa");
      const out = await call(`/${begun.id}/publish`, { version: begun.version });
      const { config, altText, sourceLine } = out;
      await process.call("PUT", `/api/graphics/${out.id}`, {
        ...{ title: "A medias, otra vez", config, altText, sourceLine, version: out.version },
      });
      const following = await figure("Detrás", "sin-prisa");
      await call(`/${following.id}/publish`, { version: following.version });
      await act("publish", (await bring(mandate, FOURTH)).tracker);
      await until(async () => (await page("detras")).includes("El 6\u00a0de marzo") || null);
      expect(await page("quieta")).toContain("El 5\u00a0de marzo");
      const { body } = await process.call("GET", "/api/graphics/showing?of=tracker:sin-prisa");
      expect(body).toMatchObject({
        items: [
          { title: "Detrás", state: "follows" },
          { title: "A medias, otra vez", state: "waits" },
          { title: "Quieta", state: "still" },
        ],
      });
      expect(await page("a-medias")).toContain("El 5\u00a0de marzo");
    });

    test("of a tracker that nobody published says so beside the field", async () => {
      const draft = await figure("De nadie", "nadie-lo-publico");
      const refused = await process.call("POST", `/api/graphics/${draft.id}/publish`, { version: draft.version });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain("El seguimiento «nadie-lo-publico» no está publicado");
      expect(refused.text).toContain("config.series");
    });
  });

  test("what is taken back answers no more, and comes back as a draft", async () => {
    const live = await publishMandate({ title: "De ida y vuelta" });
    const gone = await act("retire", live);
    expect((await process.read("/data/de-ida-y-vuelta/latest.json")).statusCode).toBe(410);
    expect((await act("restore", gone)).status).toBe("draft");
  });
});
