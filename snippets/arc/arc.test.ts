import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: the file is grafico-de-arc.mjs, and its types are in grafico-de-arc.d.mts
import { graficoHtml, pedirGrafico } from "./grafico-de-arc.mjs";

const CONTENT = { title: "Los <embalses>", html: '<iframe src="https://graficos.example.org/g/embalses/"></iframe>' };

let server: Server;
let base = "";

beforeAll(async () => {
  const answers: Readonly<Record<string, number>> = { embalses: 200, retirado: 410, perdido: 404, roto: 503 };
  server = createServer(({ url = "" }, response) => {
    const name = /^\/arc\/content\/(\w+)\.json$/.exec(url)?.[1] ?? "";
    response.writeHead(answers[name] ?? 404, { "content-type": "application/json" }).end(JSON.stringify(CONTENT));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => void server.close());

test("what readers have is asked for by its id; what they do not have is nothing", async () => {
  expect(await pedirGrafico("embalses", base)).toEqual(CONTENT);
  expect(await pedirGrafico("retirado", base)).toBeNull();
  expect(await pedirGrafico("perdido", base)).toBeNull();
  expect(await pedirGrafico("../../api/session", base)).toBeNull();
  await expect(pedirGrafico("roto", base)).rejects.toThrow(/contesta 503/);
});

test.each([
  { config: {}, html: `<figure>${CONTENT.html}</figure>` },
  { config: { width: "wide" }, html: `<figure class="nv-ancho">${CONTENT.html}</figure>` },
  { config: { width: "constructor" }, html: `<figure>${CONTENT.html}</figure>` },
  { config: { showTitle: true }, html: `<figure><h3>Los &lt;embalses&gt;</h3>${CONTENT.html}</figure>` },
  {
    config: { caption: 'Una "leyenda" <b>' },
    html: `<figure>${CONTENT.html}<figcaption>Una &quot;leyenda&quot; &lt;b&gt;</figcaption></figure>`,
  },
])("a story with $config", ({ config, html }) => {
  expect(graficoHtml(CONTENT, config)).toBe(html);
});

test("a story without its graphic shows nothing", () => {
  expect(graficoHtml(null, { caption: "Pie" })).toBe("");
});
