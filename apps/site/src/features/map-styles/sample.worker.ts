import type { BasemapData } from "@nv/geography";
import { type MapShapes, mapNames, mapShapes } from "./core/live-map";
import { fetchBasemap } from "./fetch-basemap";
import type { SampleMap, SampleNews, SampleRequest } from "./sample-messages";

let coming: Promise<BasemapData> | null = null;
/** Request that came last: those before it are not drawn any more. */
let last: SampleRequest | null = null;
/** Shapes that were laid out last: names change more often than where they are. */
let kept: { readonly asked: string; readonly shapes: MapShapes } | null = null;

const tell = (news: SampleNews) => self.postMessage(news);

async function basemapOfHouse(): Promise<BasemapData> {
  coming ??= fetchBasemap();
  try {
    return await coming;
  } catch (error) {
    // The next order tries again.
    coming = null;
    throw error;
  }
}

function shapesOf(ground: BasemapData, layout: SampleRequest["layout"]): MapShapes {
  const asked = JSON.stringify(layout);
  if (kept?.asked !== asked) kept = { asked, shapes: mapShapes(ground, layout) };
  return kept.shapes;
}

function sampleOf(ground: BasemapData, { layout, labels, view }: SampleRequest): SampleMap {
  const shapes = shapesOf(ground, layout);
  const { widthPx, heightPx, inset } = shapes.map;
  return { ...shapes, map: { widthPx, heightPx, inset }, names: mapNames(ground, shapes, { labels }, view), view };
}

async function obey(order: SampleRequest): Promise<void> {
  last = order;
  const ground = await basemapOfHouse();
  // Orders that wait are heard first.
  await new Promise((go) => setTimeout(go));
  if (last === order) tell({ kind: "sample", sample: sampleOf(ground, order) });
}

self.onmessage = ({ data }: MessageEvent<SampleRequest>) => {
  obey(data).catch((error: unknown) => {
    tell({ kind: "failed", what: error instanceof Error ? error.message : String(error) });
  });
};
