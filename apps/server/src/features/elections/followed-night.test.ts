import {
  ElectionDetail,
  GraphicDetail,
  Nights,
  PreviewLink,
  TrackerDetail,
  TrackerRowsChanged,
} from "@nv/contracts/schemas";
import { type FakeElectionNight, startElectionNight } from "@nv/doubles";
import { NEW_METHOD } from "@nv/series";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { ONE_PLACE } from "../../../test/stores.ts";
import { insertCalendar } from "../../platform/votes/votes.repository.ts";
import type { VotesTables } from "../../platform/votes/votes-table.ts";

/** The Monday before the vote, still outside the five days of the law. */
const MONDAY_MS = Date.parse("2027-05-17T12:00:00+02:00");
const IN_THE_FIVE_DAYS_MS = Date.parse("2027-05-20T12:00:00+02:00");
const NIGHT_MS = Date.parse("2027-05-23T20:00:00+02:00");
/** The double's night, by a clock that is moved: six hours in 36 steps. */
const STEP_MS = 600_000;

const PARTIES = ["Alfa", "Beta", "Gama", "Delta", "Eco"];

const VOTE = {
  ...{ id: "generales-2027", name: "Elecciones generales", territory: "España", day: "2027-05-23" },
  ...{ closesAt: "21:00", law: "loreg" },
};
const AVERAGE = {
  ...{ kind: "average", title: "Media de cinco", slug: "media", startDay: "2027-03-01", question: "¿A quién votaría?" },
  series: PARTIES.map((name) => ({ key: name.toLowerCase(), name, role: "choice" })),
  ...{ method: NEW_METHOD, vote: VOTE.id },
};
/** Three provinces of the double: fewer pages are written than of a whole country. */
const LAW = {
  ...{ kind: "own", thresholdPct: 3 },
  constituencies: [
    { code: "28", name: "Madrid", seats: 37 },
    { code: "08", name: "Barcelona", seats: 32 },
    { code: "46", name: "Valencia", seats: 16 },
  ],
};
const HEAD = "casa;inicio;fin;muestra;alfa;beta;gama;delta;eco;url";
/** A poll of the invented country. */
const poll = (house: string, day: string, alfa: number) =>
  `${house};${day};${day};1000;${alfa};29;14;11;9;https://${house}.example/${day}`;
const POLLS = [HEAD, poll("faro", "2027-04-03", 31), poll("norte", "2027-04-10", 32), poll("sur", "2027-05-10", 31)];

