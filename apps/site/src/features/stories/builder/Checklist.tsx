import type { FieldProblem } from "@nv/contracts/schemas";
import { formatBytes } from "@nv/spanish";
import type { ReactNode } from "react";
import { FieldLine } from "./FieldLine";
import type { StoryReview } from "./use-story-review";

interface Props {
  readonly review: StoryReview;
  /** Leads to a field: `config.blocks.2.steps.0.text`. */
  readonly onGo: (field: string) => void;
}

/** Says how much a phone would load. */
function weightOf({ phoneBytes, isPending }: StoryReview): string {
  if (isPending) return "Se están preparando los archivos: cuánto pesa en un móvil se sabrá al acabar.";
  if (phoneBytes === null) return "";
  return `En un móvil pesa ${formatBytes(phoneBytes)}, sin contar el texto.`;
}

/** List of what keeps a story from being published: each line leads to its field. */
export function Checklist({ review, onGo }: Props): ReactNode {
  const { written, ofFiles, isPending } = review;
  const known = new Set(written.map(({ field }) => field));
  const lines: readonly FieldProblem[] = [...written, ...ofFiles.filter(({ field }) => !known.has(field))];
  return (
    <section className="nv-bench__before nv-cluster nv-small" aria-label="Antes de publicar">
      <p className="nv-label nv-flush">Antes de publicar</p>
      {lines.length === 0 ? (
        <p className="nv-bench__ready nv-flush">{isPending ? "Nada, que se sepa." : "Nada: se puede publicar."}</p>
      ) : (
        <ul className="nv-bench__missing nv-plain">
          {lines.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <FieldLine problem={{ field, message }} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
      <p className="nv-quiet nv-flush">{weightOf(review)}</p>
    </section>
  );
}
