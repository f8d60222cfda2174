import { type PublishedPage, pageAssets, resolvedFiles, scriptOf } from "@nv/piece-parts/test";
import { typeOf } from "../src/graphic-config.ts";
import type { TYPES } from "../src/index.ts";
import { loadCharts, pieceFiles } from "../src/page.ts";

type Published = (typeof TYPES)[number]["example"];

/** Script and styles of pages, and the scripts of the types that bring one. */
export async function readerAssets(types: readonly string[]) {
  const later = types.filter((type) => type === "figure");
  const [assets, charts, ...readers] = await Promise.all([
    pageAssets(),
    loadCharts(),
    ...types.map((type) => scriptOf(new URL(`../src/${type}/reader.ts`, import.meta.url))),
    ...later.map((type) => scriptOf(new URL(`../src/${type}/later.ts`, import.meta.url), "es")),
  ]);
  const names = [...types, ...later.map((type) => `${type}.later`)];
  return { assets, charts, readers: new Map(names.map((name, index) => [name, readers[index] ?? ""])) };
}

/** The page of an example, with invented files for everything that it uses. */
export function pageOf(
  example: Published,
  { assets, charts, readers }: Awaited<ReturnType<typeof readerAssets>>,
): PublishedPage {
  const words = { language: "es", credit: "", author: "", section: "", tags: [], note: "" };
  const files = resolvedFiles(typeOf(example.config.type).renditions(example.config));
  const texts = pieceFiles({
    slug: "muestra",
    fields: { ...words, ...example },
    heightsPx: [],
    resolved: { frames: new Map(), files },
    charts,
    assets,
    readers,
  });
  return { texts, parts: [...files.values()].flatMap(({ parts }) => parts) };
}
