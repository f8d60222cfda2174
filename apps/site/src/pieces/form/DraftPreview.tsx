import { GRAPHICS_API_PATH } from "@nv/contracts";
import type { FieldProblem } from "@nv/contracts/schemas";
import { AS_AROUND } from "@nv/embeds";
import { fieldsIn, JobProgress, useReconnect } from "@nv/web";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { problemOf } from "../api/graphics-calls";
import { isUnwritten } from "../core/field-state";
import { fieldsOf, type GraphicDraft } from "../core/graphic-draft";
import { repairedDraft } from "../core/repaired-draft";
import { PreviewStage } from "../preview/PreviewStage";
import { refusalIn } from "../preview/refusal-in";

/** Stillness after the last key before the preview is drawn again, milliseconds. */
const CALM_MS = 700;

/** The page of a graphic needs a title; while there is none, this. */
const NO_TITLE = "Sin título todavía";

interface Props {
  readonly draft: GraphicDraft;
  /** Draft that the form started from. */
  readonly base: GraphicDraft;
  /** Called with what the server finds wrong each time; empty when nothing is. */
  readonly onProblems: (problems: readonly FieldProblem[]) => void;
}

/** A form on its way to its page. */
interface Sending {
  readonly turn: number;
  readonly draft: GraphicDraft;
  /** Problems of the form that this one was repaired from; empty when it is as it is written. */
  readonly problems: readonly FieldProblem[];
}

const bodyOf = ({ title, ...rest }: GraphicDraft) =>
  JSON.stringify(fieldsOf({ ...rest, title: title.trim() || NO_TITLE, slug: "" }));

/**
 * The page that readers would get of what the form holds. It is sent as a form into a frame, because a page of the site may
 * not write another page with scripts by itself; a refusal that lands in the frame is told to the form's fields, and what was right
 * last stays in sight.
 */
export function DraftPreview({ draft, base, onProblems }: Props): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [shown, setShown] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState("");
  /** Nothing is wrong yet: what is lacking has not been written. */
  const [isEarly, setIsEarly] = useState(false);
  /** Work that makes what the page needs of its files; empty for none. */
  const [waiting, setWaiting] = useState("");
  const written = bodyOf(draft);
  const latest = useRef(draft);
  latest.current = draft;
  const nameOf = ({ turn }: Sending) => `nv-preview-${id}-${turn}`;
  const send = (next: Omit<Sending, "turn">) => setSending((last) => ({ ...next, turn: (last?.turn ?? 0) + 1 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what counts, not who holds it
  useEffect(() => {
    const timer = window.setTimeout(() => send({ draft: latest.current, problems: [] }), CALM_MS);
    return () => window.clearTimeout(timer);
  }, [written]);
  useEffect(() => {
    if (sending !== null) form.current?.submit();
  }, [sending]);
  useReconnect(() => {
    if (refusal !== "") send({ draft: latest.current, problems: [] });
  });

  function onLoad(name: string, frame: HTMLIFrameElement) {
    // A frame is loaded once before anything is sent into it.
    if (sending === null || name !== nameOf(sending) || frame.contentDocument?.URL === "about:blank") return;
    const failure = refusalIn(frame, sending.draft);
    if (failure === null) {
      setWaiting("");
      setShown(sending);
      if (sending.problems.length === 0) setRefusal("");
      onProblems(sending.problems);
      return;
    }
    const { jobId } = problemOf(failure);
    setWaiting(jobId ?? "");
    if (jobId !== undefined) return;
    const problems = fieldsIn(failure);
    // What was repaired in vain says nothing of its own.
    if (sending.problems.length > 0) return;
    setRefusal(problems[0]?.message ?? failure.message);
    setIsEarly(problems.length > 0 && problems.every(({ field }) => isUnwritten(field, sending.draft, base)));
    onProblems(problems);
    const repaired = shown === null ? null : repairedDraft(sending.draft, shown.draft, problems);
    if (repaired !== null && problems.length > 0) send({ draft: repaired, problems });
  }

  // A new frame each time: what a used one loads would be a step for the browser's «back». The last page stays until the next is there.
  const pages = [shown, sending].flatMap((one, place, all) =>
    one === null || (place === 1 && one === all[0]) ? [] : [{ name: nameOf(one), isShown: one === shown }],
  );
  return (
    <div className="nv-preview">
      <form
        ref={form}
        method="post"
        action={`${GRAPHICS_API_PATH}/preview${AS_AROUND}`}
        target={sending === null ? undefined : nameOf(sending)}
        hidden
      >
        <input type="hidden" name="graphic" value={sending === null ? "" : bodyOf(sending.draft)} />
      </form>
      <PreviewStage
        title="Vista previa de lo que estás escribiendo"
        pages={pages}
        onLoad={onLoad}
        isComing={shown === null && refusal === "" && waiting === ""}
      >
        {waiting !== "" && (
          <JobProgress
            jobId={waiting}
            label="Preparación de los archivos"
            onDone={() => send({ draft: latest.current, problems: [] })}
          />
        )}
        {refusal !== "" && (
          <div className="nv-preview__refusal" data-early={isEarly} role="status">
            <p>{isEarly && shown === null ? "Se verá aquí en cuanto esté lo que hace falta." : refusal}</p>
            {shown !== null && <p>Se ve lo último que estaba bien.</p>}
          </div>
        )}
      </PreviewStage>
    </div>
  );
}
