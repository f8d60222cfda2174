import type { Names } from "./names.ts";
import { type Recipe, TOOL_HEADINGS } from "./recipe.ts";

/** A format of stories: its folder, its line, that of its description, and its manual page. */
export function formatRecipe({ camel, pascal }: Names, today: string): Recipe {
  const folder = `packages/formats/src/${pascal}`;
  return {
    files: {
      [`${folder}/settings.ts`]: `import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({ image: fileSource("Falta la imagen") });

/** Data of each step besides its text. */
export const Data = z.object({});

export type ${pascal}Block = Block<z.output<typeof Settings>, z.output<typeof Data>>;
`,
      [`${folder}/about.ts`]: `import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Facts of the format that need no schema. */
export const about${pascal}: AboutFormat<"${pascal}", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "${pascal}",
  label: "${pascal}",
  lede: "Para qué sirve, en una frase.",
  useIf: ["Cuándo es el que hace falta."],
  avoidIf: ["Cuándo hay otro mejor, y cuál."],
  needs: "una imagen",
  effort: "hour",
  labels: { "settings.image": "Imagen" },
  files: { "settings.image": { kinds: ["picture"], orAddress: false } },
  firstSettings: { image: "" },
  firstData: {},
};
`,
      [`${folder}/rules.ts`]: `import type { Recipe } from "@nv/contracts/schemas";
import { fileIdIn, type WantedRendition } from "@nv/piece-parts";
import type { ${pascal}Block } from "./settings.ts";

/** The picture whole: its place cuts it. */
export const PICTURE: Recipe = { recipe: "picture", crop: null };

/** Lists the renditions that it needs of its files. */
export const ${camel}Renditions = ({ settings: { image } }: ${pascal}Block): readonly WantedRendition[] =>
  fileIdIn(image) === null ? [] : [{ field: "settings.image", source: image, recipe: PICTURE }];
`,
      [`${folder}/html.ts`]: `import { pictureHtml, fallbackHtml } from "@nv/piece-parts";
import type { BlockInput, BlockParts } from "../format.ts";
import { PICTURE } from "./rules.ts";
import type { ${pascal}Block } from "./settings.ts";

/** One picture, before the first text where nothing moves. */
export function ${camel}Html({ settings, steps }: ${pascal}Block, { file, isFirst }: BlockInput): BlockParts {
  const picture = file(settings.image, PICTURE);
  const shown = [{ file: picture, minWidthPx: 0 }];
  const altOf = (alt: string) => alt || picture.altText;
  return {
    scene: pictureHtml(shown, "", { isLate: !isFirst }),
    stills: steps.map(({ alt }, place) =>
      place === 0 ? fallbackHtml(pictureHtml(shown, altOf(alt), { isLate: true })) : "",
    ),
    said: steps.map(({ alt }) => altOf(alt)),
  };
}
`,
      [`${folder}/runtime.ts`]: `import { register } from "../stage/motion.ts";

register("${pascal}", ({ scene }) => ({
  draw({ progress }) {
    const [image] = scene.getElementsByTagName("img");
    if (image !== undefined) image.style.scale = String(1 + 0.1 * progress);
  },
}));
`,
      [`${folder}/Settings.tsx`]: `import { FileField } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import { bindSettings } from "../bind-editor.ts";
import type { SettingsProps } from "../editor.ts";
import type { ${pascal}Block } from "./settings.ts";

/** Settings of the whole block. */
export function Settings(props: SettingsProps<${pascal}Block>): ReactNode {
  return <FileField {...bindSettings(props).value("image")} kinds={["picture"]} />;
}
`,
      [`${folder}/example.ts`]: `import type { FormatExample } from "../format.ts";
import type { ${pascal}Block } from "./settings.ts";

const IMAGE = "file:${crypto.randomUUID()}";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1600" width="2400" height="1600">' +
  '<rect width="2400" height="1600" fill="#dfe7ea"/><circle cx="1200" cy="800" r="420" fill="#4f7f9e"/></svg>';

/** A fictional block. */
export const ${camel}Example: FormatExample<${pascal}Block> = {
  block: {
    id: "ejemplo",
    format: "${pascal}",
    settings: { image: IMAGE },
    steps: [{ id: "a", text: "**Ejemplo.** Un texto inventado.", alt: "", align: "left", data: {} }],
  },
  files: {
    [IMAGE]: {
      name: "circulo.svg",
      altText: "Un círculo azul sobre gris.",
      credit: "Mesa de ejemplo",
      source: "Dibujo inventado",
      content: { kind: "drawing", svg: SVG, widthPx: 2400, heightPx: 1600 },
    },
  },
};
`,
      [`${folder}/format.ts`]: `import { format } from "../format.ts";
import { about${pascal} } from "./about.ts";
import { ${camel}Example } from "./example.ts";
import { ${camel}Html } from "./html.ts";
import { ${camel}Renditions } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Format: say in one sentence what readers see. */
export const ${camel} = format({
  about: about${pascal},
  settings: Settings,
  data: Data,
  renditions: ${camel}Renditions,
  html: ${camel}Html,
  editor: () => import("./Settings.tsx"),
  example: ${camel}Example,
});
`,
      [`${folder}/${pascal}.test.ts`]: `import { expect, test } from "vitest";
import { ${camel} } from "./format.ts";

test("the picture of the block is asked for once, and nothing while there is none", () => {
  const { block } = ${camel}.example;
  expect(${camel}.renditions(block)).toHaveLength(1);
  expect(${camel}.renditions({ ...block, settings: { image: "" } })).toEqual([]);
});
`,
      [`apps/site/content/docs/Formatos/Scrollings/${pascal}.mdx`]: `---
title: ${pascal}
description: Para qué sirve, en una frase.
estado: borrador
responsable: Diseño
revisado: ${today}
revisar_cada: 6 meses
aliases: []
sidebar_position: 20
---

import { FormatDemo } from "@site/src/features/formats/FormatDemo";
import { FormatFacts } from "@site/src/features/formats/FormatFacts";

<FormatDemo name="${pascal}" />

<FormatFacts name="${pascal}" />

${TOOL_HEADINGS}`,
    },
    next: [
      "Sigue packages/formats/README.md: qué decide una persona, qué lo impide, qué se ve sin movimiento y con él.",
      "Enlaza su página desde otra: ninguna se queda sola.",
      "npx vitest run --project browser packages/formats/src/formats.browser.test.ts lo abre como un lector.",
    ],
  };
}
