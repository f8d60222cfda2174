import { type ReactNode, useMemo } from "react";
import { emptyDraft } from "../../pieces/core/graphic-draft";
import { DraftPreview } from "../../pieces/form/DraftPreview";
import type { ShownStanding } from "./core/drawn-config";

interface Props {
  /** Standing to say and draw. */
  readonly standing: ShownStanding;
  readonly title: string;
}

/** Nothing is told twice: what keeps the page from being drawn stands in it. */
const untold = () => undefined;

/** Standing of a tracker: in words, drawn as readers would get it, and how it was made. */
export function StandingView({ standing, title }: Props): ReactNode {
  const draft = useMemo(
    () =>
      standing.config === null
        ? null
        : { ...emptyDraft(standing.config), title, altText: standing.sentence, sourceLine: "Vista previa" },
    [standing, title],
  );
  return (
    <div className="nv-trackers__standing nv-stack">
      {draft !== null && <DraftPreview draft={draft} base={draft} onProblems={untold} />}
      <p className="nv-trackers__sentence" aria-live="polite">
        {standing.sentence}
      </p>
      <section className="nv-trackers__method" aria-label="Cómo se ha hecho">
        <h3>Cómo se ha hecho</h3>
        <p>{standing.method}</p>
        <p className="nv-quiet nv-breaks">En el gráfico publicado, la frase va encima y este texto, debajo.</p>
      </section>
    </div>
  );
}
