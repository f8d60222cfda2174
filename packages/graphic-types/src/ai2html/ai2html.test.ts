import type { ResolvedFile } from "@nv/piece-parts";
import { ai2htmlFile, resolvedFiles } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { configProblems, normalizeConfig } from "../normalize-config.ts";
import { pieceFiles } from "../page.ts";
import { Ai2HtmlConfig } from "./config.ts";
import { ai2htmlExample } from "./example.ts";
import { ai2html } from "./type.ts";

const WORDS = { language: "es", sourceLine: "", credit: "", author: "", section: "", tags: [], note: "" };

function pageOf(config: Ai2HtmlConfig, more: Partial<ResolvedFile> = {}): string {
  const frame = { src: "https://example.org/mapa", title: "", heightsPx: [] };
  const [page] = pieceFiles({
    slug: "embalse",
    fields: { ...WORDS, title: "El embalse", altText: 'Un "mapa"', config },
    heightsPx: [],
    resolved: {
      frames: new Map([[config.source, frame]]),
      files: resolvedFiles(ai2html.renditions(config), more),
    },
    assets: { script: "run()", styles: "p{}" },
    readers: new Map(),
  });
  return page.body;
}

const { config } = ai2htmlExample;

test("what was registered with an address is read and framed as it was", () => {
  const old = Ai2HtmlConfig.parse({ type: "ai2html", source: "https://example.org/mapa" });
  expect(configProblems(old)).toEqual([]);
  expect(ai2html.renditions(old)).toEqual([]);
  expect(pageOf(old)).toContain('<div id="nv-frames" data-columns="1"><iframe src="https://example.org/mapa"');
  expect(normalizeConfig(old, "https://datawrapper.dwcdn.net").sourceKey).toBe("https://example.org/mapa");
});

describe("a folder of the library", () => {
  test("is shown one drawing at a time by the width of its box, without a script", () => {
    const html = pageOf(config);
    expect(html).toContain("@container nv-ai (width>=0px) and (width<600px){.nv-ai-board-0{display:block}}");
    expect(html).toContain("@container nv-ai (width>=900px){.nv-ai-board-2{display:block}}");
    expect(html).toContain("@media (min-width:600px) and (max-width:899.98px){.nv-ai-board-1{display:block}}");
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(ai2html.turnsAtPx(config)).toEqual([0, 600, 900]);
  });

  test("keeps its texts as texts, and says what is drawn", () => {
    const html = pageOf(config);
    expect(html).toMatch(
      /<p class="nv-ai-\w+">El embalse de Peñamuestra, <span class="nv-ai-\w+">al 31 %<\/span><\/p>/,
    );
    expect(html).toContain('role="img" aria-label="Un &quot;mapa&quot;"');
    expect(html).toContain('role="img" aria-label="La isla entera, con el embalse al norte');
    expect(html).not.toContain('class="description"');
  });

  test("has its source and credit from the library when the graphic says none", () => {
    expect(pageOf(config)).toContain("Fuente: Archivo de Ejemplo · Ana Muestra");
  });

  test("has a picture for every browser when the recipe made two", () => {
    const file = ai2htmlFile(config.source);
    const [first] = file.parts;
    if (first === undefined) throw new Error("The sample has pictures.");
    const piece = {
      artboards: [
        {
          name: "movil",
          minWidthPx: 0,
          maxWidthPx: null,
          widthPx: 300,
          heightPx: 360,
          isFixed: true,
          art: [{ kind: "picture", file: "a.webp", fallback: "a.png", style: {} }],
          texts: [{ style: {}, paragraphs: [{ style: {}, runs: [{ text: '<b>"1\n2', style: {}, href: null }] }] }],
        },
      ],
      notices: [],
    };
    const parts = [
      { ...first, name: "a.webp", src: "x/a.webp", mediaType: "image/webp" },
      { ...first, name: "a.png", src: "x/a.png" },
    ];
    const html = pageOf(config, { data: piece, parts });
    expect(html).toContain(
      '<picture><source type="image/webp" srcset="x/a.webp"><img class="nv-ai-abs" src="x/a.png" width="600"',
    );
    expect(html).toContain("<p>&lt;b&gt;&quot;1<br>2</p>");
    expect(html).toContain(".nv-ai-board-0{width:300px;aspect-ratio:300/360}");
  });

  test("is not shown from data that nothing made, nor without a picture of it", () => {
    expect(() => pageOf(config, { data: { artboards: [] } })).toThrow();
    expect(() => pageOf(config, { parts: [] })).toThrow("penamuestra.zip was made without penamuestra-movil.png.");
    const style = { color: "red}</style><script>alert(1)</script>" };
    const hostile = JSON.parse(
      JSON.stringify(ai2htmlFile(config.source).data).replace(
        '"color":"rgb(26,26,26)"',
        JSON.stringify(style).slice(1, -1),
      ),
    );
    expect(() => pageOf(config, { data: hostile })).toThrow();
  });
});
