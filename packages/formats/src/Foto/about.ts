import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Names of the widths that a photograph may have. */
export const WIDTH_NAMES = { text: "Como el texto", wide: "Más ancha que el texto", window: "De lado a lado" } as const;

/** Description of the format, without its schema. */
export const aboutFoto: AboutFormat<"Foto", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Foto",
  label: "Foto",
  lede: "Una foto con su pie y su crédito, entre los párrafos.",
  isStill: true,
  stepName: "Foto",
  useIf: ["La foto cuenta algo por sí sola y se mira quieta.", "Hace falta parar entre dos escenas."],
  avoidIf: ["Son varias que se miran juntas: usa Varias fotos.", "Una da paso a otra al bajar: usa ImgTransition."],
  needs: "una foto de 800 px de ancho o más",
  effort: "hour",
  labels: { "settings.width": "Ancho", "steps.*.data.image": "Imagen" },
  choices: { "settings.width": WIDTH_NAMES },
  files: { "steps.*.data.image": { kinds: ["picture"], orAddress: false } },
  firstSettings: { width: "text" },
  firstData: { image: "" },
};
