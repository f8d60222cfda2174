import { FormatEditorsContext, loadFormatEditors } from "@nv/formats/fields";
import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, SelectField, TextArea } from "@nv/ui";
import { type ReactNode, useMemo } from "react";
import type { Editor } from "../graphic-type.ts";
import { STORY_THEME_NAMES } from "./about.ts";
import { STORY_THEMES, type StoryConfig } from "./config.ts";
import { BlocksEditor } from "./editor/BlocksEditor.tsx";
import { ClashesHere } from "./editor/ClashesHere.tsx";

const ROOT = "config.";

/** The theme of a story of which nobody says any. */
const AS_AROUND = "";

const THEME_OPTIONS = [
  { value: AS_AROUND, label: "El de la página o el artículo" },
  ...STORY_THEMES.map((value) => ({ value, label: STORY_THEME_NAMES[value] })),
];
/** Words around the blocks. */
const AROUND: ReadonlySet<string> = new Set(["kicker", "dek", "byline"]);

/** Loads the editor of stories, with those of the blocks that they are made of. */
export async function loadStoryFields(): Promise<Editor<StoryConfig>> {
  const editors = await loadFormatEditors();
  return (props) => (
    <FormatEditorsContext value={editors}>
      <StoryFields {...props} />
    </FormatEditorsContext>
  );
}

/** The words of a story around its blocks, and the blocks. */
function StoryFields(props: EditorProps<StoryConfig>): ReactNode {
  const { config, labelOf, problems, onChange } = props;
  const f = bindConfig(props);
  const own = useMemo(
    () =>
      new Map(
        [...problems].flatMap(([path, message]) =>
          path.startsWith(ROOT) ? [[path.slice(ROOT.length), message] as const] : [],
        ),
      ),
    [problems],
  );
  return (
    <>
      <Field {...f.text("kicker")} name="config.kicker" />
      <TextArea {...f.text("dek")} name="config.dek" isProse spellCheck rows={2} />
      <Field {...f.text("byline")} name="config.byline" />
      <SelectField
        label={labelOf("theme")}
        error=""
        value={config.theme ?? AS_AROUND}
        options={THEME_OPTIONS}
        onChange={(value) => onChange({ ...config, theme: STORY_THEMES.find((one) => one === value) })}
      />
      <ClashesHere isHere={(path) => AROUND.has(path)} />
      <BlocksEditor
        blocks={config.blocks}
        problems={own}
        labelOf={labelOf}
        onChange={(blocks) => onChange({ ...config, blocks: [...blocks] })}
      />
    </>
  );
}