describe.each(ONE_PLACE)("what follows a night, on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let source: FakeElectionNight;
  let nowMs = MONDAY_MS;
  /** The election, and the figure of its chamber. */
  let id: string;
  let chamber: GraphicDetail;
  beforeAll(async () => {
    source = await startElectionNight({
      now: () => nowMs,
      startsAtMs: NIGHT_MS,
      lengthMs: 36 * STEP_MS,
      townsPerProvince: 2,
      slowMs: 1,
    });
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, { ELECTIONS_DOUBLE_BASE: source.url }, () => nowMs);
    const db = harness.database.kysely.$extendTables<VotesTables>();
    const row = { version: 1, votes: JSON.stringify([VOTE]), note: "", made_by: "", made_at_ms: 0 };
    await insertCalendar(db, row);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
    await source.stop();
  });

  async function call(path: string, body: object, person?: string): Promise<unknown> {
    const answer = await process.call("POST", `/api/${path}`, body, person);
    expect([200, 201, 202], answer.text).toContain(answer.status);
    return answer.body;
  }
  async function refused(path: string, body: object): Promise<string> {
    const answer = await process.call("POST", `/api/${path}`, body);
    expect(answer.status, answer.text).toBe(422);
    return answer.text;
  }
  const add = async (slug: string, title: string, config: object) =>
    GraphicDetail.parse(
      await call("graphics", { slug, title, altText: "Un país inventado.", sourceLine: "Ejemplo", config }),
    );
  const detail = async (id: string) => GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);
  const publish = async ({ id }: Pick<GraphicDetail, "id">) =>
    GraphicDetail.parse(await call(`graphics/${id}/publish`, { version: (await detail(id)).version }));
  const page = async (address: string) => (await process.read(address)).body;
  const night = async (path: string, body: object) =>
    Nights.parse(await call(`elections/${id}/${path}`, body)).items.find(({ place }) => place === "live");

  /** Goes on to a step of the night, and looks at the source. */
  async function at(step: number) {
    nowMs = NIGHT_MS + step * STEP_MS + 1000;
    source.goTo(nowMs - NIGHT_MS);
    return night("nights/renew", { place: "live" });
  }
  /** Waits until a published piece tells of a moment. */
  const tells = (slug: string, moment: string) =>
    until(async () => ((await page(`/g/${slug}/`)).includes(moment) ? true : null));

  test("an average of five parties stops with the law, by whichever way it would go out", async () => {
    // An average of five parties, a figure that follows it, and a card with one of its numbers.
    const begun = TrackerDetail.parse(await call("trackers", AVERAGE));
    const brought = { version: begun.version, of: "polls", text: POLLS.join("\n") };
    const { tracker } = TrackerRowsChanged.parse(await call(`trackers/${begun.id}/rows`, brought));
    await call(`trackers/${begun.id}/publish`, { version: tracker.version });
    const lines = await publish(
      await add("la-media", "La media de cinco partidos", { type: "figure", series: "tracker:media" }),
    );
    const number = { source: "tracker:media", column: "alfa", at: "" };
    const cited = await add("el-dato", "El dato", {
      type: "card",
      template: "dato",
      heading: "Alfa en las encuestas",
      values: [number],
    });
    expect((await publish(cited)).publicUrl).not.toBeNull();
    const framed = await add("en-pestanas", "En pestañas", {
      ...{
        type: "switcher",
        items: [
          { label: "Media", chart: "graphic:la-media" },
          { label: "Dato", chart: "graphic:el-dato" },
        ],
      },
    });

    // In the five days nothing of it goes out, by whichever way, and what readers have stays.
    nowMs = IN_THE_FIVE_DAYS_MS;
    const before = await page("/g/la-media/");
    const law = "LOREG, artículo 69.7";
    const changed = { version: (await detail(lines.id)).version };
    expect(await refused(`graphics/${lines.id}/publish`, changed)).toContain(law);
    expect(await refused(`graphics/${cited.id}/publish`, { version: (await detail(cited.id)).version })).toContain(law);
    expect(await refused(`graphics/${framed.id}/publish`, { version: framed.version })).toContain(law);
    const byHand = await add("a-mano", "Qué dicen los sondeos", {
      type: "card",
      template: "titular",
      heading: "Alfa gana votos en la última encuesta",
    });
    expect(await refused(`graphics/${byHand.id}/publish`, { version: byHand.version })).toContain(
      "¿Es una encuesta electoral?",
    );
    expect((await page("/g/la-media/")) === before).toBe(true);
  });

  test("pieces of a night are rehearsed at links to their drafts, and published by nobody", async () => {
    const election = ElectionDetail.parse(
      await call("elections", {
        ...{ title: "País inventado", slug: "pais", law: LAW, everySeconds: 60 },
        lists: PARTIES.map((acronym, at) => ({ key: `00010${at + 1}`, acronym, color: `#1020${at}0` })),
        headlines: [
          {
            text: "Ha votado ya uno de cada cinco",
            claim: { kind: "turnout", area: "total", comparison: "at-least", pct: 20 },
          },
        ],
        source: { kind: "interior", url: `${source.url}/02202705_TOTA.zip` },
      }),
    );
    id = election.id;
    await call(`elections/${id}/publish`, { version: election.version });
    chamber = await add("el-hemiciclo", "Los escaños, recuento a recuento", {
      ...{ type: "figure", kind: "hemicycle", series: "election:pais" },
    });
    expect(await refused(`graphics/${chamber.id}/publish`, { version: chamber.version })).toContain(
      "no se ha abierto todavía",
    );
    nowMs = NIGHT_MS;
    await night("nights", { place: "rehearsal", count: "invented" });
    nowMs = NIGHT_MS + 3 * 60_000;
    await night("nights/renew", { place: "rehearsal" });
    expect(await refused(`graphics/${chamber.id}/publish`, { version: chamber.version })).toContain(
      "solo hay un ensayo",
    );
    const link = PreviewLink.parse(await call(`graphics/${chamber.id}/preview-links`, { days: 1 }));
    const draft = () => page(new URL(link.url).pathname);
    expect((await draft()).includes("Ensayo: estos votos no son de verdad")).toBe(true);
    const rehearsed = await draft();
    nowMs = NIGHT_MS + 9 * 60_000;
    await night("nights/renew", { place: "rehearsal" });
    await until(async () => ((await draft()) === rehearsed ? null : true));
    await night("nights/close", { place: "rehearsal" });
  });

  test("figure, table, card and article of a night go out, and again with each count that bears their words out", async () => {
    nowMs = NIGHT_MS;
    await night("nights", { place: "live", count: "source" });
    const early = await at(5);
    const seats = early?.areas[0]?.lists.find(({ acronym }) => acronym === "Alfa")?.seats ?? 0;
    expect(seats).toBeGreaterThan(0);
    await publish(chamber);
    const told = await page("/g/el-hemiciclo/");
    expect(/<p class="subheading">[^<]*/.exec(told)?.[0]).toMatch(
      /Datos de las 20:50 del 23\sde mayo de 2027, con el 4,0\s%/,
    );
    // A majority is of all seats, whoever has none yet; each list in the colour that the election gives it.
    expect([told.includes("Mayoría absoluta: 43"), told.includes("--nv-s1:#102000")]).toEqual([true, true]);
    const bold = await publish(
      await add("con-titular", "Los escaños de hoy", {
        ...{ type: "figure", kind: "bars", series: "election:pais", heading: `Alfa tiene ${seats} escaños` },
      }),
    );
    const false_ = await add("falso", "Falso", {
      ...{ type: "figure", kind: "bars", series: "election:pais", heading: `Alfa tiene ${seats + 9} escaños` },
    });
    expect(await refused(`graphics/${false_.id}/publish`, { version: false_.version })).toContain("config.heading");
    const won = await add("gana", "Alfa gana las elecciones", {
      type: "figure",
      kind: "bars",
      series: "election:pais",
    });
    expect(await refused(`graphics/${won.id}/publish`, { version: won.version })).toContain(
      "que dos personas no han dado",
    );
    const card = await publish(
      await add("la-tarjeta", "Escaños de Alfa", {
        ...{ type: "card", template: "dato", heading: "Escaños de Alfa", headlineOf: "election:pais" },
        values: [{ source: "election:pais", column: "escanos", at: "Alfa" }],
      }),
    );
    await publish(
      await add("la-tabla", "Circunscripción a circunscripción", {
        type: "table",
        countOf: "election:pais/circunscripciones",
      }),
    );
    const step = {
      ...{ id: "b", align: "center", alt: "", data: {} },
      text: "Alfa tiene [tantos](election:pais#Alfa.escanos) escaños.",
    };
    const blocks = [{ id: "a", format: "Texto", settings: {}, steps: [step] }];
    const story = await add("la-noche", "La noche", { type: "story", kicker: "Ejemplo", dek: "", byline: "", blocks });
    await publish(story);
    const paragraph = async () =>
      /Alfa tiene <a href="[^"]*"[^>]*>\d+<\/a> escaños/.exec(await page("/g/la-noche/"))?.[0];
    expect(await paragraph()).toContain(
      `href="https://narrativas.example.org/elecciones/pais/" target="_top" rel="noopener">${seats}<`,
    );
    const said = async () => page(`/g/la-tarjeta/${(await detail(card.id)).revision}/dice.json`);
    expect(JSON.parse(await said())).toMatchObject({
      values: [{ text: String(seats), unit: "escaños", label: "Alfa" }],
      source: expect.stringMatching(/^Ministerio del Interior, con el [\d,]+\s% escrutado$/),
      heading: "",
    });

    const later = await at(9);
    const now = later?.areas[0]?.lists.find(({ acronym }) => acronym === "Alfa")?.seats ?? 0;
    await tells("el-hemiciclo", "Datos de las 21:30");
    await tells("la-tabla", "Datos de las 21:30");
    await until(async () => ((await said()).includes(`"text":"${now}"`) ? true : null));
    await until(async () => ((await paragraph())?.includes(`>${now}<`) ? true : null));
    // Its words are not true any more: readers keep what it said, with its hour, and «Salud» says why.
    expect(now).not.toBe(seats);
    expect((await page("/g/con-titular/")).includes("Datos de las 20:50")).toBe(true);
    const { findings } = (await detail(bold.id)).healthReport;
    expect(findings.join(" ")).toMatch(/El recuento de «País inventado» va por delante de este gráfico: .*Alfa/);

    // A minute at most between two, but what is corrected, and the end, at once.
    const versionOf = async () => (await detail(chamber.id)).version;
    const atNine = await versionOf();
    await at(20);
    await tells("el-hemiciclo", "Datos de las 23:20");
    expect(await versionOf()).toBeGreaterThan(atNine);
    await at(36);
    await tells("el-hemiciclo", "con el recuento terminado");
    await until(async () => (JSON.parse(await said()).heading === "Ha votado ya uno de cada cinco" ? true : null));
    await night("nights/close", { place: "live" });
  });
});
