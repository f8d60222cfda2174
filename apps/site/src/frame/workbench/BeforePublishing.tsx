import type { FieldProblem } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { toldProblems } from "./core/told-problems";

interface Props {
  /** Problems that keep it from being published, by field. */
  readonly missing: readonly FieldProblem[];
  /** Name of a field, as people read it. */
  readonly labelOf: (field: string) => string;
  /** Leads to the field of one. */
  readonly onGo: (problem: FieldProblem) => void;
}

/** Strip of what is missing before readers get it; each item leads to its field. */
export function BeforePublishing({ missing, labelOf, onGo }: Props): ReactNode {
  return (
    <section className="nv-bench__before nv-cluster nv-small" aria-label="Antes de publicar">
      <p className="nv-label nv-flush">Antes de publicar</p>
      {missing.length === 0 ? (
        <p className="nv-bench__ready nv-flush">Nada: se puede publicar</p>
      ) : (
        <ul className="nv-bench__missing nv-plain">
          {toldProblems(missing, labelOf).map(({ problem, words }) => (
            <li key={`${problem.field} ${problem.message}`}>
              <button type="button" className="nv-bench__lack" onClick={() => onGo(problem)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
