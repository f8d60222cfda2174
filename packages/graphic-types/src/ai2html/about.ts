import type { AboutType } from "../graphic-type.ts";
import type { Ai2HtmlConfig } from "./config.ts";
import { ai2htmlKind } from "./kind.ts";

/** A drawing of Illustrator, one for each width. */
export const aboutAi2Html: AboutType<"ai2html", Ai2HtmlConfig> = {
  ...ai2htmlKind,
  labels: {
    source: "Carpeta de ai2html",
    graphic: "Gráfico de la carpeta",
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
