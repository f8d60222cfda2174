import {
  ElectionDetail,
  ElectionSummaries,
  GraphicDetail,
  SeatEstimateAnswer,
  TrackerDetail,
  TrackerRowsChanged,
} from "@nv/contracts/schemas";
import { NEW_METHOD } from "@nv/series";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { ONE_PLACE } from "../../../test/stores.ts";
import { insertCalendar } from "../../platform/votes/votes.repository.ts";
import type { VotesTables } from "../../platform/votes/votes-table.ts";

const VOTE = {
  ...{ id: "generales", name: "Elecciones generales", territory: "Ejemplia", day: "2027-06-20", closesAt: "21:00" },
  law: "loreg",
};
const AVERAGE = {
  ...{ kind: "average", title: "Media de Ejemplia", slug: "media", startDay: "2027-03-01", question: "¿A quién?" },
  series: ["Azul", "Verde"].map((name) => ({ key: name.toLowerCase(), name, role: "choice" })),
  method: NEW_METHOD,
};
const poll = (house: string, day: string) => `${house};${day};${day};2000;55;44;https://${house}.example/${day}`;
const POLLS = ["casa;inicio;fin;muestra;azul;verde;url", poll("faro", "2027-05-03"), poll("norte", "2027-05-10")]
  .concat(poll("sur", "2027-05-20"))
  .join("\n");
const ELECTION = {
  ...{ title: "Ejemplia", slug: "ejemplia", vote: VOTE.id, average: "media" },
  law: {
    ...{ kind: "own", thresholdPct: 3 },
    constituencies: [
      { code: "norte", name: "Norte", seats: 11 },
      { code: "sur", name: "Sur", seats: 8 },
    ],
  },
  lists: [
    { key: "azul", acronym: "AZUL" },
    { key: "verde", acronym: "Verde" },
  ],
  blocs: [{ name: "Azul solo", lists: ["azul"] }],
};
/** Last time both had half of each constituency. */
const BEFORE = ["codigo;nombre;censo;siglas;votos", "norte;Norte;100000;Azul;30000", "norte;Norte;100000;Verde;30000"]
  .concat("sur;Sur;80000;Azul;24000", "sur;Sur;80000;Verde;24000")
  .join("\n");
const MAPPING = {
  ...{ headerRow: 1, kind: "constituency", code: [{ column: "codigo", length: 0 }], name: "nombre", census: "censo" },
  lists: { form: "long", list: "siglas", votes: "votos" },
};

