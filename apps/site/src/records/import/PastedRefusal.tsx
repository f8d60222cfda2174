import { type CallFailure, FailureNotice, fieldsIn } from "@nv/web";
import type { ReactNode } from "react";
import { PASTED_STAYS } from "./use-pasted";

/** Reason why what was pasted was not taken in, with what is wrong in it; nothing when it was. */
export function PastedRefusal({ failure }: { readonly failure: CallFailure | null }): ReactNode {
  if (failure === null) return null;
  return (
    <>
      <FailureNotice error={failure} comfort={PASTED_STAYS} />
      <ul className="nv-data-tool__findings nv-stack-2 nv-plain nv-breaks">
        {fieldsIn(failure).map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
      </ul>
    </>
  );
}
