import type { Names } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** A type of graphic: its folder and its line in the list. */
export function typeRecipe({ kebab, camel, pascal }: Names): Recipe {
  const folder = `packages/graphic-types/src/${kebab}`;
  return {
    files: {
      [`${folder}/config.ts`]: `import { chartSource } from "@nv/piece-parts";
import { z } from "zod";

/** Fields that a person decides. */
export const ${pascal}Config = z.object({ type: z.literal("${kebab}"), chart: chartSource });
export type ${pascal}Config = z.infer<typeof ${pascal}Config>;
`,
      [`${folder}/kind.ts`]: `/** Type of piece: say in one sentence what readers see. */
export const ${camel}Kind = {
  name: "${kebab}",
  label: "${pascal}",
  composes: "qué se hace con él",
} as const;
`,
      [`${folder}/about.ts`]: `import type { AboutType } from "../graphic-type.ts";
import type { ${pascal}Config } from "./config.ts";
import { ${camel}Kind } from "./kind.ts";

/** Type of piece: say in one sentence what readers see. */
export const about${pascal}: AboutType<"${kebab}", ${pascal}Config> = {
  ...${camel}Kind,
  labels: { chart: "Gráfico" },
  mapSources: ({ type, chart }, map) => ({ type, chart: map(chart, "chart") }),
  first: ([one]) => ({ type: "${kebab}", chart: one?.id ?? "" }),
};
`,
      [`${folder}/page.ts`]: `import type { PageInput, PageParts } from "../page-parts.ts";
import type { ${pascal}Config } from "./config.ts";

/** Draws what the page shows. */
export function ${camel}Page({ chart }: ${pascal}Config, { title, frame }: PageInput): PageParts {
  return { body: { kind: "frames", frames: [frame(chart, title)], columns: 1, breakpointPx: 0 } };
}
`,
      [`${folder}/example.ts`]: `import type { Example } from "../graphic-type.ts";
import type { ${pascal}Config } from "./config.ts";

/** A fictional one. */
export const ${camel}Example: Example<${pascal}Config> = {
  title: "Visitas al museo de ejemplo",
  altText: "Barras inventadas: las visitas suben de 100 a 300 entre 2024 y 2026.",
  sourceLine: "Instituto de Ejemplo",
  config: { type: "${kebab}", chart: "ej001" },
};
`,
      [`${folder}/Fields.tsx`]: `import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import type { ${pascal}Config } from "./config.ts";

/** Fields that a person decides. */
export function ${pascal}Fields(props: EditorProps<${pascal}Config>): ReactNode {
  return <ChartField {...bindConfig(props).value("chart")} />;
}
`,
      [`${folder}/type.ts`]: `import { graphicType } from "../graphic-type.ts";
import { about${pascal} } from "./about.ts";
import { ${pascal}Config } from "./config.ts";
import { ${camel}Example } from "./example.ts";
import { ${camel}Page } from "./page.ts";

/** Type of piece: say in one sentence what readers see. */
export const ${camel} = graphicType({
  about: about${pascal},
  schema: ${pascal}Config,
  page: ${camel}Page,
  editor: async () => (await import("./Fields.tsx")).${pascal}Fields,
  example: ${camel}Example,
});
`,
      [`${folder}/${kebab}.test.ts`]: `import { expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";

test("a chart that is no address and no id is told at its field", () => {
  const problems = configProblems({ type: "${kebab}", chart: "no es nada" });
  expect(problems.map(({ field }) => field)).toEqual(["chart"]);
});
`,
    },
    next: ["Sigue docs/guides/add-a-graphic-type.md: qué decide una persona, qué lo impide, qué se ve."],
  };
}
