import type { StoryConfig } from "@nv/graphic-types";
import type { StoryPlace } from "@nv/graphic-types/fields";
import { formatPercent } from "@nv/spanish";
import { Toggle, useBoxSize } from "@nv/ui";
import { FailureNotice, JobProgress } from "@nv/web";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { StageTheme } from "../../../frame/workbench/core/stage-sizes";
import { StageControls } from "../../../frame/workbench/StageControls";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import { FieldLine } from "./FieldLine";
import { showPart } from "./frame-place";
import { SIZES, type SizeName } from "./preview-sizes";
import { useStoryPage } from "./use-story-page";

/** Sandbox permissions of a frame without scripts. */
const NO_SCRIPT = "allow-same-origin";

interface Props {
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  /** Place where somebody writes; the page follows it. */
  readonly following: StoryPlace | null;
  /** Leads to a field: `config.blocks.2.steps.0.text`. */
  readonly onGo: (field: string) => void;
}

/**
 * The story as readers would get it, in a window of the size of theirs that scrolls by itself. It is drawn again while it is written,
 * stays where the reader was, and follows who writes. What is not right yet is left out, so that the rest can be looked at.
 */
export function StoryPreview({ draft, config, following, onGo }: Props): ReactNode {
  const { element, widthPx: roomPx, heightPx: roomHeightPx } = useBoxSize<HTMLDivElement>();
  const [size, setSize] = useState<SizeName>("phone");
  const [theme, setTheme] = useState<StageTheme>("light");
  const [isStill, setIsStill] = useState(false);
  const [hasScript, setHasScript] = useState(true);
  const isPaper = size === "paper";
  const page = useStoryPage({ draft, config, isStill, hasScript, isPaper });
  const { frames, keep, refusal, failure, waitedJobId } = page;

  const follow = useEffectEvent(() => {
    const frame = page.shownFrame();
    if (frame !== undefined && following !== null) showPart(frame, following);
  });
  useEffect(() => {
    if (following !== null) follow();
  }, [following]);

  const { widthPx, heightPx } = SIZES[size];
  const scale = roomPx === 0 ? 1 : Math.min(1, roomPx / widthPx, roomHeightPx / heightPx);
  const colorScheme = isPaper ? "light" : theme;
  return (
    <section className="nv-story-view" aria-label="Vista previa">
      <form ref={page.form} method="post" action={page.action} target={page.target} hidden>
        <input type="hidden" name="graphic" value={page.body} />
      </form>
      <div className="nv-story-view__bar nv-cluster nv-small">
        <StageControls size={size} theme={theme} onSize={setSize} onTheme={setTheme} />
        {scale < 1 && <span className="nv-story-view__scale">al {formatPercent(100 * scale, { decimals: 0 })}</span>}
        <span className="nv-story-view__ways">
          <Toggle label="Con movimiento reducido" isOn={isStill} isDisabled={isPaper} onChange={setIsStill} />
          <Toggle label="Sin JavaScript" isOn={!hasScript} onChange={(isOn) => setHasScript(!isOn)} />
        </span>
      </div>
      {waitedJobId !== "" && (
        <JobProgress
          jobId={waitedJobId}
          label="Preparación de los archivos"
          onDone={page.onWorkDone}
          onFailed={page.onWorkFailed}
        />
      )}
      {failure !== null && <FailureNotice error={failure} onRetry={page.retry} />}
      {refusal !== null && failure === null && (
        <div className="nv-preview__refusal" role="status">
          <FieldLine problem={refusal} onGo={onGo} />
          <p>Se ve lo demás.</p>
        </div>
      )}
      <div ref={element} className="nv-story-view__room">
        {frames.map(({ name, isShown, hasScript: runs, onLoad }) => (
          <div
            key={name}
            className="nv-story-view__sheet"
            data-shown={isShown}
            data-theme={colorScheme}
            style={{ inlineSize: `${widthPx * scale}px`, blockSize: `${heightPx * scale}px` }}
          >
            <iframe
              ref={(frame) => keep(name, frame)}
              title="Vista previa de la historia"
              name={name}
              sandbox={runs ? undefined : NO_SCRIPT}
              aria-hidden={!isShown || undefined}
              tabIndex={isShown ? undefined : -1}
              style={{ inlineSize: `${widthPx}px`, blockSize: `${heightPx}px`, scale: String(scale), colorScheme }}
              onLoad={onLoad}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
