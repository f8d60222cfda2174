import { GRAPHICS_API_PATH, SERIES_API_PATH } from "@nv/contracts";
import type { Observation, SeriesDetail, SeriesRun, SeriesSummary } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { htmlOf, jobOf, refusalOf, SIGNED_IN } from "../../../test/answers";
import { type Answers, openSite } from "../../../test/site-in-browser";
import { EURO_DOLLAR_SERIES } from "./core/series-market";

const PAGE = "/docs/Herramientas%20Online/bolsas";
const ID = "3f0c6a5e-0000-4000-8000-000000000001";
const JOB = "3f0c6a5e-0000-4000-8000-000000000002";

const preview = htmlOf('<!doctype html><html lang="es"><title>Vista previa</title><p>El gráfico</p></html>');

const SUMMARY: SeriesSummary = {
  ...{ id: ID, slug: "euro-dolar", title: "Euro-dólar del BCE", status: "draft", version: 1, period: "day" },
  ...{ hasUnpublishedChanges: false, isWaiting: false, origin: "ecb", nextRunAtMs: null, updatedAtMs: 0 },
  ...{ changedBy: "Ana Muestra", publishedAtMs: null },
  data: { hash: "a", observations: 2, first: "2026-11-19", last: "2026-11-20", used: [] },
};
const DETAIL: SeriesDetail = {
  ...SUMMARY,
  fields: {
    ...{ ...EURO_DOLLAR_SERIES, note: "", needsOwnSource: false },
    ...{ columns: [...EURO_DOLLAR_SERIES.columns], rules: [...EURO_DOLLAR_SERIES.rules], transforms: [] },
    ...{ calendar: { kind: "none" }, target: { kind: "none" } },
  },
  ...{ waiting: null, revision: null, publicUrl: null, latestJsonUrl: null, latestCsvUrl: null, delivery: null },
  problems: [],
};
const observation = (date: string, cierre: number): Observation => ({
  ...{ date, values: { cierre }, source: "Banco Central Europeo", sourceUrl: "", isProvisional: false, note: "" },
});
const run = (part: Pick<SeriesRun, "state" | "sentence">): SeriesRun => ({
  ...{ id: JOB, origin: "ecb", atMs: 0, by: "", decidedBy: "", decidedAtMs: null, findingsTotal: 0, findings: [] },
  counts: { added: 0, changed: 0, removed: 0 },
  ...part,
});
const job = jobOf({ id: JOB, kind: "series.run", subject: ID });

const answers = (more: Answers = {}): Answers => ({
  ...SIGNED_IN,
  [SERIES_API_PATH]: { json: { items: [] } },
  [`${GRAPHICS_API_PATH}/preview`]: preview,
  ...more,
});

const site = openSite();

const shows = (text: string | RegExp) => site.page.locator("main").getByText(text).first().waitFor();
const button = (name: RegExp | string) => site.page.getByRole("button", { name });
const sessions = () => site.page.getByLabel("Sesiones", { exact: true });

test("an invented market is alive at once, each value can be chosen by keyboard, and the page is well drawn", async () => {
  const { page } = site;
  site.answer(answers());
  await site.open(PAGE, ["Ejemplo: este valor y sus cifras son inventados."]);
  // The card stands under the drawing, and comes to whoever comes to it.
  await page.getByText("Preparando la tarjeta y la tabla…").scrollIntoViewIfNeeded();
  await page.getByRole("img", { name: /^Tarjeta cuadrada\. El Índice de Ejemplo cae un 2,1\s%/ }).waitFor();
  await button("Prima de Ejemplia").focus();
  await page.keyboard.press("Enter");
  expect(await page.getByLabel("Borrador de la frase").inputValue()).toMatch(
    /^La Prima de Ejemplia sube 4\spuntos básicos/,
  );
  await page.getByLabel("Y cuánto cambia desde").fill("2025-01-01");
  await shows(/^La serie empieza el 19\sde septiembre de 2025: antes no se sabe cómo estaba\.$/);
  await page.keyboard.press("ControlOrMeta+z");
  expect(await page.getByLabel("Y cuánto cambia desde").inputValue()).toBe("");
  expect(await site.faults()).toEqual([]);
});

