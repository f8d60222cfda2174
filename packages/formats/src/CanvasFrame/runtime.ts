import { seenAt } from "../frames/core/stops.ts";
import { createFrameCanvas } from "../frames/frame-canvas.ts";
import { createPictureFrames } from "../frames/picture-frames.ts";
import { toldStops, toldTexts } from "../frames/told.ts";
import { register } from "../stage/motion.ts";

register("CanvasFrame", ({ scene, own }) => {
  const stops = toldStops(own.stops);
  const canvas = scene.querySelector("canvas");
  const view = canvas === null ? null : createFrameCanvas(canvas);
  let wanted = Math.round(seenAt(stops, 0));
  const frames = createPictureFrames(toldTexts(own.frames), paint);

  function paint(): void {
    const frame = frames.nearest(wanted);
    if (frame !== null) view?.draw(frame);
  }
  return {
    prepare: () => frames.want(wanted),
    show(isInSight) {
      if (isInSight) frames.want(wanted);
      else frames.rest();
    },
    draw({ step, offset }) {
      wanted = Math.round(seenAt(stops, step + offset));
      frames.want(wanted);
      paint();
    },
  };
});
