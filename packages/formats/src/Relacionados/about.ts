import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Description of the format, without its schema. */
export const aboutRelacionados: AboutFormat<"Relacionados", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "Relacionados",
  label: "Relacionados",
  lede: "Enlaces a otras piezas, con su titular y una frase.",
  isStill: true,
  stepName: "Enlace",
  useIf: ["Quien ha llegado hasta aquí querría seguir."],
  avoidIf: ["El enlace sostiene una frase: ponlo en ella."],
  needs: "los titulares y sus direcciones",
  effort: "hour",
  labels: {
    "settings.title": "Título del bloque",
    "steps.*.data.linkTitle": "Titular",
    "steps.*.data.address": "Dirección",
  },
  files: {},
  firstSettings: { title: "Lee también" },
  firstData: { linkTitle: "", address: "" },
};
