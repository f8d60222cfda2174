import type { AboutType } from "../graphic-type.ts";
import type { Ai2HtmlConfig } from "./config.ts";

/** A drawing of Illustrator, one for each width. */
export const aboutAi2Html: AboutType<"ai2html", Ai2HtmlConfig> = {
  name: "ai2html",
  label: "ai2html",
  madeOf: "la carpeta que exporta ai2html desde Illustrator, en un ZIP",
  useWhen: "tengas un dibujo hecho en Illustrator",
  labels: {
    source: "Carpeta de ai2html",
    artboards: "Mesas de trabajo",
    "artboards.*": "Mesa",
    "artboards.*.name": "Nombre de la mesa",
    "artboards.*.minWidthPx": "Se ve desde",
    "artboards.*.altText": "Texto alternativo de la mesa",
  },
  files: { source: { kinds: ["archive"], orAddress: true } },
  mapSources: (config, map) => ({ ...config, source: map(config.source, "source") }),
  first: () => ({ type: "ai2html", source: "", artboards: [] }),
};
