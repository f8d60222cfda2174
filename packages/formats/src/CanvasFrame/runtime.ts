import { isFields } from "@nv/embeds/reader";
import { seenAt } from "../frames/core/stops.ts";
import { createFrameCanvas } from "../frames/frame-canvas.ts";
import { createPictureFrames } from "../frames/picture-frames.ts";
import { toldStops, toldTexts } from "../frames/told.ts";
import { register } from "../stage/motion.ts";

register("CanvasFrame", ({ scene, own }) => {
  const stops = toldStops(own.stops);
  const focus = isFields(own.focus) ? { x: Number(own.focus.x), y: Number(own.focus.y) } : { x: 0.5, y: 0.5 };
  const canvas = scene.querySelector("canvas");
  const view = canvas === null ? null : createFrameCanvas(canvas, own.fit === "contain" ? "contain" : "cover", focus);
  let place = { widthPx: 0, heightPx: 0 };
  let wanted = Math.round(seenAt(stops, 0));
  const frames = createPictureFrames(toldTexts(own.frames), paint);

  function paint(): void {
    const frame = frames.nearest(wanted);
    if (frame !== null) view?.draw(frame, place);
  }
  return {
    prepare: () => frames.want(wanted),
    show(isInSight) {
      if (isInSight) frames.want(wanted);
      else frames.rest();
    },
    draw({ step, offset, widthPx, heightPx }) {
      place = { widthPx, heightPx };
      wanted = Math.round(seenAt(stops, step + offset));
      frames.want(wanted);
      paint();
    },
  };
});
