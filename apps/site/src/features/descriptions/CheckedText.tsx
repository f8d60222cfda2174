import { formatCount } from "@nv/spanish";
import { type ReactNode, useId } from "react";
import type { DraftState, ToldProblem } from "./core/draft-state";
import { markedRuns } from "./core/marked-runs";

interface Props {
  readonly state: DraftState;
  /** Whether the text is shown when nothing in it is marked, too; not where it stands above to be written. */
  readonly isWhole?: boolean;
  /** Takes a doubt as settled, or not; left out where nobody can. */
  readonly accepted?: ReadonlySet<string>;
  readonly onAccept?: (message: string, isAccepted: boolean) => void;
}

function figuresText(figures: number): string {
  if (figures === 0) return "No tiene cifras que comprobar.";
  if (figures === 1) return "Su única cifra está en los datos.";
  return `Sus ${formatCount(figures, "cifra", "cifras", "feminine")} están en los datos.`;
}

const levelOf = ({ isBlocking }: ToldProblem) => (isBlocking ? "fault" : "advice");

/** A description with its wrong figures marked where they stand, and a sentence about each. */
export function CheckedText({ state, isWhole = false, accepted, onAccept }: Props): ReactNode {
  const { text, problems, figures } = state;
  return (
    <div className="nv-stack-3 nv-start" aria-live="polite">
      {(isWhole || problems.some(({ end }) => end > 0)) && (
        <p className="nv-descriptions__marked" lang="es">
          {markedRuns(text, problems).map(({ text: run, problem }, index) =>
            problem === null ? (
              run
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs have no name but their place
              <mark key={index} data-level={problem.isBlocking ? "fault" : "advice"}>
                {run}
              </mark>
            ),
          )}
        </p>
      )}
      {problems.length === 0 ? (
        <p className="nv-descriptions__fine">{figuresText(figures)}</p>
      ) : (
        <ul className="nv-descriptions__problems nv-stack-3 nv-plain nv-small">
          {problems.map((problem) => (
            <li key={`${problem.start} ${problem.message}`} data-level={levelOf(problem)}>
              <Problem problem={problem} accepted={accepted} onAccept={onAccept} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ProblemProps {
  readonly problem: ToldProblem;
  readonly accepted: ReadonlySet<string> | undefined;
  readonly onAccept: Props["onAccept"] | undefined;
}

function Problem({ problem: { isBlocking, message }, accepted, onAccept }: ProblemProps): ReactNode {
  const id = useId();
  if (isBlocking || onAccept === undefined) return message;
  return (
    <>
      {message}
      <label className="nv-descriptions__accept" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          checked={accepted?.has(message) ?? false}
          onChange={({ currentTarget }) => onAccept(message, currentTarget.checked)}
        />
        Lo he mirado y está bien<span className="nv-visually-hidden">: {message}</span>
      </label>
    </>
  );
}
