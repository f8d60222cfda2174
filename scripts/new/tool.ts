import type { Names } from "./names.ts";
import { type Recipe, TOOL_HEADINGS } from "./recipe.ts";

/** Section of the documentation in which a new tool has its page. */
const SECTION = "Herramientas Online";

/**
 * A tool that stays in the browser: its component, its arithmetic with a test, and its page, tool first.
 *
 * @param today - Day of the page's first review, `2026-11-22`.
 */
export function toolRecipe({ kebab, camel, pascal }: Names, today: string): Recipe {
  const folder = `apps/site/src/tools/${kebab}`;
  const section = `apps/site/content/docs/${SECTION}`;
  return {
    files: {
      [`${folder}/core/${kebab}.ts`]: `/** Result of the tool: say its shapes, units and ranges. */
export function ${camel}(text: string): string {
  return text.trim();
}
`,
      [`${folder}/core/${kebab}.test.ts`]: `import { expect, test } from "vitest";
import { ${camel} } from "./${kebab}";

test.each([
  { name: "nothing", text: "", expected: "" },
  { name: "spaces around", text: " a ", expected: "a" },
])("$name", ({ text, expected }) => {
  expect(${camel}(text)).toBe(expected);
});
`,
      [`${folder}/${pascal}.tsx`]: `import { CopyButton, Field } from "@nv/ui";
import { OnStage } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ${camel} } from "./core/${kebab}";

/** Tool: say in one sentence what a person gets from it. */
export function ${pascal}(): ReactNode {
  const [text, setText] = useState("");
  const result = ${camel}(text);
  return (
    <>
      <Field label="Texto" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      {result !== "" && (
        <OnStage>
          <p>
            {result} <CopyButton text={result} what="el resultado" />
          </p>
        </OnStage>
      )}
    </>
  );
}
`,
      [`${section}/${kebab}.mdx`]: `---
title: ${pascal}
description: Qué se consigue, en una frase.
estado: borrador
responsable: Desarrollo
revisado: ${today}
revisar_cada: 6 meses
---

import { Workbench } from "@site/src/frame/workbench/Workbench";
import { ${pascal} } from "@site/src/tools/${kebab}/${pascal}";

export const Tool = () => (
  <Workbench>
    <${pascal} />
  </Workbench>
);

${TOOL_HEADINGS}`,
    },
    next: [
      "Escribe el título, la descripción y los apartados de su página; la herramienta va siempre delante.",
      "Apúntala en apps/site/src/frame/tools/core/catalogue.ts, con su línea y su dibujo: de ahí la leen «Herramientas», la introducción y la búsqueda. Sigue docs/guides/add-a-tool.md.",
    ],
  };
}
