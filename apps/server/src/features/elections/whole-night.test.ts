import { ElectionDetail, Nights, type NightView } from "@nv/contracts/schemas";
import { type FakeElectionNight, startElectionNight } from "@nv/doubles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { ONE_PLACE } from "../../../test/stores.ts";

const BRUNO = "Bruno Prueba";
const START_MS = Date.parse("2027-05-23T20:00:00+02:00");
/** The double's night, by a clock that is moved: six hours in 36 steps. */
const STEP_MS = 600_000;

describe.each(ONE_PLACE)("a night from the ministry's files, on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let source: FakeElectionNight;
  let nowMs = START_MS;
  beforeAll(async () => {
    source = await startElectionNight({
      now: () => nowMs,
      startsAtMs: START_MS,
      lengthMs: 36 * STEP_MS,
      townsPerProvince: 2,
      slowMs: 1,
    });
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, { ELECTIONS_DOUBLE_BASE: source.url }, () => nowMs);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
    await source.stop();
  });

  const post = (path: string, body: object, person?: string) =>
    process.call("POST", `/api/elections${path}`, body, person);
  async function order(id: string, path: string, body: object, person?: string): Promise<NightView | undefined> {
    const answer = await post(`/${id}/${path}`, body, person);
    expect(answer.status, answer.text).toBe(200);
    return Nights.parse(answer.body).items[0];
  }
  // Without what every page carries: a failure shows what is read.
  const page = async (path = "") =>
    (await process.read(`/elecciones/pais/${path}`)).body.replace(/^.*<main>|<script.*$/gs, "");

  test("a silent, cut, broken and corrected source leaves readers with the last good count, and says so", async () => {
    const begun = await post("", {
      ...{ title: "País inventado", slug: "pais", law: { kind: "known", key: "congreso-2023" }, everySeconds: 60 },
      lists: [
        { key: "000101", acronym: "Alfa" },
        { key: "000102", acronym: "Beta" },
      ],
      source: { kind: "interior", url: `${source.url}/02202705_TOTA.zip` },
    });
    const { id, version } = ElectionDetail.parse(begun.body);
    expect((await post(`/${id}/publish`, { version })).status).toBe(200);
    await order(id, "nights", { place: "live", count: "source" });
    const at = async (step: number) => {
      nowMs = START_MS + step * STEP_MS + 1000;
      source.goTo(nowMs - START_MS);
      return order(id, "nights/renew", { place: "live" });
    };

    expect((await at(5))?.takenAtMs).toBe(START_MS + 5 * STEP_MS);
    await at(9);
    const seen = await page();
    // Silent from the tenth step on: nothing is lost, and after a while readers are told since when.
    expect(await at(11)).toMatchObject({ isBehind: true, takenAtMs: START_MS + 9 * STEP_MS, fault: "" });
    expect(await page()).toContain("La fuente no da datos nuevos desde las 21:30");
    // It ends the connection; and then it sends half an archive.
    expect((await at(15))?.fault).toMatch(/^La fuente no contesta/);
    expect(await page()).not.toBe(seen);
    await at(19);
    const corrected = await at(20);
    expect(corrected?.log.find(({ kind }) => kind === "correction")?.text).toMatch(/los votos de Alfa bajan/);
    await at(23);
    const before = await page("28.html");
    expect((await at(24))?.fault).toBe("Lo que manda la fuente no es un ZIP entero con los archivos de Interior.");
    const table = (text: string) => text.slice(text.indexOf("<table>"));
    expect(table(await page("28.html"))).toBe(table(before));

    const proposed = await order(id, "calls", { place: "live", area: "28", list: "000101", reason: "Ya no cambia" });
    await order(id, `calls/${proposed?.calls[0]?.id}`, { decision: "confirmed" }, BRUNO);
    nowMs += 1000;
    const second = await order(id, "calls", { place: "live", area: "08", list: "000102", reason: "Va delante" });
    await order(id, `calls/${second?.calls[0]?.id}`, { decision: "refused", reason: "Queda la mitad" }, BRUNO);

    const end = await at(36);
    expect(end?.fault).toBe("");
    expect(await page()).toContain("Recuento terminado");
    expect(await page("28.html")).toContain("Gana <b>");
    expect(await page("08.html")).toContain("sin decidir");
    const count = JSON.parse(await page("recuento.json"));
    const given = count.total.lists.reduce((sum: number, { seats }: { readonly seats: number }) => sum + seats, 0);
    expect([count.isFinal, given]).toEqual([true, 350]);
    await order(id, "nights/close", { place: "live" });
    expect(await page()).toContain("Recuento terminado");
  });
});
