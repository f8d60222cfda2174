import { DESCRIPTIONS_API_PATH, GRAPHICS_API_PATH, SERIES_API_PATH, TRACKERS_API_PATH } from "@nv/contracts";
import { DescribedChart, GraphicDetail, GraphicProblem, SeriesDetail, TrackerDetail } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { HOUSE_METHOD } from "@nv/series";
import { ONE_DIALECT, type TestDatabase } from "@nv/test-kit";
import { inEachRun } from "@nv/test-kit/depth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  APPROVALS,
  FIGURE_OF_RATES,
  LIES,
  MAP_LIES,
  MAP_TRUTHS,
  OF_PROVINCES,
  RATES,
  TABLE_OF_RATES,
  TRACKER_LIES,
  TRACKER_TRUTHS,
  TRUTHS,
} from "./claim-sentences.ts";
import { enterFirstAdministrator, OWN_PAGE, startWholeServer, type WholeServer } from "./whole-server.ts";

/** Address at which readers are, as the server says. */
const READERS = "http://localhost:3000";

const SERIES = {
  title: "Paro",
  description: "Tasa de paro de un país inventado.",
  period: "year",
  columns: [{ key: "paro", label: "Paro", kind: "number", unit: "%", decimals: 1 }],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/paro" },
};
const OBSERVATIONS = ["fecha;Paro", ...RATES.map((rate, at) => `${2021 + at};${comma(rate)}`)].join("\n");

const CARD = {
  type: "card",
  template: "dato",
  values: [{ source: "series:paro" }, {}],
  heading: "El paro de Ejemplia",
};
const AREAS = { type: "area-map", ...OF_PROVINCES, value: "Paro" };
const CIRCLES = { type: "symbol-map", ...OF_PROVINCES, size: "Paro" };

const step = (text: string) => ({ id: "b", text, align: "center", alt: "", data: {} });
const story = (format: string, settings: object, text: string) => ({
  type: "story",
  blocks: [{ id: "a", format, settings, steps: [step(text)] }],
});

function comma(value: number): string {
  return String(value).replace(".", ",");
}

/** Fields of a graphic that says a sentence somewhere. */
type Says = (sentence: string) => { readonly title?: string; readonly altText?: string; readonly config: object };

/** Places of a sentence: the field that its refusal names, and the graphic that says it there. */
type Places = Readonly<Record<string, readonly [field: string, says: Says]>>;

/** The texts of any graphic, and those around it. */
const around = (name: string, config: object, fields: readonly string[]): Places =>
  Object.fromEntries([
    [`title of ${name}`, ["title", (title: string) => ({ title, config })]],
    [`alternative text of ${name}`, ["altText", (text: string) => ({ altText: `${text}.`, config })]],
    ...fields.map((field) => [
      `${field} of ${name}`,
      [`config.${field}`, (text: string) => ({ config: { ...config, [field]: text } })],
    ]),
  ]);

const TEXTS = ["heading", "subheading", "footnote"] as const;

const PLACES: Places = {
  ...around("a figure", FIGURE_OF_RATES, TEXTS),
  "note on a figure": [
    "config.notes.0.text",
    (text) => ({ config: { ...FIGURE_OF_RATES, notes: [{ id: "a", x: "2024-01-01", text }] } }),
  ],
  ...around("a figure of a series", { type: "figure", series: "series:paro" }, TEXTS),
  ...around("a table", TABLE_OF_RATES, TEXTS),
  ...around("a card", CARD, ["heading", "text"]),
  "words of a card for a network": [
    "config.captions.instagram",
    (instagram) => ({ config: { ...CARD, captions: { instagram: `${instagram}.` } } }),
  ],
  "slide of a card": [
    "config.slides.0.text",
    (text) => ({ config: { ...CARD, template: "hilo", slides: [{ heading: "El paro", text: `${text}.` }] } }),
  ],
  "paragraph of a story that links to a piece": [
    "config.blocks.0.steps.0.text",
    (text) => ({
      config: story("Texto", {}, `Un párrafo.\n\n${text}. Está en [el gráfico](${READERS}/g/la-tasa-de-paro/).`),
    }),
  ],
  "paragraph of a story that links to data": [
    "config.blocks.0.steps.0.text",
    (text) => ({ config: story("Texto", {}, `${text}, según [los datos](${READERS}/data/paro/).`) }),
  ],
  "step of a story beside the piece that it shows": [
    "config.blocks.0.steps.0.text",
    (text) => ({ config: story("Pieza", { piece: "graphic:la-tasa-de-paro" }, `${text}.`) }),
  ],
};

