import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { formatNumber } from "@nv/spanish";
import { CopyButton, TextArea } from "@nv/ui";
import type { ReactNode } from "react";
import type { CardConfig } from "../config.ts";
import { CAPTION_LIMITS, captionLength, NETWORKS } from "../core/caption-length.ts";
import { captionProblem } from "../rules.ts";

/** The texts that go with a card, each counted as its network counts it. */
export function CaptionFields(props: EditorProps<CardConfig>): ReactNode {
  const captions = bindConfig(props).part("captions");
  return (
    <details className="nv-card-fields__captions">
      <summary>Textos que la acompañan</summary>
      {NETWORKS.map((network) => {
        const field = captions.text(network);
        const text = field.value;
        const { most } = CAPTION_LIMITS[network];
        return (
          <div key={network}>
            <TextArea
              isProse
              {...field}
              error={captionProblem(network, text) || field.error}
              hint={`${formatNumber(captionLength(network, text))} de ${formatNumber(most)} caracteres`}
              rows={3}
            />
            {text !== "" && <CopyButton text={text} />}
          </div>
        );
      })}
    </details>
  );
}
