import type { ResolvedFile } from "@nv/piece-parts";
import { PICTURE_FACTS, resolvedFiles } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { configProblems, normalizeConfig } from "../normalize-config.ts";
import { fileProblems, pieceFiles } from "../page.ts";
import { ImageConfig } from "./config.ts";
import { imageExample } from "./example.ts";
import { image } from "./type.ts";

const CDN = "https://datawrapper.dwcdn.net";
const WORDS = { language: "es", sourceLine: "", credit: "", author: "", section: "", tags: [], note: "" };

function pageOf(config: ImageConfig, more: Partial<ResolvedFile> = {}, words = WORDS): string {
  const [page] = pieceFiles({
    slug: "museo",
    fields: { ...words, title: "El museo", altText: 'Un "museo"', config },
    heightsPx: [],
    resolved: { frames: new Map(), files: resolvedFiles(image.renditions(config), more) },
    assets: { script: "run()", styles: "p{}" },
    readers: new Map([["image", "enlarge()"]]),
  });
  return page.body;
}

const alone = (more: object = {}) => ImageConfig.parse({ ...imageExample.config, variants: [], ...more });

test("a picture at an address is shown as it always was, and is registered once", () => {
  const config = ImageConfig.parse({ type: "image", source: "https://example.org/museo.jpg" });
  expect(configProblems(config)).toEqual([]);
  expect(image.renditions(config)).toEqual([]);
  expect(pageOf(config)).toContain('<main><img src="https://example.org/museo.jpg" alt="Un &quot;museo&quot;"></main>');
  expect(pageOf(config)).toContain("<script>run()</script>");
  expect(normalizeConfig(config, CDN).sourceKey).toBe("https://example.org/museo.jpg");
  expect(normalizeConfig(alone(), CDN).sourceKey).toBeNull();
});

test("each browser gets the format and the width that it needs, and the place is kept", () => {
  const html = pageOf(alone({ ratio: "none", canEnlarge: false }));
  const id = "0f6c1a2e-3b4d-4c5e-8f60-718293a4b501";
  expect(html).toContain(
    `<source type="image/avif" srcset="${id}/picture/640.avif 640w, ${id}/picture/1280.avif 1280w, ` +
      `${id}/picture/1920.avif 1920w" sizes="100vw" width="1920" height="1280"><source type="image/webp"`,
  );
  expect(html).toContain(`<img src="${id}/picture/1920.jpg"`);
  expect(html).toContain('width="1920" height="1280" alt="Un &quot;museo&quot;" fetchpriority="high"');
  expect(html).toContain("main img{background:#aabbcc}");
  expect(html.match(/Un &quot;museo&quot;/g)).toHaveLength(1);
  expect(html).not.toContain("enlarge()");
});

test("another picture for wider frames comes first, and is cut in its own way", () => {
  const html = pageOf(imageExample.config);
  const wide = html.indexOf('media="(min-width: 600px)" type="image/avif"');
  expect(wide).toBeGreaterThan(0);
  expect(html.indexOf('<source type="image/avif"')).toBeGreaterThan(wide);
  expect(html).toContain('width="1920" height="2400"');
  expect(image.turnsAtPx(imageExample.config)).toEqual([600]);
  expect(image.renditions(imageExample.config).map(({ recipe }) => recipe)).toEqual([
    { recipe: "picture", crop: { ratio: 4 / 5, x: 0.4, y: 0.5 } },
    { recipe: "picture", crop: null },
  ]);
});

test("a tap leads to the largest picture that every browser shows, without a script too", () => {
  expect(pageOf(alone())).toContain(
    '<a class="nv-large" href="0f6c1a2e-3b4d-4c5e-8f60-718293a4b501/picture/1920.jpg" target="_top">',
  );
});

test("what shines through has no colour behind it", () => {
  const html = pageOf(alone(), { facts: { ...PICTURE_FACTS, format: "png", hasAlpha: true } });
  expect(html).not.toContain("main img{");
});

test("source and credit are the graphic's, else those of its files, each once", () => {
  expect(pageOf(imageExample.config)).toContain("Fuente: Archivo de Ejemplo · Ana Muestra</p>");
  expect(pageOf(imageExample.config, {}, { ...WORDS, credit: "Mesa" })).toContain("Archivo de Ejemplo · Mesa</p>");
});

describe("what is wrong", () => {
  const problems = (more: object) => configProblems(ImageConfig.parse({ ...imageExample.config, ...more }));
  const [variant] = imageExample.config.variants;
  test.each([
    {
      name: "an address that is cut",
      more: { source: "https://example.org/a.jpg", variants: [] },
      field: "ratio",
      message: "Solo se recorta un archivo: una dirección se ve como es",
    },
    {
      name: "an address beside files",
      more: { source: "https://example.org/a.jpg", ratio: "none" },
      field: "variants.0.source",
      message: "Con varias imágenes, todas son archivos: trae también la primera",
    },
    {
      name: "two from the same width",
      more: { variants: [variant, variant] },
      field: "variants.1.minWidthPx",
      message: "Ya hay otra desde 600 px",
    },
  ])("$name", ({ more, field, message }) => {
    expect(problems(more)).toEqual([{ field, message }]);
  });

  test("the same file may be there twice, cut in two ways", () => {
    expect(problems({ variants: [{ ...variant, source: imageExample.config.source }] })).toEqual([]);
  });

  test("rights that are over and files of another kind are told at their field", () => {
    const wanted = image.renditions(alone());
    const told = (more: Partial<ResolvedFile>) =>
      fileProblems(alone(), { files: resolvedFiles(wanted, more) }, "2026-03-03");
    expect(told({ rightsUntil: "2026-03-03" })).toEqual([]);
    expect(told({ rightsUntil: "2026-03-02" })[0]).toMatchObject({ field: "source" });
    expect(told({ name: "tabla.csv", facts: { kind: "table", format: "csv", rows: 1, columns: [] } })).toEqual([
      { field: "source", message: "Aquí va imagen, y «tabla.csv» es tabla" },
    ]);
  });
});