test("what is wrong stands beside its row, nothing goes out meanwhile, and nothing typed is lost", async () => {
  const { page } = site;
  site.answer(answers());
  await site.open(PAGE, ["Sesiones"]);
  await sessions().fill(
    [
      "fecha;máximo;mínimo;cierre",
      ...["13/11/2026;12;9;11", "14/11/2026;12;9;11", "17/11/2026;9;12;11", "18/11/2026;12;9;14"],
      ...["19/11/2026;12;9;10", "20/11/2026;12;9;0", "20/11/2099;12;9;11", "ayer;12;9;11"],
    ].join("\n"),
  );
  for (const text of [
    "; 6 filas por arreglar",
    "El sábado 14 de noviembre de 2026 es fin de semana",
    "El mínimo (12) es mayor que el máximo (9)",
    "El cierre (14) queda por encima del máximo (12) de ese día.",
    "El cierre (0) queda por debajo del mínimo (9) de ese día.",
    "El 20 de noviembre de 2099 no ha llegado todavía",
    "«ayer» no es una fecha: escríbela como 23/11/2026.",
    "Falta el cierre del lunes 16 de noviembre de 2026.",
    "Falta la fuente: sin ella no se publica",
    "Falta el nombre de lo que se dibuja",
  ])
    await shows(text);
  expect(await button("Llevar a Gráficos").isDisabled()).toBe(true);
  expect(await site.findings()).toEqual([]);
  await page.reload();
  await shows("«ayer» no es una fecha");
  await sessions().fill("fecha;cierre\n19/11/2026;0\n20/11/2026;3");
  await page.getByLabel("Escala").selectOption("Logarítmica");
  await shows("Una escala logarítmica no llega a cero");
  await sessions().fill("20/11/2026;3");
  await shows("Hay una sola sesión: hacen falta dos para decir cuánto cambia.");
  await button("Volver al ejemplo").click();
  await shows("Ejemplo: este valor y sus cifras son inventados.");
  expect(site.errors).toEqual([]);
});

test("a series of the house becomes sessions, and an office that says no leaves them to be pasted", async () => {
  const { page } = site;
  const one = `${SERIES_API_PATH}/${ID}`;
  const series: Answers = {
    [SERIES_API_PATH]: { json: { items: [SUMMARY] } },
    [one]: { json: DETAIL },
    [`${one}/observations`]: {
      json: { items: [observation("2026-11-19", 1.0898), observation("2026-11-20", 1.0899)] },
    },
    [`${one}/run`]: { status: 202, json: { jobId: JOB } },
    [`/api/jobs/${JOB}`]: { json: job },
  };
  const failed = run({ state: "failed", sentence: "Servicio no configurado: falta ECB_MODE." });
  site.answer(answers({ ...series, [`${one}/runs`]: { json: { items: [failed] } } }));
  await site.open(PAGE, ["De una serie o del BCE"]);
  await button("De una serie o del BCE").click();
  await page.getByLabel("O de una serie diaria de la casa").waitFor();
  await button("Pedir el euro-dólar al BCE").click();
  await shows("Servicio no configurado: falta ECB_MODE. Pegar la tabla siempre funciona.");
  site.answer(
    answers({ ...series, [`${one}/runs`]: { json: { items: [run({ state: "waiting", sentence: "520 nuevas" })] } } }),
  );
  await button("Pedir el euro-dólar al BCE").click();
  await shows("Lo que ha llegado incumple una regla y espera a que alguien lo mire:");
  await button("Traer la serie").click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("textarea")].some(({ value }) => value.endsWith("2026-11-20;1,0899\n")),
  );
  expect(await page.getByLabel("Unidad").inputValue()).toBe("dólares");
  // What the example was called does not stand over the euro.
  expect(await page.getByLabel("Nombre", { exact: true }).inputValue()).toBe("Euro-dólar del BCE");
  await button("Traer lo último").waitFor();
  expect(await site.findings()).toEqual([]);
});

test("one press sends all that a graphic needs; refused, nothing is lost", async () => {
  const sent: unknown[] = [];
  site.answer(
    answers({
      [`POST ${GRAPHICS_API_PATH}`]: ({ json }) => {
        sent.push(json());
        return refusalOf();
      },
    }),
  );
  await site.open(PAGE, ["Sesiones"]);
  await button("Llevar a Gráficos").click();
  await shows("Lo que has escrito sigue aquí.");
  expect(sent).toMatchObject([
    {
      title: "El Índice de Ejemplo cae un 2,1\u00a0%",
      ...{ sourceLine: "Mesa de ejemplo, con cifras inventadas", tags: ["bolsas"] },
      config: {
        type: "figure",
        data: { x: { kind: "date", skipsGaps: true } },
        footnote: "Ejemplo: cifras inventadas.",
      },
    },
  ]);
});
