import { gzipSync } from "node:zlib";
import { GraphicDetail } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { ONE_PLACE } from "../../../../test/stores.ts";

/** Most bytes of a piece with five states, as they travel in the page of its story. */
const MOST_BYTES = 30_000;

const Refusal = z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })) });

const step = (id: string, data: object) => ({
  ...{ id, text: `El paso ${id}.`, alt: "", align: "left" },
  data: { lit: [], mark: "", near: [], ...data },
});

const block = (id: string, piece: string, steps: readonly object[]) => ({
  ...{ id, format: "Pieza", steps },
  settings: { piece, way: "steps" },
});

describe.each(ONE_PLACE)("a story of published pieces on $database and $store", ({ dialect, createStore }) => {
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

  async function register(fields: object): Promise<GraphicDetail> {
    const answer = await process.call("POST", "/api/graphics", fields);
    expect(answer.status, answer.text).toBe(201);
    return GraphicDetail.parse(answer.body);
  }
  const publish = ({ id, version }: GraphicDetail) => process.call("POST", `/api/graphics/${id}/publish`, { version });
  async function exampleOf(type: string, slug: string): Promise<void> {
    const { files, ...fields } = typeOf(type).example;
    expect(files).toBeUndefined();
    const published = await publish(await register({ ...fields, slug }));
    expect(published.status, published.text).toBe(200);
  }
  const story = (slug: string, ...blocks: readonly object[]) =>
    register({
      ...{ slug, title: "Una historia de datos", altText: "Dos piezas.", sourceLine: "Oficina de Ejemplo" },
      config: { type: "story", kicker: "", dek: "", byline: "", blocks },
    });
  const page = async (slug: string) => (await process.read(`/g/${slug}/`)).body;

  test("carries a figure and a map inside, lit and marked by step, five states in less than a photograph weighs", async () => {
    await exampleOf("figure", "precios");
    await exampleOf("area-map", "mapa");
    const figure = [
      step("a", {}),
      step("b", { lit: ["ejemplia"] }),
      step("c", { lit: ["Vecinos"] }),
      step("d", { mark: "jun 2025" }),
      step("e", { lit: ["Ejemplia"], mark: "jun 2026" }),
    ];
    const map = [
      step("a", {}),
      step("b", { lit: ["Soria"] }),
      step("c", { near: ["Soria", "Teruel"] }),
      step("d", { lit: ["Teruel"], near: ["Teruel"] }),
      step("e", {}),
    ];
    const draft = await story("datos", block("linea", "graphic:precios", figure), block("mapa", "graphic:mapa", map));
    const published = await publish(draft);
    expect(published.status, published.text).toBe(200);
    const html = await page("datos");
    // What looks for newer versions finds which one it is.
    expect(html).toMatch(/data-nv-piece="[^"]*\/g\/precios\/\d+-[a-z0-9]+\/"/);
    // Drawn once, and shown again a step where nothing moves.
    expect(html.match(/<use href="#b-linea-s0l0"/g)).toHaveLength(figure.length);
    expect(html).toContain('#b-linea .nv-fig[data-state="2"]{--nv-s1:var(--nv-dim)');
    expect(html).toMatch(/#b-linea \.nv-fig\[data-state="3"\] \.nv-mark--3\{opacity:1\}/);
    expect(html).toMatch(
      /#b-mapa \.nv-map\[data-state="1"\]\{--nv-far:[\d.]+;--k\d+:1;--j\d+:var\(--m-ink\);--w\d+:1\.5\}/,
    );
    expect(html).toMatch(
      /#b-mapa \.nv-map\[data-state="2"\] \.nv-camera\{transform:translate\([^)]+\) scale\([\d.]+\)\}/,
    );
    // The pattern of what is protected is found by the areas and by the legend.
    expect(html).toContain('<pattern id="b-mapa-nv-hatch"');
    expect(html).toMatch(/<(?:path|g) [^>]*fill="url\(#b-mapa-nv-hatch\)"/);
    expect(html).not.toContain("url(#nv-hatch)");
    for (const id of ["b-linea", "b-mapa"]) {
      const section = new RegExp(`<section [^>]*id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";
      const rules = html.match(new RegExp(`[^{}]*#${id} [^{}]*\\{[^{}]*\\}`, "g"))?.join("") ?? "";
      const weightBytes = gzipSync(section + rules).length;
      expect(weightBytes, id).toBeGreaterThan(2000);
      expect(weightBytes, id).toBeLessThan(MOST_BYTES);
    }
  });

  test("lights and comes near to what is written on a locator, by the names that its form is told", async () => {
    await exampleOf("locator", "aldea");
    const cited = await process.call("GET", "/api/graphics/cited?of=graphic:aldea");
    expect(cited.body).toMatchObject({
      parts: ["Aldeamuestra", "Oviedo", "Gijón", "Mar Cantábrico", "León", "20\u00a0km"],
    });
    const steps = [
      step("a", {}),
      // Nobody types a space that does not break.
      step("b", { lit: ["aldeamuestra", "20 km"] }),
      step("c", { near: ["Oviedo", "Gijon"] }),
    ];
    const published = await publish(await story("donde", block("mapa", "graphic:aldea", steps)));
    expect(published.status, published.text).toBe(200);
    const html = await page("donde");
    expect(html).toMatch(/#b-mapa \.nv-loc\[data-state="1"\]\{--nv-far:[\d.]+;--k0:1;--k5:1\}/);
    for (const at of [0, 5]) expect(html).toContain(`<g opacity="var(--k${at},var(--nv-far,1))">`);
    expect(html).toMatch(/#b-mapa \.nv-loc\[data-state="2"\] \.nv-camera\{transform:translate/);
    expect(html.match(/<use href="#b-mapa-s0l0"/g)).toHaveLength(steps.length);
    const lost = await publish(await story("perdido", block("m", "graphic:aldea", [step("a", { near: ["Cuenca"] })])));
    expect(Refusal.parse(lost.body).fields).toContainEqual({
      field: "config.blocks.0.steps.0.data.near",
      message: expect.stringMatching(/^«Cuenca» no está en la pieza: tiene Aldeamuestra, Oviedo/),
    });
  });

  test("frames what cannot be lit, at the revision that there was, and says so when it is asked to change", async () => {
    await exampleOf("table", "tabla");
    const fixed = {
      ...block("t", "graphic:tabla", [step("a", {})]),
      settings: { piece: "graphic:tabla", way: "fixed" },
    };
    expect((await publish(await story("con-tabla", fixed))).status).toBe(200);
    expect(await page("con-tabla")).toMatch(/<iframe src="[^"]*\/g\/tabla\/\d+-[a-z0-9]+\/#nv-theme=auto" title="/);

    const lit = await publish(await story("mal", block("t", "graphic:tabla", [step("a", { lit: ["Soria"] })])));
    expect(lit.status).toBe(422);
    expect(Refusal.parse(lit.body).fields).toEqual([
      { field: "config.blocks.0.settings.way", message: expect.stringContaining("no cambia por pasos") },
    ]);
  });

  test("tells names that a piece does not have beside their field, with those that it has", async () => {
    const steps = [step("a", { lit: ["Nadie"] }), step("b", { mark: "1812" })];
    const refused = await publish(await story("nadie", block("f", "graphic:precios", steps)));
    expect(Refusal.parse(refused.body).fields).toEqual([
      {
        field: "config.blocks.0.steps.0.data.lit",
        message: "«Nadie» no está en la pieza: tiene Ejemplia, Vecinos",
      },
      {
        field: "config.blocks.0.steps.1.data.mark",
        message: expect.stringMatching(/^«1812» no está en la pieza: tiene ene 2025, /),
      },
    ]);
    const lost = await publish(await story("perdida", block("f", "graphic:no-hay", [step("a", { lit: ["X"] })])));
    expect(lost.text).toContain("no está publicado");
  });

  test("«Salud» says when a piece is out otherwise than a story shows it", async () => {
    const { files, ...fields } = typeOf("figure").example;
    const figure = await register({ ...fields, slug: "cambia" });
    expect(files).toBeUndefined();
    const out = GraphicDetail.parse((await publish(figure)).body);
    const fixed = {
      ...block("f", "graphic:cambia", [step("a", {})]),
      settings: { piece: "graphic:cambia", way: "fixed" },
    };
    const shown = GraphicDetail.parse((await publish(await story("atras", fixed))).body);
    const health = async () =>
      GraphicDetail.parse((await process.call("GET", `/api/graphics/${shown.id}`)).body).healthReport.findings.join();
    expect(await health()).not.toContain("publícalo otra vez");
    const changed = { ...fields, version: out.version, config: { ...fields.config, heading: "Otro titular" } };
    const saved = GraphicDetail.parse((await process.call("PUT", `/api/graphics/${figure.id}`, changed)).body);
    expect((await publish(saved)).status).toBe(200);
    expect(await health()).toContain("se ha publicado después que este gráfico: publícalo otra vez");
    expect(await page("atras")).not.toContain("Otro titular");
  });
});
