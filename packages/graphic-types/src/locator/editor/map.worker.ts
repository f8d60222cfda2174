import type { Basemap } from "@nv/geography";
import { locatorAtlas, locatorBasemap } from "../basemap.ts";
import type { LocatorConfig } from "../config.ts";
import { drawLocator } from "../draw/draw-locator.ts";
import { createAtlasStore } from "./atlas-store.ts";
import type { MapForm, MapNews, MapRequest, WrittenMap } from "./map-requests.ts";
import { cameraOf, mapStyle } from "./map-style.ts";
import { viewSize } from "./view-sizes.ts";
import { drawView, printedLocator } from "./views.ts";

const store = createAtlasStore();
/** The last order for each place. */
const last = new Map<string, number>();
/** Last basemap that was drawn on, with the fields of a map that change it: most changes leave it as it is. */
let kept: { readonly asked: string; readonly ground: Basemap } | null = null;

const tell = (news: MapNews) => self.postMessage(news);

/** Lets orders that wait be heard. */
const breathe = () => new Promise((go) => setTimeout(go));

async function groundOf(config: LocatorConfig): Promise<Basemap> {
  const { area, highlights, inset, marks, rings } = config;
  const asked = JSON.stringify([area, highlights, inset, marks[0]?.point, rings[0]?.centre]);
  if (kept?.asked === asked) return kept.ground;
  const ground = locatorBasemap(config, await store.load(locatorAtlas(config)));
  kept = { asked, ground };
  return ground;
}

async function draw({ id, place, config, view }: MapRequest & { readonly kind: "draw" }): Promise<MapNews> {
  last.set(place, id);
  const overtaken = { kind: "overtaken", id } as const;
  await breathe();
  if (last.get(place) !== id) return overtaken;
  await store.load(locatorAtlas(config));
  if (last.get(place) !== id) return overtaken;
  const ground = await groundOf(config);
  const { svg, left, labels } = drawLocator(config, ground, { ...viewSize(config, view), hasHalo: true });
  return { kind: "drawn", id, drawn: { svg, left, labels, painted: ground.painted } };
}

async function write(config: LocatorConfig, form: MapForm): Promise<WrittenMap> {
  const ground = await groundOf(config);
  if (form.as !== "style") {
    const { svg, widthPx, heightPx } =
      form.as === "print" ? printedLocator(config, ground, form) : drawView(config, ground, form.view, form.isEditable);
    return { text: svg, widthPx, heightPx };
  }
  const { widthPx, heightPx } = viewSize(config, "wide");
  const style = { ...cameraOf(config, widthPx), style: mapStyle(config, ground, widthPx) };
  return { text: JSON.stringify(style, null, 1), widthPx, heightPx };
}

async function answer(order: MapRequest): Promise<MapNews> {
  if (order.kind === "draw") return await draw(order);
  return { kind: "written", id: order.id, written: await write(order.config, order.form) };
}

self.onmessage = ({ data }: MessageEvent<MapRequest>) => {
  answer(data).then(tell, (error: unknown) =>
    tell({ kind: "failed", id: data.id, what: error instanceof Error ? error.message : String(error) }),
  );
};
