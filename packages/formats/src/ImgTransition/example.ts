import type { FormatExample } from "../format.ts";
import type { ImgTransitionBlock } from "./settings.ts";

const WIDTH_PX = 2400;
const HEIGHT_PX = 1600;

/** A river in a valley: how high the water is, 0 to 1. */
function valley(water: number): string {
  const surface = 1350 - 500 * water;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${WIDTH_PX}" height="${HEIGHT_PX}">` +
    '<rect width="2400" height="1600" fill="#dfe7ea"/><path fill="#9db1a4" d="M0 700 500 420 900 640 1500 380 2400 720V1600H0z"/>' +
    '<path fill="#7c9482" d="M0 1000 700 760 1300 960 1900 740 2400 940V1600H0z"/>' +
    `<path fill="#4f7f9e" d="M0 ${surface}q300-40 600 0t600 0 600 0 600 0V1600H0z"/>` +
    '<g fill="#b5533c"><path d="M1500 900h160v240h-160z"/><path d="m1480 900 100-90 100 90z"/><path d="M1740 940h120v200h-120z"/></g></svg>'
  );
}

const BEFORE = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f010001";
const AFTER = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f010002";

const drawn = (name: string, altText: string, water: number) => ({
  ...{ name, altText, credit: "Mesa de ejemplo", source: "Dibujo inventado" },
  content: { kind: "drawing", svg: valley(water), widthPx: WIDTH_PX, heightPx: HEIGHT_PX } as const,
});

const MIDDLE = { x: 0.65, y: 0.6 };

/** A flood that never was. */
export const imgTransitionExample: FormatExample<ImgTransitionBlock> = {
  block: {
    id: "riada",
    format: "ImgTransition",
    settings: { effect: "fade" },
    steps: [
      {
        id: "antes",
        text: "**Ejemplo.** El valle inventado de Aldeamuestra, en un día cualquiera de marzo.",
        alt: "",
        align: "left",
        data: { image: BEFORE, focus: MIDDLE },
      },
      {
        id: "despues",
        text: "El mismo valle, dos días después: el agua llega a las casas.",
        alt: "",
        align: "left",
        data: { image: AFTER, focus: MIDDLE },
      },
    ],
  },
  files: {
    [BEFORE]: drawn("valle-antes.svg", "Dibujo de un valle con tres casas junto a un río que va por su cauce.", 0.1),
    [AFTER]: drawn("valle-despues.svg", "El mismo valle con el agua hasta la puerta de las casas.", 0.75),
  },
};
