import { GRAPHICS_API_PATH } from "@nv/contracts";
import { type FieldProblem, GraphicProblem } from "@nv/contracts/schemas";
import { AS_AROUND } from "@nv/embeds";
import { CallFailure, describeFailure, fieldsIn, parseJson } from "@nv/web";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fieldsOf, type GraphicDraft } from "../core/graphic-draft";
import { PreviewFrame } from "../detail/PreviewFrame";

/** Stillness after the last key before the preview is drawn again, milliseconds. */
const CALM_MS = 700;

/** What a page is refused with when there is something to correct. */
const UNPROCESSABLE = 422;

/** The page of a graphic needs a title; while there is none, this. */
const NO_TITLE = "Sin título todavía";

interface Props {
  readonly draft: GraphicDraft;
  /** Called with what the server finds wrong each time; empty when nothing is. */
  readonly onProblems: (problems: readonly FieldProblem[]) => void;
}

/** What a frame that shows no page says instead; `null` for a page. */
function refusalIn({ contentDocument }: HTMLIFrameElement): CallFailure | null {
  if (contentDocument?.contentType !== "application/json") return null;
  const body = parseJson(contentDocument.querySelector("pre")?.textContent ?? null, GraphicProblem);
  return new CallFailure(describeFailure(UNPROCESSABLE, body));
}

/**
 * The page that readers would get of what the form holds. It is sent as a form into a frame, because a page of the site may
 * not write another page with scripts by itself; a refusal that lands in the frame is told to the form's fields.
 */
export function DraftPreview({ draft, onProblems }: Props): ReactNode {
  const name = `nv-preview-${useId()}`;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState("");
  const [sent, setSent] = useState("");
  const { title, ...rest } = draft;
  const graphic = JSON.stringify(fieldsOf({ ...rest, title: title.trim() || NO_TITLE, slug: "" }));

  useEffect(() => {
    const timer = window.setTimeout(() => setSent(graphic), CALM_MS);
    return () => window.clearTimeout(timer);
  }, [graphic]);
  useEffect(() => {
    if (sent !== "") form.current?.submit();
  }, [sent]);

  function onLoad(frame: HTMLIFrameElement) {
    const failure = refusalIn(frame);
    const fields = failure === null ? [] : fieldsIn(failure);
    setRefusal(fields[0]?.message ?? failure?.message ?? "");
    onProblems(fields);
  }

  return (
    <div className="nv-preview">
      <form ref={form} method="post" action={`${GRAPHICS_API_PATH}/preview${AS_AROUND}`} target={name} hidden>
        <input type="hidden" name="graphic" value={sent} />
      </form>
      {/* A new frame each time: what a used one loads would be a step for the browser's «back». */}
      <PreviewFrame
        name={name}
        frameKey={sent}
        title="Vista previa de lo que estás escribiendo"
        isCovered={refusal !== ""}
        onLoad={onLoad}
      >
        {refusal !== "" && (
          <p className="nv-preview__refusal" role="status">
            {refusal}
          </p>
        )}
      </PreviewFrame>
    </div>
  );
}
