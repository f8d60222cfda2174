import type { FieldProblem } from "@nv/contracts/schemas";
import { useScrollStop } from "@nv/ui";
import { EmptyPlace, StageContext, StepsContext } from "@nv/web";
import { type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { BenchName, type WorkbenchHead } from "./BenchName";
import { BarContext } from "./bar";
import { countsOf } from "./core/steps";
import { PanelEdge } from "./PanelEdge";
import { StepTabs } from "./StepTabs";
import { useToolPage } from "./tool-page";
import { useBar } from "./use-bar";
import { usePanelWidth } from "./use-panel-width";
import { useSteps } from "./use-steps";
import { useTyping } from "./use-typing";
import "./workbench.css";

const NOTHING_MISSING: readonly FieldProblem[] = [];

interface Props {
  /** Heading of the screen; the page's around when left out. Without either, the workbench is a part of another screen. */
  readonly head?: WorkbenchHead | undefined;
  /** Title of the thing that is made, written in place. */
  readonly title?: ReactNode;
  /** State of the work in a few words. */
  readonly state?: ReactNode;
  /** Small actions beside the state: undo, redo. */
  readonly turns?: ReactNode;
  /** Actions, the main one last. */
  readonly actions?: ReactNode;
  /** Sentences about the last action, across the whole width. */
  readonly news?: ReactNode;
  /** Reader's view; parts of the editor come to stand here too. */
  readonly stage?: ReactNode;
  /** Problems that keep it from being published, for the tabs. */
  readonly missing?: readonly FieldProblem[];
  /** Whether the stage has the same height on a phone whatever comes to it later; so it is wherever something is published. */
  readonly keepsPlace?: boolean;
  /** Strip under panel and stage. */
  readonly foot?: ReactNode;
  /** Controls of the panel. */
  readonly children: ReactNode;
}

/**
 * Frame of whatever is composed: a bar that says what it is and how it stands, the controls on the left, and on the right what the reader
 * will get. In a narrow place the stage comes first and the controls under it.
 */
export function Workbench(props: Props): ReactNode {
  const {
    head,
    title,
    state,
    turns,
    actions,
    news,
    stage,
    missing = NOTHING_MISSING,
    keepsPlace = false,
    foot,
    children,
  } = props;
  const page = useToolPage();
  const panelId = useId();
  const { widthPx, isFolded, change } = usePanelWidth();
  const { steps, register } = useSteps();
  const { isTyping, onFocus, onBlur } = useTyping();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [ground, setGround] = useState<HTMLElement | null>(null);
  const stageBox = useRef<HTMLDivElement>(null);
  // Where it scrolls there may be nothing in it to stop at.
  const stageStop = useScrollStop(stageBox);
  const { slots, put } = useBar();
  const isScreen = head !== undefined || page !== null;
  const style: CSSProperties & { readonly "--nv-bench-panel": string } = { "--nv-bench-panel": `${widthPx}px` };
  return (
    <BarContext value={put}>
      <div
        className="nv-bench"
        data-screen={isScreen || undefined}
        data-coming={ground === null || undefined}
        data-folded={isFolded || undefined}
        data-typing={isTyping || undefined}
        data-keeps-place={keepsPlace || undefined}
        style={style}
      >
        <div className="nv-bench__grid">
          <header className="nv-bench__bar">
            <BenchName head={head} title={title}>
              {slots.title}
            </BenchName>
            <div className="nv-bench__state nv-small" role="status">
              {state}
              {slots.state}
            </div>
            <div className="nv-bench__turns">
              {turns}
              {slots.turns}
            </div>
          </header>
          <div className="nv-bench__news">
            {news}
            {slots.news}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears where somebody writes, and does nothing by itself */}
          <div className="nv-bench__panel" onFocus={onFocus} onBlur={onBlur}>
            <StepTabs steps={steps} counts={countsOf(steps, missing)} panel={isScreen ? panel : null} />
            <div id={panelId} ref={setPanel} className="nv-bench__fields nv-stack">
              {/* The controls wait for the stage, so that what stands there is drawn once. */}
              {ground !== null && (
                <StageContext value={(part) => createPortal(part, ground)}>
                  <StepsContext value={register}>{children}</StepsContext>
                </StageContext>
              )}
            </div>
          </div>
          <PanelEdge controls={panelId} widthPx={widthPx} isFolded={isFolded} onChange={change} />
          {/* biome-ignore lint/a11y/useSemanticElements: what comes out is no set of fields */}
          <div ref={stageBox} className="nv-bench__stage" role="group" aria-label="Resultado" tabIndex={stageStop}>
            <div ref={setGround} className="nv-bench__ground nv-stack" />
            {stage ?? <EmptyPlace>Aquí se ve lo que sale.</EmptyPlace>}
          </div>
          {foot}
          {/* Over panel and stage for the eye, behind them for the keyboard: whoever has written comes to them. */}
          <div className="nv-bench__actions">
            {slots.actions}
            {actions}
          </div>
        </div>
      </div>
    </BarContext>
  );
}
