import type { FieldProblem } from "@nv/contracts/schemas";
import { CallFailure, type Preparation, toCallFailure, useLeaveQuestion } from "@nv/web";
import { useMemo, useState } from "react";
import type { Savable } from "../core/saved-draft";
import { savingPlan } from "../core/saving-plan";
import type { SavingView } from "../core/saving-words";
import type { SavingKind } from "./saving-kind";
import { type KeepingSetup, useKeeping } from "./use-keeping";
import { useSavingMoments } from "./use-saving-moments";
import { type Failed, useSavingTrouble } from "./use-saving-trouble";
import { type SavingAction, useSavingTurn } from "./use-saving-turn";

/** State and outcome of saving and publishing, with the functions that order them. */
export interface Saving<Draft, Saved = never> extends Omit<SavingView, "clashes" | "trouble"> {
  /** Savings that failed and are not made up for; `null` for none. */
  readonly trouble: Failed | null;
  /** Whether an order of somebody's is being carried out. */
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  /** Form as it was when the order was given that failed: what was written meanwhile is no part of it. */
  readonly failedDraft: Draft | null;
  readonly preparation: Preparation | null;
  /** @param decided - What the form holds once somebody decided about what two people wrote; what it holds now when left out. */
  readonly save: (decided?: Draft) => Promise<void>;
  readonly publish: () => Promise<void>;
  /**
   * Hears of something newer. A line may end between a saving and its answer: then it is first asked whether what was sent from here is in
   * it, since nobody could tell otherwise which of its words are ours.
   */
  readonly hear: (current: Saved) => void;
}

/** Form that saves by itself, and who hears of it. */
export interface SavingSetup<Draft, Saved> extends KeepingSetup<Draft, Saved> {
  /** Draft as it is written, a moment later: what is only looked at does not keep anybody from writing. */
  readonly deferred: Draft;
  /** Called once an order of somebody's has published it. */
  readonly onPublished?: ((saved: Saved) => void) | undefined;
  /** Whether somebody else has it open: then they see soon what is written. */
  readonly isShared?: boolean;
}

const UNSAVED = "Esto no se ha podido guardar. Lo demás sí.";
const MISSING = "Falta algo antes de publicar. Lo escrito está guardado.";

/** Says what keeps an order from being carried out, beside its fields. @throws {CallFailure} When anything does. */
function requireNone(fields: readonly FieldProblem[], sentence: string): void {
  if (fields.length > 0) throw new CallFailure({ kind: "refused", sentence, body: { fields } });
}

/** Lists what keeps something saved from readers. @param leftOut - Problems of what could not be saved of it. */
export function missingToPublish<Draft extends object>(
  of: Pick<SavingKind<Draft, never>, "missing">,
  draft: Draft,
  leftOut: readonly FieldProblem[],
): readonly FieldProblem[] {
  const known = new Set(leftOut.map(({ field }) => field));
  return [...leftOut, ...of.missing(draft).filter(({ field }) => !known.has(field))];
}

/**
 * Saves something by itself: after a rest, when the page is left, and before it is published. What cannot be saved — two people wrote it and
 * nobody decided, the server would not take it — keeps nothing else from being saved; what failed for want of a server is tried again.
 * Nothing but an order publishes it.
 */
export function useSaving<Draft extends object, Saved extends Savable>(
  of: SavingKind<Draft, Saved>,
  setup: SavingSetup<Draft, Saved>,
): Saving<Draft, Saved> {
  const { form, unanswered, deferred, saved, onSaved, onPublished, isShared = false } = setup;
  const { draft } = form;
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [start] = useState(form.base);
  const savedDraft = useMemo(() => (saved === null ? start : of.toDraft(saved)), [of, saved, start]);
  const base = saved === null ? start : form.base;
  const trouble = useSavingTrouble(of, saved !== null);
  const { failed, refused } = trouble;
  const { latest, savedAtMs, sent, keep, send, adopt } = useKeeping(of, setup, savedDraft);
  const { isSaved, leftOut } = useMemo(
    () => savingPlan(of, { base, saved: savedDraft, written: deferred, refused, sent }),
    [of, base, savedDraft, deferred, refused, sent],
  );
  useLeaveQuestion(!isSaved || failed !== null);
  const turn = useSavingTurn(form.version, (owed) => void run(latest.current.draft, owed, true));
  const { isBusy, isSaving, setOwed } = turn;

  async function run(written: Draft, order: SavingAction, isAsked: boolean, from = base): Promise<void> {
    if (turn.isTaken()) {
      if (isAsked) setOwed(order);
      return;
    }
    if (isAsked) {
      setOwed(null);
      trouble.forgetFailure();
    }
    turn.take(isAsked);
    let isKept = false;
    const before = unanswered.latest();
    try {
      if (before !== null && saved !== null) {
        const kept = await send(before, saved);
        trouble.noteKept(isAsked);
        // What is written since goes with the next one, which starts from what is saved now.
        if (isAsked) setOwed(kept.version === before.version + 1 ? order : "save");
        return;
      }
      const now = savingPlan(of, { base: from, saved: savedDraft, written, refused, sent });
      const kept = await keep(now);
      isKept = true;
      trouble.noteKept(isAsked);
      if (order === "publish") requireNone(missingToPublish(of, written, now.leftOut), MISSING);
      else if (isAsked) requireNone(now.leftOut, UNSAVED);
      if (order === "save") return;
      const published = await of.publish(kept, setPreparation);
      adopt(now.draft, published);
      onPublished?.(published);
    } catch (error) {
      const current = of.currentIn(toCallFailure(error));
      // What somebody else saved meanwhile is joined or shown, and nothing is saved over it unseen, nor published.
      if (current !== undefined && saved !== null) {
        // The server answered: what is not saved now is not so for want of a line.
        trouble.forgetFailed();
        onSaved(current);
        if (current.version > saved.version) setOwed((waiting) => (isAsked || waiting !== null ? "save" : null));
        return;
      }
      const told = of.refusalOf(error, written);
      if (isAsked) trouble.noteRefusal(told, written);
      if (!isKept) trouble.noteUnkept(told, before?.mine ?? written);
    } finally {
      turn.end();
    }
  }

  const saveUnasked = () => void run(latest.current.draft, "save", false);
  useSavingMoments({ deferred, isSaved, isShared, savedAtMs, failed, isLeft: unanswered.isLeft }, saveUnasked);

  return {
    ...{ isBusy, isSaving, isSaved, savedAtMs, preparation, leftOut },
    ...{ failure: trouble.failure, failedDraft: trouble.failedDraft, trouble: failed },
    stage: saved !== null && saved.revision !== null ? "out" : "draft",
    isKept: saved !== null,
    hasUnpublishedChanges: saved?.hasUnpublishedChanges ?? false,
    hear(current) {
      if (unanswered.latest() === null) onSaved(current);
      else saveUnasked();
    },
    save: (decided) => (decided === undefined ? run(draft, "save", true) : run(decided, "save", true, savedDraft)),
    publish: () => run(draft, "publish", true),
  };
}
