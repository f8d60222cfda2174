import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { Field, TextArea } from "@nv/ui";
import { type ReactNode, useMemo } from "react";
import type { StoryConfig } from "./config.ts";
import { BlocksEditor } from "./editor/BlocksEditor.tsx";

const ROOT = "config.";

/** The words of a story around its blocks, and the blocks. */
export function StoryFields(props: EditorProps<StoryConfig>): ReactNode {
  const { config, labelOf, problems, onChange } = props;
  const textsOf = fieldTexts(props);
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
      <Field
        {...textsOf("kicker")}
        name="config.kicker"
        value={config.kicker}
        onChange={({ target }) => onChange({ ...config, kicker: target.value })}
      />
      <TextArea
        {...textsOf("dek")}
        name="config.dek"
        isProse
        spellCheck
        rows={2}
        value={config.dek}
        onChange={({ target }) => onChange({ ...config, dek: target.value })}
      />
      <Field
        {...textsOf("byline")}
        name="config.byline"
        value={config.byline}
        onChange={({ target }) => onChange({ ...config, byline: target.value })}
      />
      <BlocksEditor
        blocks={config.blocks}
        problems={own}
        labelOf={labelOf}
        onChange={(blocks) => onChange({ ...config, blocks: [...blocks] })}
      />
    </>
  );
}
