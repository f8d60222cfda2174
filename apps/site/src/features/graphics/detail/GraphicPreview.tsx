import { PUBLISHED_PATH } from "@nv/contracts";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { kindOf } from "@nv/graphic-types";
import { Button, SegmentedControl } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { PreviewStage } from "../../../pieces/preview/PreviewStage";

const STATES = [
  { value: "draft", label: "Borrador" },
  { value: "live", label: "En vivo" },
] as const;

interface Props {
  readonly graphic: GraphicDetail;
  /** Whether readers were given a former version on purpose: then theirs is shown first. */
  readonly isFormer: boolean;
}

/** A graphic as readers have it, or would have it; what does not load says why, instead of the browser's own page. */
export function GraphicPreview({ graphic, isFormer }: Props): ReactNode {
  const { title, slug, revision, previewUrl, hasUnpublishedChanges, healthReport } = graphic;
  const [chosen, setChosen] = useState<"draft" | "live" | null>(null);
  const [isShown, setIsShown] = useState(false);
  const state = hasUnpublishedChanges ? (chosen ?? (isFormer ? "live" : "draft")) : "draft";
  // The revision and not its page, which a browser keeps for a minute.
  const src = state === "live" && revision !== null ? `${PUBLISHED_PATH}/${slug}/${revision}/` : previewUrl;
  const isOne = kindOf(graphic.type).composes === undefined;

  if (healthReport.state === "broken" && isOne && !isShown)
    return (
      <div className="nv-stage nv-stage--empty">
        <p>
          <strong>No carga.</strong> {healthReport.findings[0]}.
        </p>
        <Button onClick={() => setIsShown(true)}>Verlo de todos modos</Button>
      </div>
    );
  return (
    <PreviewStage
      key={src}
      title={`Vista previa de ${title}`}
      pages={[{ name: "nv-preview", src, isShown: true }]}
      before={
        hasUnpublishedChanges && (
          <SegmentedControl legend="Qué se ve" segments={STATES} value={state} onChange={setChosen} />
        )
      }
    />
  );
}
