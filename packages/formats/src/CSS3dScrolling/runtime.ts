import { betweenSteps } from "../stage/between-steps.ts";
import { type Moment, register } from "../stage/motion.ts";
import { cameraBetween, cameraOf, cameraProperties, layerOpacity } from "./depth.ts";

/** Figures that the page tells in a row. */
const figures = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Pictures are asked for before they are needed. */
function load(planes: readonly HTMLElement[]): void {
  for (const plane of planes) for (const image of plane.querySelectorAll("img")) image.loading = "eager";
}

/*
 * A scroll-driven animation (`animation-timeline: view()`) would gain nothing: a step is as high as its text, so that the way of the camera
 * would need a timeline a step, and what is written here is five properties of one element, which the compositor takes from there.
 */
register("CSS3dScrolling", ({ scene, own }) => {
  const world = scene.querySelector<HTMLElement>(".nv-world");
  const planes = [...scene.querySelectorAll<HTMLElement>(".nv-plane")];
  const cameras = (Array.isArray(own.cameras) ? own.cameras : []).map((camera: unknown) => cameraOf(figures(camera)));
  const depths = figures(own.depths);
  return {
    prepare: () => load(planes),
    draw(moment: Moment) {
      const { from, to, ratio } = betweenSteps(moment, cameras.length);
      const [before, after] = [cameras[from], cameras[to]];
      if (before === undefined || after === undefined) return;
      const camera = cameraBetween(before, after, ratio);
      for (const [name, value] of Object.entries(cameraProperties(camera))) world?.style.setProperty(name, value);
      planes.forEach((plane, place) => {
        const opacity = layerOpacity(depths[place] ?? 0, camera);
        plane.style.opacity = String(opacity);
        plane.style.display = opacity === 0 ? "none" : "";
      });
    },
  };
});
