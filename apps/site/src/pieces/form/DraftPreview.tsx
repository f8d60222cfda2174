import { GRAPHICS_API_PATH } from "@nv/contracts";
import type { FieldProblem } from "@nv/contracts/schemas";
import { AS_AROUND } from "@nv/embeds";
import { loadable } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GraphicDraft } from "../core/graphic-draft";
import { DeadAddress } from "../preview/DeadAddress";
import { PreviewStage } from "../preview/PreviewStage";
import { useDraftPages } from "../preview/use-draft-pages";

/** Comes when files have to be made ready before anything is seen. */
const FileWork = loadable(async () => (await import("./FileWork")).FileWork, null);

const COMING = "Dibujando la vista previa…";
const AWAITED = "Se verá aquí en cuanto esté lo que hace falta.";

interface Props {
  readonly draft: GraphicDraft;
  /** Draft that the form started from. */
  readonly base: GraphicDraft;
  /** Reason why readers would see an empty frame; none when left out. */
  readonly doubt?: string;
  /** Called with what the server finds wrong each time; empty when nothing is. */
  readonly onProblems: (problems: readonly FieldProblem[]) => void;
}

/**
 * The page that readers would get of what the form holds. It is sent as a form into a frame, because a page of the site may
 * not write another page with scripts by itself; a refusal that lands in the frame is told to the form's fields, and what was right
 * last stays in sight.
 */
export function DraftPreview({ doubt = "", ...props }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { pages, sending, refusal, waiting, hasPage, isComing, onLoad, sendLatest } = useDraftPages(props);
  /** Doubt in spite of which somebody looks at the frame. */
  const [overlooked, setOverlooked] = useState("");
  const isDead = doubt !== "" && doubt !== overlooked;
  const shown = isDead ? pages.map((page) => ({ ...page, isShown: false })) : pages;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is sent once
  useEffect(() => {
    if (sending !== null) form.current?.submit();
  }, [sending?.turn]);

  return (
    <div className="nv-preview">
      <form
        ref={form}
        method="post"
        action={`${GRAPHICS_API_PATH}/preview${AS_AROUND}`}
        target={sending?.target}
        hidden
      >
        <input type="hidden" name="graphic" value={sending?.body ?? ""} />
      </form>
      <PreviewStage
        title="Vista previa de lo que estás escribiendo"
        pages={shown}
        onLoad={onLoad}
        coming={isComing ? (refusal === null ? COMING : AWAITED) : ""}
      >
        {isDead && <DeadAddress doubt={doubt} onShow={() => setOverlooked(doubt)} />}
        {waiting !== "" && <FileWork jobId={waiting} onDone={sendLatest} />}
        {refusal !== null && !isComing && (
          <div className="nv-preview__refusal" data-early={refusal.isEarly} role="status">
            <p>{refusal.sentence}</p>
            {hasPage && <p>Se ve lo último que estaba bien.</p>}
          </div>
        )}
      </PreviewStage>
    </div>
  );
}