describe.each(ONE_PLACE)("seats of an average, on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let nowMs = Date.parse("2027-06-01T12:00:00+02:00");
  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, {}, () => nowMs);
    const db = harness.database.kysely.$extendTables<VotesTables>();
    await insertCalendar(db, { version: 1, votes: JSON.stringify([VOTE]), note: "", made_by: "", made_at_ms: 0 });
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const post = (path: string, body: object) => process.call("POST", path, body);
  const estimate = async (id: string) =>
    SeatEstimateAnswer.parse((await process.call("GET", `/api/elections/${id}/estimate`)).body);

  /** A story with one paragraph. */
  async function written(slug: string, text: string): Promise<GraphicDetail> {
    const step = { id: "b", text, align: "center", alt: "", data: {} };
    const blocks = [{ id: "a", format: "Texto", settings: {}, steps: [step] }];
    const config = { type: "story", kicker: "Ejemplo", dek: "", byline: "", blocks };
    const words = { title: "Un texto", altText: "Un texto.", sourceLine: "Ejemplo" };
    return GraphicDetail.parse((await post("/api/graphics", { slug, ...words, config })).body);
  }
  async function publishText({ id }: Pick<GraphicDetail, "id">) {
    const { version } = GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);
    return post(`/api/graphics/${id}/publish`, { version });
  }

  test("are ranges that hold what the average would give, told to readers but in the five days of the law", async () => {
    const begun = ElectionDetail.parse((await post("/api/elections", ELECTION)).body);
    const { id } = begun;
    expect((await estimate(id)).problem).toBe("Falta el resultado anterior, del que parten las simulaciones.");
    const pictured = async () =>
      ElectionSummaries.parse((await process.call("GET", "/api/elections")).body).items[0]?.picture;
    expect(await pictured()).toMatchObject({ seats: 19, lists: [{ seats: null }, { seats: null }] });
    const brought = await post(`/api/elections/${id}/before`, {
      ...{ version: begun.version, label: "2023", text: BEFORE, mapping: MAPPING },
    });
    expect(brought.status, brought.text).toBe(200);
    const then = (await pictured())?.lists.map(({ seats }) => seats ?? 0) ?? [];
    // Five of eleven and four of eight each, at the least: the odd one is given by lot, which nobody has drawn.
    expect(then).toEqual([9, 9]);
    expect((await estimate(id)).problem).toBe("La media «media» no está publicada.");

    const average = TrackerDetail.parse((await post("/api/trackers", AVERAGE)).body);
    const rows = await post(`/api/trackers/${average.id}/rows`, { version: average.version, of: "polls", text: POLLS });
    const { tracker } = TrackerRowsChanged.parse(rows.body);
    expect((await post(`/api/trackers/${average.id}/publish`, { version: tracker.version })).status).toBe(200);

    const { estimate: seats, problem } = await estimate(id);
    expect(problem).toBe("");
    expect(seats?.draws).toBe(1000);
    // 55 to 44 of a hundred are 6 to 5 of eleven seats and 5 to 3, or 4 to 4, of eight: by hand, D'Hondt.
    const [azul, verde] = [
      seats?.lists.find(({ key }) => key === "azul"),
      seats?.lists.find(({ key }) => key === "verde"),
    ];
    expect(azul?.low).toBeLessThanOrEqual(10);
    expect(azul?.high).toBeGreaterThanOrEqual(11);
    expect((azul?.median ?? 0) + (verde?.median ?? 0)).toBe(19);
    expect(seats?.blocs[0]).toMatch(/^Azul solo: 10 escaños o más en .*; en 90 de cada 100, de 10 a 1\d escaños/);
    expect((await estimate(id)).estimate).toEqual(seats);

    const { version } = ElectionDetail.parse((await process.call("GET", `/api/elections/${id}`)).body);
    const published = await post(`/api/elections/${id}/publish`, { version });
    expect(published.status, published.text).toBe(200);
    const page = async () => (await process.read("/data/ejemplia/")).body;
    expect(await page()).toContain("No es un pronóstico");

    // Texts that send their readers to it, by themselves and by way of another.
    const direct = await written(
      "el-enlace",
      "Lo que dirían [los escaños](https://narrativas.example.org/data/ejemplia/).",
    );
    const other = await written("por-otro", "Se explica [aquí](https://narrativas.example.org/g/el-enlace/).");
    const [first] = [await publishText(direct), await publishText(other)];
    expect(first.status, first.text).toBe(200);

    nowMs = Date.parse("2027-06-15T00:00:00+02:00");
    expect((await estimate(id)).problem).toContain("LOREG, artículo 69.7");
    const law = { message: expect.stringContaining("LOREG, artículo 69.7") };
    const held = { fields: [{ ...law, field: "config.blocks.0.steps.0.text" }] };
    for (const text of [direct, other]) {
      const refused = await publishText(text);
      expect([refused.status, refused.body]).toMatchObject([422, held]);
      const { revision, version } = GraphicDetail.parse((await process.call("GET", `/api/graphics/${text.id}`)).body);
      const back = await post(`/api/graphics/${text.id}/rollback`, { version, revision });
      expect([back.status, back.body]).toMatchObject([422, held]);
    }
    const out = ElectionDetail.parse(published.body);
    const without = await post(`/api/elections/${id}/publish`, { version: out.version });
    expect(without.status, without.text).toBe(200);
    expect(await page()).not.toContain("No es un pronóstico");
    // Nobody goes back to the seats, and who links to votes alone goes out.
    const back = await post(`/api/elections/${id}/rollback`, {
      ...{ version: ElectionDetail.parse(without.body).version, revision: out.revision },
    });
    expect([back.status, back.body]).toMatchObject([422, { fields: [{ ...law, field: "vote" }] }]);
    // A name that no store could hold is one that there is not.
    const { version: current } = ElectionDetail.parse(without.body);
    for (const revision of ["\ud800", "../../x", "nada"])
      expect((await post(`/api/elections/${id}/rollback`, { version: current, revision })).status, revision).toBe(404);
    expect((await publishText(direct)).status).toBe(200);
  });
});
