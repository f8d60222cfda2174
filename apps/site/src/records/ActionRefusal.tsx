import { type CallFailure, FailureNotice, fieldsIn } from "@nv/web";
import type { ReactNode } from "react";

interface Props {
  readonly failure: CallFailure | null;
  /** Stands after each reason: the way to put it right. */
  readonly way?: ReactNode;
  /** Sentence about what was written: it stays. */
  readonly comfort?: string;
}

/** Reason why an action was refused, with the faults of each field; nothing when nothing was refused. */
export function ActionRefusal({ failure, way, comfort }: Props): ReactNode {
  if (failure === null) return null;
  return (
    <>
      <FailureNotice error={failure} comfort={comfort} />
      <ul>
        {fieldsIn(failure).map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {message} {way}
          </li>
        ))}
      </ul>
    </>
  );
}
