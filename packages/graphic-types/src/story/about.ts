import { FORMATS, formatOf, type Layout } from "@nv/formats";
import type { AboutType } from "../graphic-type.ts";
import type { STORY_THEMES, StoryConfig } from "./config.ts";
import { mapCited } from "./counted-texts.ts";
import { storyKind } from "./kind.ts";

/** Labels of the positions of the text. */
export const ALIGN_NAMES = { left: "A la izquierda", center: "En el centro", right: "A la derecha" } as const;

/** Labels of the places and of the looks of the text of a block. */
export const PLACE_NAMES: Readonly<Record<Layout["place"], string>> = {
  over: "Encima",
  left: "Al lado, a la izquierda",
  right: "Al lado, a la derecha",
  under: "Debajo",
};
export const LOOK_NAMES: Readonly<Record<Layout["look"], string>> = {
  card: "En una tarjeta",
  plain: "Sin caja",
  outlined: "Con contorno",
};

/** Labels of the themes of a story. */
export const STORY_THEME_NAMES: Readonly<Record<(typeof STORY_THEMES)[number], string>> = {
  light: "Claro",
  dark: "Oscuro",
  reader: "El del lector",
  house: "Color de la casa",
};

/** The formats that a block may be of. */
export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ about }) => about.name);

/** Merges records of the formats, by paths of a block, into one by paths of the story. */
const ofBlocks = <Value>(of: (format: (typeof FORMATS)[number]["about"]) => Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    FORMATS.flatMap(({ about }) => Object.entries(of(about)).map(([path, value]) => [`blocks.*.${path}`, value])),
  );

/** A story that is told while one scrolls. */
export const aboutStory: AboutType<"story", StoryConfig> = {
  ...storyKind,
  labels: {
    kicker: "Antetítulo",
    dek: "Entradilla",
    byline: "Firma",
    theme: "Tema",
    blocks: "Bloques",
    "blocks.*": "Bloque",
    "blocks.*.id": "Nombre interno",
    "blocks.*.format": "Formato",
    "blocks.*.layout": "Maquetación",
    "blocks.*.layout.place": "Sitio del texto en el bloque",
    "blocks.*.layout.look": "Aspecto del texto",
    "blocks.*.steps": "Pasos",
    "blocks.*.steps.*": "Paso",
    "blocks.*.steps.*.id": "Nombre interno",
    "blocks.*.steps.*.text": "Texto",
    "blocks.*.steps.*.alt": "Qué se ve",
    "blocks.*.steps.*.align": "Sitio del texto",
    "blocks.*.steps.*.note": "Nota para la mesa",
    ...ofBlocks(({ labels }) => labels),
  },
  choices: {
    theme: STORY_THEME_NAMES,
    "blocks.*.layout.place": PLACE_NAMES,
    "blocks.*.layout.look": LOOK_NAMES,
    "blocks.*.format": Object.fromEntries(FORMATS.map(({ about }) => [about.name, about.label])),
    "blocks.*.steps.*.align": ALIGN_NAMES,
    ...ofBlocks(({ choices = {} }) => choices),
  },
  files: ofBlocks(({ files }) => files),
  counts: ["blocks.*.steps.*.text"],
  series: "blocks.*.steps.*.text",
  graphics: ["blocks.*.steps.*.text"],
  framedGraphics: [
    ...new Set(FORMATS.flatMap(({ about: { pieces = [] } }) => pieces.map((path) => `blocks.*.${path}`))),
  ],
  mapSources(config, map) {
    const blocks = config.blocks.map((block, place) =>
      formatOf(block.format).mapSources(block, (source, field) =>
        source === "" ? "" : map(source, `blocks.${place}.${field}`),
      ),
    );
    return mapCited({ ...config, blocks }, map);
  },
  first: () => ({ type: "story", kicker: "", dek: "", byline: "", blocks: [] }),
};
