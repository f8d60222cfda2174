import { applied, type Point, type Similarity } from "../camera/similarity.ts";
import type { FormatExample } from "../format.ts";
import type { ImgTransitionBlock, ImgTransitionStep } from "./settings.ts";

/** Size of the drawing of the valley, pixels. */
const WIDTH_PX = 2400;
const HEIGHT_PX = 1600;
/** Size of its pictures: a quarter of one is still sharp on a phone. */
const PICTURE = { widthPx: 3000, heightPx: 2000 } as const;

/** A river in a valley. @param water - How high it is, 0 to 1. @param taken - Where the camera stood: from the drawing to the picture. */
function valley(water: number, { a, b, e, f }: Similarity): string {
  const surface = 1350 - 500 * water;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${PICTURE.widthPx}" height="${PICTURE.heightPx}">` +
    `<rect width="2400" height="1600" fill="#dfe7ea"/><g transform="matrix(${[a, b, -b, a, e, f].join(" ")})">` +
    '<path fill="#9db1a4" d="M-600 900 0 700 500 420 900 640 1500 380 2400 720l600 180v1200H-600z"/>' +
    '<path fill="#7c9482" d="M-600 1100 0 1000 700 760 1300 960 1900 740 2400 940l600 100v1100H-600z"/>' +
    '<path fill="#8a6f52" d="M1460 1130h460v60h-460z"/>' +
    '<g fill="#e9dfcb"><path d="M1500 900h160v240h-160z"/><path d="M1740 940h120v200h-120z"/></g>' +
    '<g fill="#b5533c"><path d="m1480 900 100-90 100 90z"/><path d="m1725 940 75-70 75 70z"/></g>' +
    '<g fill="#3c4a52"><path d="M1530 940h36v46h-36zM1594 940h36v46h-36zM1560 1070h40v70h-40zM1765 980h28v36h-28zM1808 980h28v36h-28zM1785 1080h30v60h-30z"/></g>' +
    '<path fill="#5f7a5e" d="M820 830q60-150 120 0zM980 860q50-120 100 0zM2020 800q60-150 120 0z"/>' +
    `<path fill="#4f7f9e" fill-opacity=".92" d="M-600 ${surface}q150-40 300 0t300 0 300 0 300 0 300 0 300 0 300 0 300 0 300 0 300 0 300 0 300 0V2400H-600z"/>` +
    "</g></svg>"
  );
}

const STRAIGHT: Similarity = { a: 1, b: 0, e: 0, f: 0 };
/** The second was taken by another, a little nearer and not quite level. */
const CROOKED: Similarity = { a: 1.07, b: 0.035, e: -120, f: -110 };

const BEFORE = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f010001";
const AFTER = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f010002";
const LATER = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f010003";

const drawn = (name: string, altText: string, water: number, taken = STRAIGHT) => ({
  name,
  altText,
  credit: "Mesa de ejemplo",
  source: "Dibujo inventado",
  content: { kind: "drawing", svg: valley(water, taken), ...PICTURE } as const,
});

const MIDDLE = { x: 0.65, y: 0.6 };
const HOUSES = { x: 0.58, y: 0.47, width: 0.24, height: 0.3 };

/** Two things that are in both: the tip of a hill and the tip of a roof. */
const MARKS: readonly [Point, Point] = [
  { x: 500, y: 420 },
  { x: 1800, y: 870 },
];

const inShares = ({ x, y }: Point): Point => ({ x: x / WIDTH_PX, y: y / HEIGHT_PX });

const step = (
  id: string,
  text: string,
  data: Pick<ImgTransitionStep["data"], "image"> & Partial<ImgTransitionStep["data"]>,
): ImgTransitionStep => ({
  id,
  text,
  alt: "",
  align: "left",
  data: { focus: MIDDLE, turn: "block", rect: null, date: "", pair: null, ...data },
});

/** A flood that never was. */
export const imgTransitionExample: FormatExample<ImgTransitionBlock> = {
  block: {
    id: "riada",
    format: "ImgTransition",
    settings: { effect: "fade" },
    steps: [
      step("antes", "**Ejemplo.** El valle inventado de Aldeamuestra, en un día cualquiera de marzo.", {
        image: BEFORE,
        date: "10 de marzo de 2026",
      }),
      step("despues", "El mismo valle, dos días después: el agua llega a las casas.", {
        image: AFTER,
        turn: "slider",
        date: "12 de marzo de 2026",
        pair: {
          before: { first: inShares(MARKS[0]), second: inShares(MARKS[1]) },
          after: { first: inShares(applied(CROOKED, MARKS[0])), second: inShares(applied(CROOKED, MARKS[1])) },
        },
      }),
      step("casas", "Las dos casas quedaron con el agua por encima de la puerta.", {
        image: AFTER,
        rect: HOUSES,
        date: "12 de marzo de 2026",
      }),
      step("retirada", "Una semana más tarde el río había vuelto a su cauce.", {
        image: LATER,
        turn: "wipe-down",
        date: "19 de marzo de 2026",
      }),
    ],
  },
  files: {
    [BEFORE]: drawn("valle-antes.svg", "Dibujo de un valle con dos casas junto a un río que va por su cauce.", 0.1),
    [AFTER]: drawn(
      "valle-despues.svg",
      "El mismo valle con el agua por encima de la puerta de las casas.",
      0.65,
      CROOKED,
    ),
    [LATER]: drawn("valle-retirada.svg", "El mismo valle con el agua otra vez por debajo de las casas.", 0.3),
  },
};
