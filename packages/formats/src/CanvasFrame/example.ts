import type { FormatExample } from "../format.ts";
import type { CanvasFrameBlock } from "./settings.ts";

const WIDTH_PX = 720;
const HEIGHT_PX = 720;
const BACKGROUND = "#e6e0d4";

const TURN = 2 * Math.PI;

/** Half widths of a jar at each height, and where its painted bands are. */
const PROFILE = [
  [150, 86],
  [180, 70],
  [220, 74],
  [270, 128],
  [330, 178],
  [400, 190],
  [470, 168],
  [540, 118],
  [590, 84],
  [610, 92],
] as const;

const side = (sign: 1 | -1) => PROFILE.map(([y, half]) => `${WIDTH_PX / 2 + sign * half} ${y}`);

/** Returns half the width of the jar at a height. */
function halfAt(y: number): number {
  const after = PROFILE.findIndex(([height]) => height >= y);
  const [from, to] = [PROFILE[Math.max(0, after - 1)] ?? PROFILE[0], PROFILE[Math.max(0, after)] ?? PROFILE[0]];
  return to[0] === from[0] ? to[1] : from[1] + ((to[1] - from[1]) * (y - from[0])) / (to[0] - from[0]);
}

/** A mark painted on the jar, seen from its front half alone. */
function mark(y: number, angle: number, shape: (x: number, squeeze: number) => string): string {
  const squeeze = Math.cos(angle);
  return squeeze <= 0.05 ? "" : shape(WIDTH_PX / 2 + halfAt(y) * Math.sin(angle), squeeze);
}

/** A jar that turns once. */
function jar(ratio: number): string {
  const turn = ratio * TURN;
  const fish = mark(
    400,
    turn,
    (x, squeeze) =>
      `<g transform="translate(${x.toFixed(1)} 400) scale(${squeeze.toFixed(3)} 1)" fill="#7d2d1e"><ellipse rx="64" ry="26"/><path d="M50 0 96-30V30z"/><circle cx="-36" cy="-6" r="6" fill="${BACKGROUND}"/></g>`,
  );
  const dots = Array.from({ length: 12 }, (_, place) =>
    mark(
      300,
      turn + (place / 12) * TURN,
      (x, squeeze) =>
        `<ellipse cx="${x.toFixed(1)}" cy="300" rx="${(11 * squeeze).toFixed(1)}" ry="11" fill="#3f2a20"/>`,
    ),
  ).join("");
  const crack = mark(
    480,
    turn + Math.PI,
    (x, squeeze) =>
      `<path transform="translate(${x.toFixed(1)} 440) scale(${squeeze.toFixed(3)} 1)" fill="none" stroke="#3f2a20" stroke-width="5" d="M0-60 14-20-10 10 12 50-4 90"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${WIDTH_PX}" height="${HEIGHT_PX}">` +
    '<defs><linearGradient id="l"><stop offset="0" stop-color="#8f4a2c"/><stop offset=".35" stop-color="#c9794f"/><stop offset="1" stop-color="#7a3c22"/></linearGradient></defs>' +
    `<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${BACKGROUND}"/><ellipse cx="360" cy="612" rx="190" ry="20" fill="#cfc6b4"/>` +
    `<path fill="url(#l)" d="M${[...side(-1), ...side(1).toReversed()].join("L")}z"/><ellipse cx="360" cy="150" rx="86" ry="14" fill="#5b2c19"/>` +
    `${dots}${fish}${crack}</svg>`
  );
}

const JAR = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f030001";

/** A jar that nobody ever dug up. */
export const canvasFrameExample: FormatExample<CanvasFrameBlock> = {
  block: {
    id: "vasija",
    format: "CanvasFrame",
    settings: {
      video: JAR,
      pictures: "",
      frames: 48,
      fit: "contain",
      focus: { x: 0.8, y: 0.1 },
      background: BACKGROUND,
    },
    steps: [
      {
        ...{ id: "pez", align: "left", data: { frame: 1, hold: "short" } },
        alt: "La vasija de frente: un pez pintado en el centro.",
        text: "**Ejemplo.** Una vasija inventada de Aldeamuestra. De frente lleva pintado un pez.",
      },
      {
        ...{ id: "grieta", align: "left", data: { frame: 25, hold: "short" } },
        alt: "La vasija por detrás: una grieta la recorre de arriba abajo.",
        text: "Por detrás, una grieta. Gira con la lectura: hacia delante y hacia atrás.",
      },
      {
        ...{ id: "vuelta", align: "left", data: { frame: null, hold: "none" } },
        alt: "La vasija ha dado la vuelta: otra vez el pez.",
        text: "Una vuelta entera son 48 fotogramas, y en cada uno puede pararse.",
      },
    ],
  },
  files: {
    [JAR]: {
      ...{ name: "vasija.mp4", credit: "Mesa de ejemplo", source: "Dibujo inventado" },
      altText: "Dibujo animado: una vasija de barro gira sobre sí misma.",
      content: { kind: "clip", widthPx: WIDTH_PX, heightPx: HEIGHT_PX, framesPerSecond: 24, frames: 48, drawAt: jar },
    },
  },
};