const MAP_PLACES: Places = {
  ...around("a map of areas", AREAS, TEXTS),
  ...around("a map of symbols", CIRCLES, TEXTS),
};

const ALL_PLACES = [
  ...Object.entries(PLACES).map(([place, [field, says]]) => ({ place, field, says, lies: LIES, truths: TRUTHS })),
  ...Object.entries(MAP_PLACES).map(([place, [field, says]]) => ({
    ...{ place, field, says, lies: MAP_LIES, truths: MAP_TRUTHS },
  })),
];

/** Places that a refusal comes to by ways of their own: each type, and each way of telling of something else. */
const OF_EACH_RUN: ReadonlySet<string> = new Set([
  "note on a figure",
  "heading of a figure of a series",
  "footnote of a table",
  "alternative text of a card",
  "words of a card for a network",
  "paragraph of a story that links to a piece",
  "step of a story beside the piece that it shows",
  "title of a map of areas",
]);

const Refusal = GraphicProblem.pick({ code: true, fields: true });

/** Answer of a server, its body read by a schema. */
interface Answer {
  readonly status: number;
  read<Body>(schema: z.ZodType<Body>): Body;
  readonly body: string;
}

/** Averages are drawn by days, and several have what the polls of one said: the highest is of their month. */
const DAILY_TRUTHS = TRACKER_TRUTHS.map((truth) =>
  truth === "El 15 de marzo de 2024 aprueba el 43,2 %, su máximo."
    ? "En marzo de 2024 aprueba el 43,2 %, su máximo."
    : truth,
);

/** Of twenty sentences, those of each run: all of them in a long one. */
const some = (sentences: readonly string[]) => inEachRun(sentences, sentences.slice(0, 1));

