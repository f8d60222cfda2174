import { ElectionDetail, Nights, type NightView } from "@nv/contracts/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";

const BRUNO = "Bruno Prueba";
const START_MS = Date.parse("2027-05-23T20:00:00+02:00");
const MINUTE_MS = 60_000;

/** An election of an invented country. */
const ELECTION = {
  title: "Elecciones de Ejemplia",
  law: {
    kind: "own",
    thresholdPct: 3,
    constituencies: [
      { code: "norte", name: "Norte", seats: 7 },
      { code: "sur", name: "Sur", seats: 5 },
      { code: "isla", name: "Isla", seats: 1 },
    ],
  },
  lists: [
    { key: "alfa", acronym: "Alfa", name: "Partido Alfa" },
    { key: "beta", acronym: "Beta", name: "" },
    { key: "gama", acronym: "Gama", name: "" },
  ],
  blocs: [{ name: "Alfa y Gama", lists: ["alfa", "gama"] }],
};

describe.each(FEATURE_PLACES)("elections on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let nowMs = START_MS;
  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, {}, () => nowMs);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const post = (path: string, body: object, person?: string) =>
    process.call("POST", `/api/elections${path}`, body, person);
  async function add(more: object = {}): Promise<ElectionDetail> {
    const answer = await post("", { ...ELECTION, ...more });
    expect(answer.status, answer.text).toBe(201);
    return ElectionDetail.parse(answer.body);
  }
  async function publish({ id, version }: ElectionDetail): Promise<ElectionDetail> {
    const answer = await post(`/${id}/publish`, { version });
    expect(answer.status, answer.text).toBe(200);
    return ElectionDetail.parse(answer.body);
  }
  async function order(id: string, path: string, body: object, person?: string): Promise<readonly NightView[]> {
    const answer = await post(`/${id}/${path}`, body, person);
    expect(answer.status, answer.text).toBe(200);
    return Nights.parse(answer.body).items;
  }
  const rehearse = (id: string) => order(id, "nights", { place: "rehearsal", count: "invented" });
  const renew = (id: string, place = "rehearsal") => order(id, "nights/renew", { place });
  async function page(url: string | undefined, path = ""): Promise<{ readonly status: number; readonly text: string }> {
    const answer = await process.read(new URL(`${url}${path}`).pathname);
    // Without what every page carries: a failure shows what is read.
    return { status: answer.statusCode, text: answer.body.replace(/^.*<main>|<script.*$/gs, "") };
  }

  test("a rehearsal is counted, is silent, corrects itself and ends, and is never at the public address", async () => {
    nowMs = START_MS;
    const { id, slug } = await add({ title: "Ensayo entero", slug: "ensayo-entero" });
    const [night] = await rehearse(id);
    expect(await page(night?.url)).toMatchObject({
      status: 200,
      text: expect.stringContaining("Ensayo: estos votos no son de verdad"),
    });
    expect((await process.read(`/elecciones/${slug}/`)).statusCode).toBe(404);

    nowMs = START_MS + 3 * MINUTE_MS;
    const [early] = await renew(id);
    expect(early?.areas[0]?.countedPct).toBeGreaterThan(0);
    expect((await page(night?.url)).text).toContain("Escrutado el");

    // Four minutes of silence: what readers have stays, and says since when.
    nowMs = START_MS + 7 * MINUTE_MS;
    const [silent] = await renew(id);
    expect(silent).toMatchObject({ isBehind: true, takenAtMs: START_MS + 3 * MINUTE_MS });
    expect((await page(night?.url)).text).toContain("La fuente no da datos nuevos desde las 20:03");

    nowMs = START_MS + 7.8 * MINUTE_MS;
    await renew(id);
    nowMs = START_MS + 8.1 * MINUTE_MS;
    const [corrected] = await renew(id);
    expect(corrected?.isBehind).toBe(false);
    expect(corrected?.log.find(({ kind }) => kind === "correction")?.text).toContain("Corrección en");

    nowMs = START_MS + 11 * MINUTE_MS;
    await renew(id);
    const whole = await page(night?.url);
    expect(whole.text).toContain("Recuento terminado");
    expect(whole.text).toContain("13");
    expect((await page(night?.url, "isla.html")).text).toContain("Municipio 1 de Isla");

    await order(id, "nights/close", { place: "rehearsal" });
    expect((await page(night?.url)).status).toBe(410);
  });

  test("a real night is of what was published, at its own address, whatever is written since", async () => {
    nowMs = START_MS;
    const draft = await add({ title: "Noche de verdad", slug: "noche-de-verdad" });
    expect((await post(`/${draft.id}/nights`, { place: "live", count: "source" })).status).toBe(409);
    const live = await publish(draft);
    const saved = await process.call("PUT", `/api/elections/${live.id}`, {
      ...ELECTION,
      title: "Otra cosa",
      version: live.version,
    });
    expect(saved.status, saved.text).toBe(200);
    const [night] = await order(live.id, "nights", { place: "live", count: "source" });
    expect(night?.url).toMatch(/\/elecciones\/noche-de-verdad\/$/);
    const { text } = await page(night?.url);
    expect(text).toContain("Noche de verdad");
    expect(text).not.toContain("Otra cosa");
    expect(text).not.toContain("Ensayo");
    // Without a source there is nothing to read: the panel says it, and readers see no votes.
    const [asked] = await renew(live.id, "live");
    expect(asked?.fault).toBe("Esta elección no tiene fuente del recuento.");
    expect(text).toContain("Todavía no hay votos contados.");
    expect((await post(`/${live.id}/nights`, { place: "live", count: "source" })).status).toBe(409);
  });

  test("a winner is given by two people, and taken back by one", async () => {
    nowMs = START_MS;
    const { id } = await add({ title: "Dos personas", slug: "dos-personas" });
    const [night] = await rehearse(id);
    nowMs = START_MS + 3 * MINUTE_MS;
    await renew(id);
    expect((await page(night?.url, "norte.html")).text).toContain("sin decidir");

    const wanted = { place: "rehearsal", area: "norte", list: "alfa", reason: "Saca diez puntos con todo contado" };
    const [proposed] = await order(id, "calls", wanted);
    const call = proposed?.calls[0];
    expect(call).toMatchObject({ state: "proposed", isYours: true, acronym: "Alfa", areaName: "Norte" });
    const own = await post(`/${id}/calls/${call?.id}`, { decision: "confirmed" });
    expect([own.status, own.body]).toMatchObject([403, { code: "CALL_IS_YOURS" }]);
    expect((await page(night?.url, "norte.html")).text).toContain("sin decidir");

    await order(id, `calls/${call?.id}`, { decision: "confirmed" }, BRUNO);
    expect((await page(night?.url, "norte.html")).text).toMatch(
      /Gana <b><i class="l0"><\/i><span title="Partido Alfa">Alfa<\/span><\/b>/,
    );
    const late = await post(`/${id}/calls/${call?.id}`, { decision: "refused" }, BRUNO);
    expect(late.body).toMatchObject({ code: "CALL_IS_DECIDED" });

    await order(id, `calls/${call?.id}`, { decision: "withdrawn", reason: "Faltaba una mesa" }, BRUNO);
    expect((await page(night?.url, "norte.html")).text).toContain("sin decidir");
    nowMs += MINUTE_MS;
    const second = (await order(id, "calls", { ...wanted, area: "sur" }))[0]?.calls[0];
    const [refused] = await order(id, `calls/${second?.id}`, { decision: "refused", reason: "Es pronto" }, BRUNO);
    expect(refused?.calls[0]).toMatchObject({ state: "refused", decidedBy: BRUNO, decidedReason: "Es pronto" });
    const actions = process.audited.map(({ action }) => action).filter((action) => action.startsWith("call_"));
    expect(actions).toEqual(["call_proposed", "call_confirmed", "call_withdrawn", "call_proposed", "call_refused"]);
  });

  test("a headline is read once the count bears it out, and one of a winner once two people gave it", async () => {
    nowMs = START_MS;
    const headlines = [
      { text: "Alfa gana en la Isla", claim: { kind: "wins", list: "alfa", area: "isla" } },
      { text: "Beta gana en la Isla", claim: { kind: "wins", list: "beta", area: "isla" } },
      { text: "Gama gana en la Isla", claim: { kind: "wins", list: "gama", area: "isla" } },
      {
        text: "Alfa se queda con todo",
        claim: { kind: "seats", list: "alfa", area: "total", comparison: "exactly", seats: 13 },
      },
      { text: "Las tres suman", claim: { kind: "majority", lists: ["alfa", "beta", "gama"] } },
    ];
    const { id } = await add({ title: "Titulares", slug: "titulares", headlines });
    const [first] = await rehearse(id);
    expect((await page(first?.url)).text).not.toContain('class="titular"');
    expect((await page(first?.url, "titular.html")).text).toContain("no se puede titular todavía");
    nowMs = START_MS + MINUTE_MS;
    const [early] = await renew(id);
    expect(early?.headlines.map(({ state }) => state)).not.toContain("shown");

    nowMs = START_MS + 11 * MINUTE_MS;
    const [end] = await renew(id);
    const states = new Map(end?.headlines.map(({ text, state }) => [text, state]));
    const uncalled = end?.headlines.find(({ state }) => state === "uncalled");
    const [isla] = end?.areas.filter(({ code }) => code === "isla") ?? [];
    const winner = isla?.lists[0];
    expect(uncalled?.text).toBe(`${winner?.acronym} gana en la Isla`);
    expect([...states.values()].filter((state) => state === "false")).toHaveLength(3);
    expect(states.get("Las tres suman")).toBe("shown");
    expect((await page(end?.url)).text).toContain('<p class="titular">Las tres suman</p>');

    const place = "rehearsal";
    const [proposed] = await order(id, "calls", { place, area: "isla", list: winner?.key, reason: "Terminado" });
    await order(id, `calls/${proposed?.calls[0]?.id}`, { decision: "confirmed" }, BRUNO);
    expect((await page(end?.url, "titular.html")).text).toContain(`<p class="titular">${uncalled?.text}</p>`);
    await order(id, "nights/close", { place });
  });

  test("what cannot be an election is told beside its field, and kept all the same", async () => {
    const odd = await add({
      title: "",
      blocs: [{ name: "", lists: ["nadie"] }],
      law: { kind: "known", key: "ninguna" },
    });
    expect(odd.problems.map(({ field }) => field)).toEqual(["title", "blocs.0.name", "blocs.0.lists", "law"]);
    expect((await post(`/${odd.id}/publish`, { version: odd.version })).status).toBe(422);
    expect((await post(`/${odd.id}/nights`, { place: "rehearsal", count: "invented" })).status).toBe(422);
    const wrong = { place: "rehearsal", area: "norte", list: "alfa", reason: "Porque sí" };
    expect((await post(`/${odd.id}/calls`, wrong)).body).toMatchObject({ code: "NIGHT_NOT_FOUND" });
  });

  test("what is retired has no night any more", async () => {
    const { id, version } = await add({ title: "Retirada", slug: "retirada" });
    const [night] = await rehearse(id);
    expect((await post(`/${id}/retire`, { version })).status).toBe(200);
    expect((await page(night?.url)).status).toBe(410);
  });
});
