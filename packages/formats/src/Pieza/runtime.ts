import { register } from "../stage/motion.ts";

/** States are rules of style: the reader's step is all that is told them. */
register("Pieza", ({ scene }) => {
  const drawn = scene.querySelector<HTMLElement>(".nv-drawn");
  return {
    draw({ step }) {
      if (drawn !== null) drawn.dataset.state = String(step);
    },
  };
});
