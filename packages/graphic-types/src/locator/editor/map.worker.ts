import type { Basemap } from "@nv/geography";
import { locatorAtlas, locatorBasemap } from "../basemap.ts";
import type { LocatorConfig } from "../config.ts";
import { drawLocator } from "../draw/draw-locator.ts";
import { drawingStreets, needsStreets } from "../streets/wanted-streets.ts";
import { createAtlasStore } from "./atlas-store.ts";
import type { MapForm, MapNews, MapRequest } from "./map-requests.ts";
import { cameraOf, mapStyle } from "./map-style.ts";
import { createStreetStore } from "./street-store.ts";
import { viewSize } from "./view-sizes.ts";
import { drawView, printedLocator } from "./views.ts";

const store = createAtlasStore();
const streets = createStreetStore();
/** The last order for each place. */
const last = new Map<string, number>();
/** Last basemap that was drawn on, with the fields of a map that change it: most changes leave it as it is. */
let kept: { readonly asked: string; readonly ground: Basemap } | null = null;

const tell = (news: MapNews) => self.postMessage(news);

/** Lets orders that wait be heard. */
const breathe = () => new Promise((go) => setTimeout(go));

async function groundOf(config: LocatorConfig, onStreets: boolean): Promise<Basemap> {
  const { area, highlights, inset, marks, rings, around } = config;
  const asked = JSON.stringify([
    onStreets,
    area,
    highlights,
    inset,
    marks[0]?.point,
    rings[0]?.centre,
    around.cities || around.waters,
    around.rivers,
    config.ratio,
    config.phoneRatio,
  ]);
  if (kept?.asked === asked) return kept.ground;
  const ground = locatorBasemap(config, await store.load(locatorAtlas(config)), onStreets);
  kept = { asked, ground };
  return ground;
}

async function draw({ id, place, config, view }: MapRequest & { readonly kind: "draw" }): Promise<MapNews> {
  last.set(place, id);
  const overtaken = { kind: "overtaken", id } as const;
  await breathe();
  if (last.get(place) !== id) return overtaken;
  await store.load(locatorAtlas(config));
  const size = viewSize(config, view);
  const under = await streets.load(drawingStreets(config, size.widthPx / size.heightPx, "screen"));
  if (last.get(place) !== id) return overtaken;
  const ground = await groundOf(config, under.ground !== null);
  const { svg, left, labels, around } = drawLocator(config, ground, {
    ...{ ...size, hasHalo: true, streets: under.ground, idPrefix: "mapa-" },
  });
  const lack = needsStreets(config) ? under.lack : null;
  return { kind: "drawn", id, drawn: { svg, left, labels, around, painted: ground.painted, lack } };
}

/** Proportion and fineness of a drawing that is taken away. */
function takenShape(config: LocatorConfig, form: Exclude<MapForm, { as: "style" }>) {
  if (form.as === "print") return { ratio: form.widthMm / form.heightMm, detail: "print" } as const;
  const { widthPx, heightPx } = viewSize(config, form.view);
  return { ratio: widthPx / heightPx, detail: form.isEditable ? "print" : "screen" } as const;
}

async function write(id: number, config: LocatorConfig, form: MapForm): Promise<MapNews> {
  if (form.as !== "style") {
    const { ratio, detail } = takenShape(config, form);
    const under = await streets.load(drawingStreets(config, ratio, detail));
    if (under.lack !== null && needsStreets(config)) return { kind: "lacking", id, lack: under.lack };
    const ground = await groundOf(config, under.ground !== null);
    const { svg, widthPx, heightPx } =
      form.as === "print"
        ? printedLocator(config, { ground, streets: under.ground }, form)
        : drawView(config, { ground, streets: under.ground }, form.view, form.isEditable);
    return { kind: "written", id, written: { text: svg, widthPx, heightPx } };
  }
  const ground = await groundOf(config, false);
  const { widthPx, heightPx } = viewSize(config, "wide");
  const style = { ...cameraOf(config, widthPx), style: mapStyle(config, ground, widthPx) };
  return { kind: "written", id, written: { text: JSON.stringify(style, null, 1), widthPx, heightPx } };
}

async function answer(order: MapRequest): Promise<MapNews> {
  if (order.kind === "draw") return await draw(order);
  return await write(order.id, order.config, order.form);
}

self.onmessage = ({ data }: MessageEvent<MapRequest>) => {
  answer(data).then(tell, (error: unknown) =>
    tell({ kind: "failed", id: data.id, what: error instanceof Error ? error.message : String(error) }),
  );
};
