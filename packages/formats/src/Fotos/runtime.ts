import { register } from "../stage/motion.ts";

/** Lays the second of two photographs over the first, cut where the reader says; their captions stay below both. */
register("Fotos", ({ block }) => {
  const slider = block.querySelector<HTMLInputElement>(".nv-compare");
  const [, after] = [...block.querySelectorAll<HTMLElement>(".nv-photo picture")];
  const pack = block.querySelector<HTMLElement>(".nv-pack");
  if (slider === null || after === undefined || pack === null) return { draw() {} };
  const cut = () => {
    pack.style.setProperty("--nv-cut", `${slider.value}%`);
    slider.setAttribute("aria-valuetext", `${100 - Number(slider.value)} % de la segunda`);
  };
  slider.hidden = false;
  pack.dataset.over = "";
  slider.addEventListener("input", cut);
  cut();
  return { draw() {} };
});
