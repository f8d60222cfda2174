import type { JobView } from "@nv/contracts/schemas";
import type { StoryConfig } from "@nv/graphic-types";
import type { StoryPlace } from "@nv/graphic-types/fields";
import { formatPercent } from "@nv/spanish";
import { Button, Toggle, useBoxSize } from "@nv/ui";
import type { StageTheme } from "@nv/web";
import { FailureNotice, JobsProgress } from "@nv/web";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { StageControls } from "../../../frame/workbench/StageControls";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import { partsThatWait, type StoppedParts } from "../core/stopped-parts";
import type { PageWords, WrittenStory } from "../core/written-in-page";
import { FieldLine } from "./FieldLine";
import { showPart } from "./frame-place";
import { SIZES, type SizeName } from "./preview-sizes";
import { usePageWriting } from "./use-page-writing";
import { useStoryPage } from "./use-story-page";
import { WritingTools } from "./WritingTools";

/** Parts that are told by their names while their files are made; of more, how many. */
const TOLD_WAITS = 3;

const NONE_STOPPED: StoppedParts = new Set();

/** Sandbox permissions of a frame without scripts. */
const NO_SCRIPT = "allow-same-origin";

interface Props {
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  /** Place where somebody writes; the page follows it. */
  readonly following: StoryPlace | null;
  /** Leads to a field: `config.blocks.2.steps.0.text`. */
  readonly onGo: (field: string) => void;
  /** Parts whose files nobody prepares now, because somebody stopped that. */
  readonly stopped: StoppedParts;
  readonly onStopped: (stopped: StoppedParts) => void;
  /** Story as it is written now, ahead of the page. */
  readonly live: WrittenStory;
  /** Called with what somebody writes in the page itself. */
  readonly onWrite: (words: PageWords) => void;
  readonly onPlace: (place: StoryPlace) => void;
}

/**
 * The story as readers would get it, in a window of the size of theirs that scrolls by itself. It is drawn again while it is written,
 * stays where the reader was, and follows who writes. What is not right yet is left out, so that the rest can be looked at.
 */
export function StoryPreview({
  draft,
  config,
  following,
  onGo,
  stopped,
  onStopped,
  live,
  onWrite,
  onPlace,
}: Props): ReactNode {
  const { element, widthPx: roomPx, heightPx: roomHeightPx } = useBoxSize<HTMLDivElement>();
  const [size, setSize] = useState<SizeName>("phone");
  const [theme, setTheme] = useState<StageTheme>("light");
  const [isStill, setIsStill] = useState(false);
  const [hasScript, setHasScript] = useState(true);
  const isPaper = size === "paper";
  const [isWriting, setIsWriting] = useState(false);
  /** Place that somebody went into in the page itself, which is in sight. */
  const ownPlace = useRef<string | null>(null);
  const page = useStoryPage({ draft, config, stopped, isHeld: isWriting, isStill, hasScript, isPaper });
  const { frames, keep, refusal, failure, waitedJobIds, waitsFor } = page;
  function over(jobs: readonly JobView[]) {
    if (jobs.some(({ state }) => state === "cancelled")) onStopped(partsThatWait(config, waitsFor));
    page.onWorkOver(jobs);
  }

  const follow = useEffectEvent(() => {
    const frame = page.shownFrame();
    const isOwn = ownPlace.current !== null && following?.stepId === ownPlace.current;
    ownPlace.current = null;
    if (frame !== undefined && following !== null && !isOwn) showPart(frame, following);
  });
  const shownFrame = page.shownFrame();
  const fieldOf = ({ blockId, stepId }: StoryPlace, name: string) => {
    const block = live.config.blocks.findIndex(({ id }) => id === blockId);
    const step = live.config.blocks[block]?.steps.findIndex(({ id }) => id === stepId) ?? -1;
    return `config.blocks.${block}.steps.${step}.${name}`;
  };
  const writing = usePageWriting({
    isOn: !isPaper,
    shown: shownFrame === undefined || page.shownStory === null ? null : { frame: shownFrame, story: page.shownStory },
    live,
    onWrite,
    onEnter(at, isWritten) {
      if ("word" in at) {
        if (!isWritten) onGo(at.word === "title" ? at.word : `config.${at.word}`);
        return;
      }
      ownPlace.current = at.stepId;
      onPlace(at);
      if (!isWritten) onGo(fieldOf(at, "text"));
    },
  });
  const isHeld = writing.isWriting || writing.isLinking;
  useEffect(() => setIsWriting(isHeld), [isHeld]);
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
      {!isPaper && (
        <WritingTools
          isWriting={isHeld}
          isLinking={writing.isLinking}
          onLinking={writing.setIsLinking}
          onMark={writing.mark}
          onNote={() => following !== null && onGo(fieldOf(following, "note"))}
        />
      )}
      {waitedJobIds.length > 0 && (
        <div className="nv-story-view__waits">
          <JobsProgress
            key={waitedJobIds.join()}
            jobIds={waitedJobIds}
            label="Preparación de los archivos"
            onOver={over}
          />
          {waitsFor.slice(0, TOLD_WAITS).map((problem) => (
            <FieldLine key={problem.field} problem={problem} onGo={onGo} />
          ))}
          {waitsFor.length > 0 && (
            <p className="nv-flush nv-small">
              {waitsFor.length > TOLD_WAITS ? `Y ${waitsFor.length - TOLD_WAITS} más. ` : ""}Se ve lo demás.
            </p>
          )}
        </div>
      )}
      {stopped.size > 0 && (
        <p className="nv-story-view__waits nv-cluster nv-small" role="status">
          Se ha cancelado la preparación:{" "}
          {stopped.size === 1 ? "una parte no se ve" : `${stopped.size} partes no se ven`}.{" "}
          <Button onClick={() => onStopped(NONE_STOPPED)}>Prepararlas</Button>
        </p>
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
