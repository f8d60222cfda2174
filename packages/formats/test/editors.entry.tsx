import { type FileChoices, FileChoicesContext } from "@nv/piece-parts/fields";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { FormatEditorsContext, loadFormatEditors, SettingsFields, StepFields } from "../src/fields.ts";
import { type Block, formatOf } from "../src/index.ts";
import { cityModel } from "../src/WebglScrolling/example-city.ts";

declare global {
  interface Window {
    /** Format of the block that is edited, told before the script runs. */
    readonly editedFormat: string;
    /** The library of the test. @param model - Address of its one model. */
    readonly libraryOf: (model: string) => FileChoices;
  }
}

const model = URL.createObjectURL(new Blob([new Uint8Array(cityModel())]));

/** The editors of the example of a format, over the library of the test. */
function Page() {
  const format = formatOf(window.editedFormat);
  const [block, setBlock] = useState<Block>(format.example.block);
  const [library] = useState(() => window.libraryOf(model));
  const textsOf = (path: string) => ({ label: format.about.labels[path.replaceAll(/\d+/g, "*")] ?? path, error: "" });
  return (
    <FileChoicesContext value={library}>
      <SettingsFields
        block={block}
        settings={block.settings}
        textsOf={textsOf}
        onChange={(settings) => setBlock({ ...block, settings })}
        onBlockChange={setBlock}
      />
      <section aria-label="Paso 1">
        <StepFields
          block={block}
          place={0}
          data={block.steps[0]?.data ?? {}}
          textsOf={(path) => textsOf(`steps.*.${path}`)}
          onChange={(data) =>
            setBlock({ ...block, steps: block.steps.map((step, at) => (at === 0 ? { ...step, data } : step)) })
          }
        />
      </section>
      <output>{JSON.stringify(block)}</output>
    </FileChoicesContext>
  );
}

const root = document.getElementById("root");
if (root !== null)
  void loadFormatEditors().then((editors) =>
    createRoot(root).render(
      <FormatEditorsContext value={editors}>
        <Page />
      </FormatEditorsContext>,
    ),
  );
