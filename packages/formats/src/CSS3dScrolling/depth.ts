/** Place of layers in depth, by which both the page and its runtime go. Lengths in hundredths of the scene's height. */
import type { Camera } from "./settings.ts";

/** From the eye to the screen. The style sheet has the same: `perspective: 100cqh`. */
export const EYE = 100;

/** A layer nearer than this to the eye is not shown; up to `FADES_AT` it fades, so that it does not burst. */
const NEAREST = 12;
const FADES_AT = 55;

/** Returns how many times larger a layer is drawn so that, seen from the beginning, it is as large as on the screen. */
export const depthScale = (z: number) => (EYE + z) / EYE;

/** Returns the opacity of a layer, seen from as far forwards as the camera is: 1 whole, 0 nothing. */
export function layerOpacity(z: number, { dolly }: Pick<Camera, "dolly">): number {
  const distance = EYE + z - dolly;
  return Math.min(1, Math.max(0, (distance - NEAREST) / (FADES_AT - NEAREST)));
}

/** A camera as the page tells it to its runtime: its figures in a row. */
export const cameraFigures = ({ dolly, x, y, pan, tilt }: Camera): readonly number[] => [dolly, x, y, pan, tilt];

/** A camera from its figures in a row. */
export const cameraOf = ([dolly = 0, x = 0, y = 0, pan = 0, tilt = 0]: readonly number[]): Camera => ({
  dolly,
  x,
  y,
  pan,
  tilt,
});

/** A camera on its way from one to another. @param ratio - 0 to 1. */
export function cameraBetween(from: Camera, to: Camera, ratio: number): Camera {
  const mixed = (part: keyof Camera) => from[part] + ratio * (to[part] - from[part]);
  return { dolly: mixed("dolly"), x: mixed("x"), y: mixed("y"), pan: mixed("pan"), tilt: mixed("tilt") };
}

/** The custom properties that move the world before a camera: the style sheet makes a transform of them. */
export const cameraProperties = ({ dolly, x, y, pan, tilt }: Camera): Readonly<Record<string, string>> => ({
  "--dolly": `${dolly}cqh`,
  "--x": `${-x}cqh`,
  "--y": `${y}cqh`,
  "--pan": `${pan}deg`,
  "--tilt": `${-tilt}deg`,
});
