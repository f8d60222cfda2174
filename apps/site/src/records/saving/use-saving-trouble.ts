import { type CallFailure, fieldsIn } from "@nv/web";
import { useState } from "react";
import type { Savable } from "../core/saved-draft";
import { type Refused, textAt } from "../core/saving-plan";
import { isRetried, type SavingTrouble } from "../core/saving-words";
import type { SavingKind } from "./saving-kind";

/** Savings that failed one after another. */
export interface Failed extends SavingTrouble {
  readonly times: number;
  /** Failure of the last one. */
  readonly failure: CallFailure;
}

const NOT_REFUSED: Refused = new Map();

/** Remembers which savings failed, which fields the server refused, and which order came to nothing. @param isBegun - Whether anything is saved. */
export function useSavingTrouble<Draft extends object, Saved extends Savable>(
  of: SavingKind<Draft, Saved>,
  isBegun: boolean,
) {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [failedDraft, setFailedDraft] = useState<Draft | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [refused, setRefused] = useState(NOT_REFUSED);

  /** Notes what the server refused. Refused fields are left out of the next save; a failure that passes is tried again. */
  function noteUnkept(told: CallFailure, written: Draft): void {
    const fields = [...new Set(fieldsIn(told).map(({ field }) => of.fieldOf(of.pathOf(field))))];
    const isOfFields = fields.length > 0 && fields.every((field) => of.canStayOut(written, field, isBegun));
    if (isOfFields)
      setRefused((known) => new Map([...known, ...fields.map((name) => [name, textAt(written, name)] as const)]));
    else
      setFailed((before) => ({
        ...{ kind: told.kind, sentence: told.message, failure: told },
        times: (before?.times ?? 0) + 1,
      }));
  }
  function noteKept(isAsked: boolean): void {
    setFailed(null);
    // What was said of a saving that came to nothing is over.
    if (!isAsked) setFailure((told) => (told !== null && isRetried(told) ? null : told));
  }
  /** Notes that an order of somebody's came to nothing. @param written - Form as it was then. */
  function noteRefusal(told: CallFailure, written: Draft): void {
    setFailure(told);
    setFailedDraft(written);
  }
  return {
    ...{ failure, failedDraft, failed, refused, noteUnkept, noteKept, noteRefusal },
    /** Forgets what came of the last order: there is another one. */
    forgetFailure: () => setFailure(null),
    /** Forgets what failed: the server answered. */
    forgetFailed: () => setFailed(null),
  };
}
