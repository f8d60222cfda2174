import type { DemoFile } from "../demo-file.ts";
import type { FormatExample } from "../format.ts";
import type { View } from "./camera-path.ts";
import { cityDrawing, cityModel } from "./example-city.ts";
import type { PartRule } from "./part-looks.ts";
import type { WebglScrollingBlock } from "./settings.ts";

const WIDTH_PX = 2000;
const HEIGHT_PX = 1250;
const SKY = "#dfe7ea";

const MODEL = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f100001";
const source = (place: number) => `file:0f6c1a2e-3b4d-4c5e-8f60-71829f10001${place}`;

/** Rule that paints what has more than six storeys. */
const MARKED: PartRule = { which: "> 6", look: "painted", colour: "#b5533c" };

const VIEWS: readonly (View & { readonly seen: string; readonly parts: readonly PartRule[] })[] = [
  {
    position: { x: 95, y: 80, z: 120 },
    target: { x: 0, y: 4, z: 0 },
    fieldOfView: 45,
    parts: [],
    seen: "Maqueta de un barrio de casas claras, vista desde el aire.",
  },
  {
    position: { x: -78, y: 34, z: 62 },
    target: { x: -14, y: 8, z: -16 },
    fieldOfView: 45,
    parts: [MARKED],
    seen: "El mismo barrio desde el suroeste, más cerca: tres torres rojas asoman entre las casas.",
  },
  {
    position: { x: 92, y: 22, z: 58 },
    target: { x: 40, y: 14, z: 14 },
    fieldOfView: 42,
    parts: [MARKED, { which: "<= 3", look: "hidden", colour: MARKED.colour }],
    seen: "La torre roja más alta, en primer término; las casas bajas ya no están.",
  },
];

const text = [
  "**Ejemplo.** Un barrio inventado de veinticinco edificios.",
  "En rojo, los que tienen más de seis plantas. La cámara rodea la manzana.",
  "El más alto llega a once: 33 metros. Sin las casas de tres plantas o menos, del barrio quedan doce edificios.",
];

const picture = ({ seen, parts: rules, ...view }: (typeof VIEWS)[number], place: number): [string, DemoFile] => [
  source(place),
  {
    ...{ name: `vista-${place + 1}.svg`, altText: seen, credit: "Mesa de ejemplo", source: "Modelo inventado" },
    content: {
      kind: "drawing",
      svg: cityDrawing(view, { sky: SKY, widthPx: WIDTH_PX, heightPx: HEIGHT_PX, rules }),
      ...{ widthPx: WIDTH_PX, heightPx: HEIGHT_PX },
    },
  },
];

/** A flight over a block of a city that nobody built. */
export const webglExample: FormatExample<WebglScrollingBlock> = {
  block: {
    id: "barrio",
    format: "WebglScrolling",
    settings: { model: MODEL, raise: null, sky: SKY },
    steps: VIEWS.map(({ seen: _, parts, ...camera }, place) => ({
      ...{ id: `vista-${place + 1}`, text: text[place] ?? "", alt: "", align: "left" as const },
      data: { camera, parts: [...parts], image: source(place) },
    })),
  },
  files: {
    [MODEL]: {
      ...{ name: "barrio.glb", altText: "", credit: "Mesa de ejemplo", source: "Modelo inventado" },
      content: { kind: "model", bytes: cityModel },
    },
    ...Object.fromEntries(VIEWS.map(picture)),
  },
};