describe.each(ONE_DIALECT)("what is written, sent over HTTP to a server on $name", (dialect) => {
  let database: TestDatabase;
  let server: WholeServer;
  let datawrapper: FakeDatawrapper;
  let cookie: string;

  async function call(method: string, path: string, sent?: object): Promise<Answer> {
    const headers = { cookie, ...OWN_PAGE, "content-type": "application/json" };
    const body = sent === undefined ? undefined : JSON.stringify(sent);
    const answer = await server.call({ method, path, headers, body });
    return { ...answer, read: (schema) => schema.parse(JSON.parse(answer.body)) };
  }
  async function done<Body>(schema: z.ZodType<Body>, method: string, path: string, sent?: object): Promise<Body> {
    const answer = await call(method, path, sent);
    expect([200, 201, 202], answer.body).toContain(answer.status);
    return answer.read(schema);
  }

  beforeAll(async () => {
    [database, datawrapper] = await Promise.all([dialect.create("claims"), startFakeDatawrapper()]);
    server = await startWholeServer(database, datawrapper.env);
    ({ cookie } = await enterFirstAdministrator(server, "jefa@diario.example"));
    const begun = await done(SeriesDetail, "POST", SERIES_API_PATH, SERIES);
    const at = `${SERIES_API_PATH}/${begun.id}`;
    const run = await done(z.object({ id: z.string() }), "POST", `${at}/observations`, {
      version: begun.version,
      text: OBSERVATIONS,
    });
    const { version } = await done(SeriesDetail, "POST", `${at}/runs/${run.id}/approve`, { version: begun.version });
    await done(SeriesDetail, "POST", `${at}/publish`, { version });
    const drawn = await register({ title: "La tasa de paro", config: FIGURE_OF_RATES });
    await done(GraphicDetail, "POST", `${GRAPHICS_API_PATH}/${drawn.id}/publish`, { version: drawn.version });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([database.drop(), datawrapper.stop()]);
  });

  const worded = (fields: object) => ({
    ...{ title: "Paro", altText: "Lo que se ve.", sourceLine: "Oficina de Ejemplo" },
    ...fields,
  });
  const register = (fields: object) => done(GraphicDetail, "POST", GRAPHICS_API_PATH, worded(fields));

  /** Saves a graphic that says a sentence, and asks for it to go out. */
  async function publishSaying(graphic: GraphicDetail, fields: object) {
    const path = `${GRAPHICS_API_PATH}/${graphic.id}`;
    const saved = await done(GraphicDetail, "PUT", path, { ...worded(fields), version: graphic.version });
    return { saved, answer: await call("POST", `${path}/publish`, { version: saved.version }) };
  }

  describe.each(
    inEachRun(
      ALL_PLACES,
      ALL_PLACES.filter(({ place }) => OF_EACH_RUN.has(place)),
    ),
  )("the $place", ({ field, says, lies, truths }) => {
    test("is refused with each sentence that the data contradict, and goes out with each that they bear out", async () => {
      let graphic = await register({ config: says("").config });
      for (const lie of some(lies)) {
        const { saved, answer } = await publishSaying(graphic, says(lie));
        graphic = saved;
        expect(answer.status, `${lie}: ${answer.body.slice(0, 300)}`).toBe(422);
        const { code, fields = [] } = answer.read(Refusal);
        expect({ code, told: fields.map((one) => [one.field, one.claim?.includes(lie)]) }, answer.body).toEqual({
          code: "FIELDS_INVALID",
          told: [[field, true]],
        });
      }
      expect((await call("GET", `/g/${graphic.slug}/`)).status).toBe(404);
      for (const truth of some(truths)) {
        const { answer } = await publishSaying(graphic, says(truth));
        expect(answer.status, `${truth}: ${answer.body.slice(0, 300)}`).toBe(200);
        graphic = answer.read(GraphicDetail);
      }
    });
  });

  test("the description of a tracker", async () => {
    const begun = await done(TrackerDetail, "POST", TRACKERS_API_PATH, {
      ...{ kind: "mandate", title: "Presidencia de Ejemplo", holder: "Ana", startDay: "2024-01-01" },
      ...{ question: "¿Aprueba su gestión?", method: { ...HOUSE_METHOD, windowDays: 7 } },
    });
    const path = `${TRACKERS_API_PATH}/${begun.id}`;
    const polls = APPROVALS.flatMap(([day, approve, disapprove]) =>
      ["Faro", "Norte", "Sur"].map(
        (house) =>
          `${house};${day};${day};1000;panel;adultos;${comma(approve)};${comma(disapprove)};https://${house.toLowerCase()}.example/${day}`,
      ),
    );
    const text = ["casa;inicio;fin;muestra;modo;población;aprueba;desaprueba;url", ...polls].join("\n");
    const sent = { version: begun.version, of: "polls", text };
    let { tracker } = await done(z.object({ tracker: TrackerDetail }), "POST", `${path}/rows`, sent);
    async function publishAs(description: string) {
      tracker = await done(TrackerDetail, "PUT", path, { ...tracker.fields, description, version: tracker.version });
      return call("POST", `${path}/publish`, { version: tracker.version });
    }
    for (const lie of some(TRACKER_LIES)) {
      const answer = await publishAs(lie);
      expect(answer.status, `${lie}: ${answer.body.slice(0, 300)}`).toBe(422);
      expect(answer.read(Refusal).fields).toMatchObject([{ field: "description", claim: lie }]);
    }
    for (const truth of some(DAILY_TRUTHS)) {
      const answer = await publishAs(truth);
      expect(answer.status, `${truth}: ${answer.body.slice(0, 300)}`).toBe(200);
      tracker = answer.read(TrackerDetail);
    }
  });

  test("the description of a chart of Datawrapper, drafted here", async () => {
    datawrapper.putData("ej001", `Año;Paro (%)\n${RATES.map((rate, at) => `${2021 + at};${comma(rate)}`).join("\n")}`);
    datawrapper.republish("ej001", "Paro de Ejemplia");
    const path = `${DESCRIPTIONS_API_PATH}/charts/ej001`;
    const { dataHash, csv } = await done(DescribedChart, "GET", path);
    expect(csv).toContain("16,1");
    const publish = (sentence: string) => call("POST", `${path}/publish`, { text: `${sentence}.`, dataHash });
    for (const lie of some(LIES)) {
      const answer = await publish(lie);
      expect(answer.status, `${lie}: ${answer.body.slice(0, 300)}`).toBe(422);
      expect(answer.read(Refusal).fields).toMatchObject([{ field: "text" }]);
    }
    for (const truth of some(TRUTHS)) {
      const answer = await publish(truth);
      expect(answer.status, `${truth}: ${answer.body.slice(0, 300)}`).toBe(200);
    }
  });
});
