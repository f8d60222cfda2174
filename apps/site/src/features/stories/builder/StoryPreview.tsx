import type { StoryPlace } from "@nv/graphic-types/fields";
import { formatPercent } from "@nv/spanish";
import { Toggle, useBoxSize } from "@nv/ui";
import type { StageTheme } from "@nv/web";
import { FailureNotice } from "@nv/web";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { StageControls } from "../../../frame/workbench/StageControls";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import { stepField } from "../core/step-field";
import type { StoppedParts } from "../core/stopped-parts";
import { storyIn } from "../core/story-in";
import { withPageWords } from "../core/written-in-page";
import { FieldLine } from "./FieldLine";
import { showPart } from "./frame-place";
import { PageSheet } from "./PageSheet";
import { SIZES, type SizeName } from "./preview-sizes";
import { StoryWaits } from "./StoryWaits";
import { usePageWriting } from "./use-page-writing";
import { useStoryPage } from "./use-story-page";
import { WritingTools } from "./WritingTools";

interface Props {
  /** Story as it is written now, ahead of the page; it can be written in the page itself. */
  readonly form: GraphicFormState;
  /** Draft that is drawn: as it is written, a moment later. */
  readonly draft: GraphicDraft;
  /** Place where somebody writes; the page follows it. */
  readonly following: StoryPlace | null;
  /** Leads to a field: `config.blocks.2.steps.0.text`. */
  readonly onGo: (field: string) => void;
  /** Parts whose files nobody prepares now, because somebody stopped that. */
  readonly stopped: StoppedParts;
  readonly onStopped: (stopped: StoppedParts) => void;
  readonly onPlace: (place: StoryPlace) => void;
}

/**
 * The story as readers would get it, in a window of the size of theirs that scrolls by itself. It is drawn again while it is written,
 * stays where the reader was, and follows who writes. What is not right yet is left out, so that the rest can be looked at.
 */
export function StoryPreview({ form, draft, following, onGo, stopped, onStopped, onPlace }: Props): ReactNode {
  const config = storyIn(draft);
  const live = { title: form.draft.title, config: storyIn(form.draft) };
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
  const { frames, keep, refusal, failure } = page;

  const follow = useEffectEvent(() => {
    const frame = page.shownFrame();
    const isOwn = ownPlace.current !== null && following?.stepId === ownPlace.current;
    ownPlace.current = null;
    if (frame !== undefined && following !== null && !isOwn) showPart(frame, following);
  });
  const shownFrame = page.shownFrame();
  const writing = usePageWriting({
    isOn: !isPaper,
    shown: shownFrame === undefined || page.shownStory === null ? null : { frame: shownFrame, story: page.shownStory },
    live,
    onWrite(words) {
      const now = form.latest();
      form.change(withPageWords({ title: now.title, config: storyIn(now) }, words));
    },
    onEnter(at, isWritten) {
      if ("word" in at) {
        if (!isWritten) onGo(at.word === "title" ? at.word : `config.${at.word}`);
        return;
      }
      ownPlace.current = at.stepId;
      onPlace(at);
      if (!isWritten) onGo(stepField(live.config, at, "text"));
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
          onNote={() => following !== null && onGo(stepField(live.config, following, "note"))}
        />
      )}
      <StoryWaits page={page} config={config} stopped={stopped} onStopped={onStopped} onGo={onGo} />
      {failure !== null && <FailureNotice error={failure} onRetry={page.retry} />}
      {refusal !== null && failure === null && (
        <div className="nv-preview__refusal" role="status">
          <FieldLine problem={refusal} onGo={onGo} />
          <p>Se ve lo demás.</p>
        </div>
      )}
      <div ref={element} className="nv-story-view__room">
        {frames.map((frame) => (
          <PageSheet key={frame.name} {...{ frame, keep, size, scale, colorScheme }} />
        ))}
      </div>
    </section>
  );
}
