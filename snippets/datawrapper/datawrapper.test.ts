import { readFile } from "node:fs/promises";
import { join } from "node:path";
import vm from "node:vm";
import { DATAWRAPPER_TOKEN, type Listening, startDoubles } from "@nv/doubles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: the file is api.mjs, and its types are in api.d.mts
import { crearCliente } from "./api.mjs";

/** Runs a script of a page with a page that has only what the script touches. */
async function runInPage(file: string, page: { readonly frames: readonly object[]; readonly detail?: object }) {
  const listeners: ((event: object) => void)[] = [];
  const window = { addEventListener: (_type: string, listener: (event: object) => void) => listeners.push(listener) };
  const document = { querySelectorAll: () => page.frames, getElementById: () => page.detail };
  vm.runInNewContext(await readFile(join(import.meta.dirname, file), "utf8"), { window, document });
  return (event: object) => {
    for (const listener of listeners) listener(event);
  };
}

describe("altura.js", () => {
  test.each([
    { name: "a height from inside the frame", data: { "datawrapper-height": { AbC12: 412.4 } }, height: "412px" },
    { name: "a height that is no number", data: { "datawrapper-height": { AbC12: "mucho" } }, height: "" },
    { name: "a height to hide the page with", data: { "datawrapper-height": { AbC12: 9e9 } }, height: "" },
    { name: "somebody else's message", data: "hola", height: "" },
    { name: "an empty message", data: null, height: "" },
  ])("$name", async ({ data, height }) => {
    const inside = {};
    const frame = { contentWindow: inside, style: { height: "" } };
    const send = await runInPage("altura.js", { frames: [frame] });
    send({ data, source: inside });
    expect(frame.style.height).toBe(height);
  });

  test("a message from elsewhere does not move a frame", async () => {
    const frame = { contentWindow: {}, style: { height: "" } };
    const send = await runInPage("altura.js", { frames: [frame] });
    send({ data: { "datawrapper-height": { AbC12: 400 } }, source: {} });
    expect(frame.style.height).toBe("");
  });
});

describe("clics.js", () => {
  const bar = { source: "datawrapper", chartId: "AbC12", type: "bar.click", data: { label: "Muestra" } };
  test.each([
    { name: "a click on a bar of the chart", data: bar, text: '{"label":"Muestra"}' },
    { name: "another chart's", data: { ...bar, chartId: "ZzZ99" }, text: "" },
    { name: "another event", data: { ...bar, type: "bar.mouseenter" }, text: "" },
  ])("$name", async ({ data, text }) => {
    const detail = { textContent: "" };
    const send = await runInPage("clics.js", { frames: [], detail });
    send({ data });
    expect(detail.textContent).toBe(text);
  });
});

describe("api.mjs", () => {
  let doubles: Listening;
  beforeAll(async () => {
    doubles = await startDoubles();
  });
  afterAll(() => doubles.stop());

  function client(scenario = "normal", token = DATAWRAPPER_TOKEN) {
    return crearCliente({ token, base: `${doubles.url}/datawrapper/${scenario}`, pausaMs: 1 });
  }

  test("makes a chart, fills it, describes it and publishes it", async () => {
    const dw = client();
    const id = await dw.crear("Muestra");
    await dw.subirDatos(id, "año,valor\n2026,1\n");
    await dw.describir(id, { titulo: "Otro título", fuente: "Datos de muestra", alternativo: "Una barra" });
    const published = await fetch(`${doubles.url}/datawrapper/normal/v3/charts/${id}/data`, {
      headers: { authorization: `Bearer ${DATAWRAPPER_TOKEN}` },
    });
    expect(await published.text()).toBe("año,valor\n2026,1\n");
    expect(await dw.leer(id)).toMatchObject({
      title: "Otro título",
      metadata: { describe: { "source-name": "Datos de muestra", "aria-description": "Una barra" } },
    });
    expect(await dw.publicar(id)).toBe(`https://datawrapper.dwcdn.net/${id}/1/`);
  });

  test("what is not given is not changed", async () => {
    const dw = client();
    const id = await dw.crear("Se queda");
    const before = await dw.leer(id);
    await dw.describir(id, { nota: "Provisional" });
    const chart = await dw.leer(id);
    expect(chart.title).toBe("Se queda");
    expect({ ...chart, metadata: before.metadata }).toEqual({ ...before, lastModifiedAt: expect.any(String) });
    expect(chart.metadata).toMatchObject({ annotate: { notes: "Provisional" }, describe: { "aria-description": "" } });
  });

  test("waits when it is told to", async () => {
    await expect(client("limit").crear("Muestra")).resolves.toMatch(/^nv\d{3}$/);
  });

  test.each([
    { name: "an id of another length", run: () => client().leer("abc"), message: /5 caracteres, y «abc» tiene 3/ },
    { name: "a chart that is not there", run: () => client().leer("zzzzz"), message: /no encuentra .*404/ },
    { name: "a wrong key", run: () => client("normal", "otra").crear("x"), message: /no acepta la clave/ },
    { name: "no end to the waiting", run: () => client("limit-always").crear("x"), message: /más despacio/ },
    { name: "the service down", run: () => client("down").crear("x"), message: /error 503/ },
    { name: "too much data", run: () => client().subirDatos("AbC12", "a".repeat(2 ** 21 + 1)), message: /2 MiB/ },
  ])("says what is wrong: $name", async ({ run, message }) => {
    await expect(run()).rejects.toThrow(message);
  });

  test("no key", () => {
    expect(() => crearCliente({ token: "" })).toThrow(/DATAWRAPPER_TOKEN/);
  });
});
