import { createServer, type Server } from "node:http";
import { freePort } from "@nv/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLinks } from "./check-links.ts";
import { linkVerdict } from "./link-verdict.ts";
import { linksReport } from "./links-report.ts";
import { outsideLinksIn } from "./outside-links.ts";
import { visitLink } from "./visit-link.ts";

let server: Server;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = createServer(({ url, method }, response) => {
    if (url === "/mudada") response.writeHead(301, { location: "/nueva" }).end();
    else if (url === "/sin-cabeza" && method === "HEAD") response.writeHead(405).end();
    else response.writeHead(url === "/muerta" ? 404 : url === "/cerrada" ? 403 : 200).end("hola");
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
});
afterAll(() => server.close());

test("each address is judged by what its site answers", async () => {
  const links = new Map(
    ["/viva", "/mudada", "/muerta", "/cerrada", "/sin-cabeza"].map((path) => [origin + path, ["/docs/intro"]]),
  );
  const checked = await checkLinks(links, visitLink);
  expect(Object.fromEntries(checked.map(({ url, verdict }) => [url.slice(origin.length), verdict]))).toEqual({
    "/viva": "alive",
    "/mudada": "moved",
    "/muerta": "dead",
    "/cerrada": "unsure",
    "/sin-cabeza": "alive",
  });
  expect(linksReport(checked).replaceAll(origin, "https://otro.sitio")).toMatchInlineSnapshot(`
    "# Enlaces a otros sitios

    De 5, responden bien 2.

    ## Muertos: 1

    Ya no llevan a ninguna parte: corrige o quita el enlace.

    - <https://otro.sitio/muerta> (404)
      - en /docs/intro

    ## Mudados: 1

    Llevan a otra dirección: comprueba que es lo mismo y apunta a ella.

    - <https://otro.sitio/mudada> (200) → https://otro.sitio/nueva
      - en /docs/intro

    ## Dudosos: 1

    No han contestado o no dejan entrar a un programa: ábrelos a mano.

    - <https://otro.sitio/cerrada> (403)
      - en /docs/intro
    "
  `);
});

test.each([
  { name: "a site that nobody holds", answer: { kind: "failed", code: "ENOTFOUND" }, verdict: "dead" },
  { name: "a site that does not answer", answer: { kind: "failed", code: "TIMEOUT" }, verdict: "unsure" },
  {
    name: "a site that is ill",
    answer: { kind: "answered", status: 503, finalUrl: "https://a.es/" },
    verdict: "unsure",
  },
  {
    name: "only www and a slash more",
    answer: { kind: "answered", status: 200, finalUrl: "https://www.a.es/" },
    verdict: "alive",
  },
] as const)("$name: $verdict", ({ answer, verdict }) => {
  expect(linkVerdict("http://a.es#uno", answer)).toBe(verdict);
});

test("links are read from text and not from code or samples", () => {
  const markdown = [
    "[WCAG](https://www.w3.org/TR/WCAG22/) y <https://r-project.org>, otra vez [WCAG](https://www.w3.org/TR/WCAG22/)",
    "[con paréntesis](https://es.wikipedia.org/wiki/Halo_(tipografía))",
    "`https://codigo.dev` [muestra](https://ejemplo.org/x) [dentro](/docs/intro)",
    "```\n[código](https://codigo.dev/x)\n```",
  ].join("\n\n");
  expect(outsideLinksIn(markdown)).toEqual([
    "https://www.w3.org/TR/WCAG22/",
    "https://r-project.org",
    "https://es.wikipedia.org/wiki/Halo_(tipografía)",
  ]);
});
