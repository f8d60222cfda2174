import type { DemoFile } from "../demo-file.ts";
import type { FormatExample } from "../format.ts";
import { CAVE, HOUSES, PINES, RIDGE, SKY } from "./example-drawings.ts";
import type { CSS3dScrollingBlock } from "./settings.ts";

const source = (place: number) => `file:0f6c1a2e-3b4d-4c5e-8f60-71829f04000${place}`;

const drawn = (name: string, altText: string, svg: string): DemoFile => ({
  name,
  altText,
  credit: "Mesa de ejemplo",
  source: "Dibujo inventado",
  content: { kind: "drawing", svg, widthPx: 1800, heightPx: 1200 },
});

const layer = (place: number, z: number, scale = 1) => ({ image: source(place), z, scale, anchor: "center" as const });

const step = (
  id: string,
  text: string,
  alt: string,
  camera: CSS3dScrollingBlock["steps"][number]["data"]["camera"],
) => ({
  id,
  text,
  alt,
  align: "left" as const,
  data: { camera },
});

/** Out of a cave that never was, towards a village that is not there either. */
export const css3dExample: FormatExample<CSS3dScrollingBlock> = {
  block: {
    id: "cueva",
    format: "CSS3dScrolling",
    settings: {
      layers: [layer(1, 0, 1.1), layer(2, 90, 1.05), layer(3, 230, 1.05), layer(4, 360, 1.1), layer(5, 520, 1.3)],
    },
    steps: [
      step(
        "boca",
        "**Ejemplo.** La boca de la cueva inventada de Aldeamuestra: desde dentro apenas se ve el valle.",
        "Dibujo por capas: la boca oscura de una cueva y, al fondo, pinos, casas y montes.",
        { dolly: 0, x: 0, y: 0, pan: 0, tilt: 0 },
      ),
      step(
        "pinar",
        "A la salida, el pinar. La cámara ha pasado la roca y se aparta a un lado.",
        "La cueva ha quedado atrás; los pinos están cerca y entre ellos asoma el pueblo.",
        { dolly: 92, x: 10, y: 0, pan: 2, tilt: 0 },
      ),
      step(
        "pueblo",
        "Y detrás de los pinos, el pueblo, con el monte encima.",
        "Las casas del pueblo ocupan la escena; detrás, el monte y el cielo de la tarde.",
        { dolly: 180, x: -2, y: 6, pan: 0, tilt: 2 },
      ),
    ],
  },
  files: {
    [source(1)]: drawn("cueva.svg", "La boca de una cueva", CAVE),
    [source(2)]: drawn("pinos.svg", "Pinos", PINES),
    [source(3)]: drawn("casas.svg", "Las casas de un pueblo", HOUSES),
    [source(4)]: drawn("monte.svg", "Un monte", RIDGE),
    [source(5)]: drawn("cielo.svg", "El cielo de la tarde", SKY),
  },
};
