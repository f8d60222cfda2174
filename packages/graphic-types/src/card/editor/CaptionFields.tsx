import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { formatNumber } from "@nv/spanish";
import { CopyButton, TextArea } from "@nv/ui";
import type { ReactNode } from "react";
import type { CardConfig } from "../config.ts";
import { CAPTION_LIMITS, captionLength, NETWORKS } from "../core/caption-length.ts";
import { captionProblem } from "../rules.ts";

/** The texts that go with a card, each counted as its network counts it. */
export function CaptionFields(props: EditorProps<CardConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  return (
    <details className="nv-card-fields__captions">
      <summary>Textos que la acompañan</summary>
      {NETWORKS.map((network) => {
        const text = config.captions[network];
        const { most } = CAPTION_LIMITS[network];
        const { label, error } = textsOf(`captions.${network}`);
        return (
          <div key={network}>
            <TextArea
              isProse
              label={label}
              error={captionProblem(network, text) || error}
              hint={`${formatNumber(captionLength(network, text))} de ${formatNumber(most)} caracteres`}
              rows={3}
              value={text}
              onChange={({ currentTarget }) =>
                onChange({ ...config, captions: { ...config.captions, [network]: currentTarget.value } })
              }
            />
            {text !== "" && <CopyButton text={text} />}
          </div>
        );
      })}
    </details>
  );
}
