import type { FieldProblem, RenderedInclude } from "@nv/contracts/schemas";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { SizedSheet } from "../../records/SizedSheet";
import { includesCalls } from "./includes-calls";

/** Stillness after the last key before the server is asked, milliseconds. */
const CALM_MS = 250;

interface Props {
  readonly body: string;
  /** Address under which it is saved; empty before that. */
  readonly slug: string;
  /** Called with what keeps it from readers, each time that it is looked at. */
  readonly onProblems?: (problems: readonly FieldProblem[]) => void;
}

const NONE: readonly FieldProblem[] = [];

/** Preview of a text as readers would see it, and the problems that keep it from them, as it is typed. */
export function IncludePreview({ body, slug, onProblems }: Props): ReactNode {
  const [rendered, setRendered] = useState<RenderedInclude | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const json = slug === "" ? { body } : { body, slug };
      includesCalls.preview(json, controller.signal).then(
        (answer) => {
          setRendered(answer);
          setFailure(null);
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setFailure(toCallFailure(error));
        },
      );
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [body, slug]);

  const problems = body.trim() === "" ? NONE : (rendered?.problems ?? NONE);
  const tell = useEffectEvent((found: readonly FieldProblem[]) => onProblems?.(found));
  useEffect(() => tell(problems), [problems]);
  return (
    <section className="nv-includes__preview nv-breaks" aria-label="Vista previa">
      <SizedSheet>
        {failure !== null && <FailureNotice error={failure} />}
        {rendered !== null && rendered.html !== "" ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it, with nothing that runs: the same that any page takes in
          <div className="nv-includes__page" dangerouslySetInnerHTML={{ __html: rendered.html }} />
        ) : (
          <p className="nv-quiet">Aquí sale lo que escribas.</p>
        )}
      </SizedSheet>
      <div className="nv-bench__result nv-stack-3">
        {problems.length > 0 && (
          <ul className="nv-includes__problems" role="status">
            {problems.map(({ message }) => (
              <li key={message}>{message}.</li>
            ))}
          </ul>
        )}
        {rendered !== null && rendered.parameters.length > 0 && (
          <p className="nv-quiet">
            Cada página puede poner lo suyo en {rendered.parameters.map(({ name }) => `«${name}»`).join(", ")}.
          </p>
        )}
      </div>
    </section>
  );
}
