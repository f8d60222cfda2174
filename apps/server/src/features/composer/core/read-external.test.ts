import { describe, expect, test } from "vitest";
import { externalPage, isFrameable, readOEmbed, readPage } from "./read-external.ts";

const URL_READ = "https://mapas.example/mapa/";
const PLAIN = { url: URL_READ, headers: {} };

/** Describes a page by its head alone, or with its oEmbed where one is given. */
const known = (html: string, oEmbed: unknown = null) =>
  externalPage(PLAIN, readPage(html, URL_READ), oEmbed === null ? null : readOEmbed(JSON.stringify(oEmbed)));

describe("a page of others", () => {
  test("without anything is told by its address alone", () => {
    expect(known("")).toMatchObject({ url: URL_READ, title: "", learnedFrom: "nothing", isFrameable: true });
  });

  test("is told by its Open Graph: the first of each, as plain text", () => {
    const html =
      '<title>Otro</title><meta property="og:title" content=" El  &lt;b&gt;mapa "><meta property="og:title" content="Dos">' +
      '<meta property="og:image" content="/foto.jpg"><meta property="og:site_name" content="Mapas de Muestra">';
    expect(known(html)).toMatchObject({
      title: "El <b>mapa",
      provider: "Mapas de Muestra",
      image: "https://mapas.example/foto.jpg",
      learnedFrom: "open-graph",
    });
  });

  test("of its oEmbed's markup the address of the frame is taken, and nothing else", () => {
    const html =
      '<div onclick="x"><iframe src="https://mapas.example/m/1" srcdoc="<b>"></iframe><script src="https://x"></script></div>';
    const page = known("", { html, width: "100%", height: 420, title: "Mapa" });
    expect(page).toMatchObject({
      frameUrl: "https://mapas.example/m/1",
      widthPx: null,
      heightPx: 420,
      learnedFrom: "oembed",
    });
    expect(JSON.stringify(page)).not.toMatch(/<|onclick|srcdoc/);
  });

  test.each([
    ["http", '<iframe src="http://mapas.example/m/1"></iframe>'],
    ["a script", '<iframe src="javascript:alert(1)"></iframe>'],
    ["a password", '<iframe src="https://ana:clave@mapas.example/"></iframe>'],
    ["no address", "<iframe></iframe>"],
    ["no frame", "<blockquote>Una cita</blockquote>"],
  ])("a frame by %s is none", (_name, html) => {
    expect(known("", { html }).frameUrl).toBeNull();
  });

  test("what is not https is not shown, and what is long is cut", () => {
    const html = `<meta property="og:image" content="http://mapas.example/foto.jpg"><title>${"a".repeat(5000)}</title>`;
    const { image, title } = known(html);
    expect([image, title.length <= 300]).toEqual([null, true]);
  });

  test.each(["", "<html>", "[]", '"texto"', "null"])("an oEmbed of %j is none", (body) => {
    expect(readOEmbed(body)).toBeNull();
  });

  test("a million unclosed marks are read in a moment", () => {
    const html = '<meta property="og:a" content="'.repeat(16_000);
    expect(readPage(html, URL_READ).openGraph.size).toBeLessThanOrEqual(1);
  });
});

test.each([
  { headers: {}, may: true },
  { headers: { "x-frame-options": "SAMEORIGIN" }, may: false },
  { headers: { "content-security-policy": "default-src 'self'" }, may: true },
  { headers: { "content-security-policy": "default-src 'self'; frame-ancestors 'none'" }, may: false },
  { headers: { "content-security-policy": "frame-ancestors https://otro.example" }, may: false },
  { headers: { "content-security-policy": "frame-ancestors *", "x-frame-options": "DENY" }, may: true },
  { headers: { "content-security-policy": ["frame-ancestors https:", "frame-ancestors 'none'"] }, may: false },
])("$headers: framed by others, $may", ({ headers, may }) => {
  expect(isFrameable(headers)).toBe(may);
});
