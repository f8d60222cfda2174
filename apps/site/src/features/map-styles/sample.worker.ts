import type { MapGround } from "@nv/geography";
import { type MapShapes, mapNames, mapShapes } from "./core/live-map";
import { fetchGround } from "./fetch-ground";
import type { SampleMap, SampleNews, SampleOrder } from "./sample-messages";

let coming: Promise<MapGround> | null = null;
/** What came last: those before it are not drawn any more. */
let last: SampleOrder | null = null;
/** What was laid out last: names change more often than where they are. */
let kept: { readonly asked: string; readonly shapes: MapShapes } | null = null;

const tell = (news: SampleNews) => self.postMessage(news);

async function groundOfHouse(): Promise<MapGround> {
  coming ??= fetchGround();
  try {
    return await coming;
  } catch (error) {
    // The next order tries again.
    coming = null;
    throw error;
  }
}

function shapesOf(ground: MapGround, layout: SampleOrder["layout"]): MapShapes {
  const asked = JSON.stringify(layout);
  if (kept?.asked !== asked) kept = { asked, shapes: mapShapes(ground, layout) };
  return kept.shapes;
}

function sampleOf(ground: MapGround, { layout, labels, view }: SampleOrder): SampleMap {
  const shapes = shapesOf(ground, layout);
  const { widthPx, heightPx, inset } = shapes.map;
  return { ...shapes, map: { widthPx, heightPx, inset }, names: mapNames(ground, shapes, { labels }, view), view };
}

async function obey(order: SampleOrder): Promise<void> {
  last = order;
  const ground = await groundOfHouse();
  // Orders that wait are heard first.
  await new Promise((go) => setTimeout(go));
  if (last === order) tell({ kind: "sample", sample: sampleOf(ground, order) });
}

self.onmessage = ({ data }: MessageEvent<SampleOrder>) => {
  obey(data).catch((error: unknown) => {
    tell({ kind: "failed", what: error instanceof Error ? error.message : String(error) });
  });
};
