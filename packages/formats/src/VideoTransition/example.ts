import type { DemoFile } from "../demo-file.ts";
import type { FormatExample } from "../format.ts";
import type { VideoTransitionBlock } from "./settings.ts";

const scene = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">${body}</svg>`;

const TURN = 2 * Math.PI;

/** A line of waves that comes back to where it was. */
function waves(y: number, height: number, phase: number, fill: string): string {
  const points = Array.from({ length: 33 }, (_, place) => {
    const x = place * 30;
    return `${x} ${(y + height * Math.sin((x / 240) * TURN + phase)).toFixed(1)}`;
  });
  return `<path fill="${fill}" d="M${points.join("L")}V540H0z"/>`;
}

const SKY = '<rect width="960" height="540" fill="#d9e4e6"/>';
const QUAY = '<path fill="#5d5a55" d="M0 400h960v140H0z"/><path fill="#4a4742" d="M0 400h960v14H0z"/>';

/** A boat that goes up and down at its mooring. */
function boat(ratio: number): string {
  const lift = 12 * Math.sin(ratio * TURN);
  return scene(
    `${SKY}<path fill="#a9bcb6" d="M0 300 220 190 420 290 640 160 960 300V540H0z"/>${waves(340, 8, ratio * TURN, "#6b98ad")}` +
      `<g transform="translate(480 ${330 + lift}) rotate(${(3 * Math.sin(ratio * TURN + 1)).toFixed(2)})">` +
      '<path fill="#a8402c" d="M-110 0h220l-34 54H-84z"/><path fill="#f3efe6" d="M-40-50h80V0h-80z"/><path fill="#2f3b40" d="M-6-150h8V-50h-8z"/></g>' +
      waves(390, 10, ratio * TURN + 2, "#4f7f9e") +
      waves(450, 12, ratio * TURN + 4, "#3b6b8a"),
  );
}

/** A crane that carries a container to and fro. */
function crane(ratio: number): string {
  const x = 480 + 190 * Math.cos(ratio * TURN);
  const drop = 60 * (1 - Math.cos(2 * ratio * TURN)) + 60;
  return scene(
    `${SKY}${waves(380, 6, ratio * TURN, "#6b98ad")}${QUAY}<g fill="#d29a2c"><path d="M180 90h600v26H180zM220 116h24v284h-24zM716 116h24v284h-24z"/></g>` +
      `<path fill="#2f3b40" d="M${x - 22} 112h44v22h-44z"/><path stroke="#2f3b40" stroke-width="4" d="M${x} 130V${130 + drop}"/>` +
      `<path fill="#a8402c" d="M${x - 70} ${130 + drop}h140v66h-140z"/><path fill="#7d2d1e" d="M${x - 50} ${140 + drop}h8v46h-8zM${x - 4} ${140 + drop}h8v46h-8zM${x + 42} ${140 + drop}h8v46h-8z"/>` +
      '<path fill="#3b6b8a" d="M110 344h130v56H110z"/><path fill="#7c9482" d="M740 344h130v56H740z"/>',
  );
}

/** A lighthouse whose light goes round by night. */
function lighthouse(ratio: number): string {
  const turn = Math.sin(ratio * TURN);
  const reach = 520 * turn;
  return scene(
    `<rect width="960" height="540" fill="#16222c"/><path fill="#f6e3a1" fill-opacity="${(0.25 + 0.35 * Math.abs(turn)).toFixed(2)}" d="M480 150 ${480 + reach} 40V${260}z"/>` +
      '<path fill="#0e171e" d="M330 430q150-130 300 0z"/><path fill="#e9e4d8" d="M452 170h56l14 210h-84z"/><path fill="#a8402c" d="M449 220h62l4 46h-70zM444 310h72l4 44h-80z"/>' +
      '<path fill="#f6e3a1" d="M460 130h40v40h-40z"/><path fill="#a8402c" d="M450 130l30-34 30 34z"/>' +
      waves(430, 8, ratio * TURN, "#22394a") +
      waves(480, 8, ratio * TURN + 3, "#1b2e3d"),
  );
}

const BOAT = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f020001";
const CRANE = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f020002";
const LIGHT = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f020003";

const clip = (name: string, altText: string, drawAt: (ratio: number) => string): DemoFile => ({
  name,
  altText,
  credit: "Mesa de ejemplo",
  source: "Dibujo inventado",
  content: { kind: "clip", widthPx: 768, heightPx: 432, framesPerSecond: 12, frames: 36, drawAt },
});

const data = (video: string) => ({
  video,
  loops: true,
  focus: { x: 0.5, y: 0.5 },
  captions: [],
  hasNoSpeech: false,
});

/** A day in a port that is nowhere. */
export const videoTransitionExample: FormatExample<VideoTransitionBlock> = {
  block: {
    id: "puerto",
    format: "VideoTransition",
    settings: {},
    steps: [
      {
        id: "amarre",
        alt: "",
        align: "left",
        data: data(BOAT),
        text: "**Ejemplo.** El puerto inventado de Aldeamuestra, a primera hora: los barcos esperan en el amarre.",
      },
      {
        id: "grua",
        alt: "",
        align: "left",
        data: data(CRANE),
        text: "A media mañana la grúa lleva un contenedor de un lado al otro, una vez y otra: el plano empieza donde acaba.",
      },
      {
        id: "faro",
        alt: "",
        align: "left",
        data: data(LIGHT),
        text: "De noche solo trabaja el faro. El botón de abajo para los vídeos cuando se quiera.",
      },
    ],
  },
  files: {
    [BOAT]: clip("amarre.mp4", "Dibujo animado: un barco rojo sube y baja con las olas, amarrado.", boat),
    [CRANE]: clip("grua.mp4", "Dibujo animado: una grúa amarilla lleva un contenedor rojo de un lado al otro.", crane),
    [LIGHT]: clip("faro.mp4", "Dibujo animado: un faro gira su luz de noche sobre el mar.", lighthouse),
  },
};
