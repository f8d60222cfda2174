import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { Field, TextArea } from "@nv/ui";
import type { ReactNode } from "react";
import type { StoryConfig } from "./config.ts";

/** The words of a story around its blocks. */
export function StoryFields(props: EditorProps<StoryConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  return (
    <>
      <Field
        {...textsOf("kicker")}
        value={config.kicker}
        onChange={({ target }) => onChange({ ...config, kicker: target.value })}
      />
      <TextArea
        {...textsOf("dek")}
        value={config.dek}
        onChange={({ target }) => onChange({ ...config, dek: target.value })}
      />
      <Field
        {...textsOf("byline")}
        value={config.byline}
        onChange={({ target }) => onChange({ ...config, byline: target.value })}
      />
    </>
  );
}
