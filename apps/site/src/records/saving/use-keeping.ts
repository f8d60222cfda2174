import { type FailureKind, newId, toCallFailure } from "@nv/web";
import { useRef, useState } from "react";
import type { Savable } from "../core/saved-draft";
import { type SavingPlan, startAfter } from "../core/saving-plan";
import type { SentDraft } from "./kept-copy";
import type { SavingKind } from "./saving-kind";
import type { SelfSavingForm } from "./use-self-saving-form";
import type { Unanswered } from "./use-unanswered";

/** Form that is kept on the server, and who hears of it. */
export interface KeepingSetup<Draft, Saved> {
  readonly form: SelfSavingForm<Draft>;
  /** Saving of it that nobody answered, which may be of a page that is gone. */
  readonly unanswered: Unanswered<Draft>;
  /** As it is saved; `null` for what is not begun yet: its first change begins it. */
  readonly saved: Saved | null;
  readonly onSaved: (saved: Saved) => void;
  /** Called once its first change has begun it, even if its form was left meanwhile. */
  readonly onBegun?: (() => void) | undefined;
}

/** Draft that is sent, and the one that was saved before. */
type DraftSent<Draft> = Pick<SentDraft<Draft>, "base" | "mine">;

/** Fills what nobody wrote with what the server put there: whose it is, its address. @param kept - The form as it is saved. */
function withFilled<Draft extends object>(mine: Draft, sent: Draft, kept: Draft): Draft {
  const isFilled = ([name, value]: [string, unknown]) =>
    value !== "" && Reflect.get(mine, name) === "" && Reflect.get(sent, name) === "";
  return { ...mine, ...Object.fromEntries(Object.entries(kept).filter(isFilled)) };
}

/** Failures that tell that something was not saved; after any other it may have been. */
const TELLING: readonly FailureKind[] = ["conflict", "refused", "missing"];

/**
 * Sends what is written to the server, and starts the form from what became of it.
 *
 * @param savedDraft - Draft of what is saved; what the form started with while nothing is.
 */
export function useKeeping<Draft extends object, Saved extends Savable>(
  of: SavingKind<Draft, Saved>,
  { form, unanswered, saved, onSaved, onBegun }: KeepingSetup<Draft, Saved>,
  savedDraft: Draft,
) {
  const [savedAtMs, setSavedAtMs] = useState(0);
  /** Draft that became what is saved, with the version that it became. */
  const [last, setLast] = useState<{ readonly draft: Draft; readonly version: number } | null>(null);
  const [draftId] = useState(newId);
  const latest = useRef(form);
  latest.current = form;

  /**
   * Starts from what was sent, now that it is saved.
   *
   * @param version - What it became.
   * @param kept - What is saved now: others may have saved since.
   */
  function settle({ base: over, mine: written }: DraftSent<Draft>, version: number, kept: Saved): void {
    const { current } = latest;
    // What others wrote since is joined with what is written here as any other news.
    const start = startAfter(of, over, kept.version === version ? of.toDraft(kept) : written, current.base);
    // As it was typed: a space at the end of a word is the beginning of the next one.
    if (current.version <= version) form.rebaseOnSaved(start, version, withFilled(current.draft, written, start));
    setLast({ draft: written, version });
    onSaved(kept);
    setSavedAtMs(Date.now());
  }
  /** @returns What is saved then. */
  async function begin(sent: DraftSent<Draft>): Promise<Saved> {
    const kept = await of.register(sent.mine, draftId);
    onBegun?.();
    settle(sent, kept.version, kept);
    return kept;
  }
  /** @returns What is saved then. */
  async function send(sent: SentDraft<Draft>, to: Saved): Promise<Saved> {
    if (unanswered.latest() !== sent) unanswered.note(sent);
    try {
      const kept = await of.edit({ ...to, version: sent.version }, sent.mine, sent.savingId);
      settle(sent, sent.version + 1, kept);
      // Once the form starts from it: a tab that is killed now asks once more, and gets the same answer.
      unanswered.note(null);
      return kept;
    } catch (error) {
      if (TELLING.includes(toCallFailure(error).kind)) unanswered.note(null);
      throw error;
    }
  }
  /** @returns What is saved then. */
  async function keep({ draft: mine, isSaved }: SavingPlan<Draft>): Promise<Saved> {
    if (saved === null) return begin({ base: savedDraft, mine });
    if (isSaved) return saved;
    return send({ base: savedDraft, mine, version: saved.version, savingId: newId() }, saved);
  }
  /** Starts from what was published. @param mine - Draft that was saved before. */
  function adopt(mine: Draft, published: Saved): void {
    // Its version is our own doing, and no news.
    const start = startAfter(of, savedDraft, of.toDraft(published), latest.current.base);
    form.rebaseOnSaved(start, published.version, withFilled(latest.current.draft, mine, start));
    setLast({ draft: mine, version: published.version });
    onSaved(published);
  }
  return {
    /** Form as it is now, whenever it is asked. */
    latest,
    savedAtMs,
    /** Draft that became what is saved; `null` where somebody else's did. */
    sent: last !== null && last.version === saved?.version ? last.draft : null,
    ...{ keep, send, adopt },
  };
}
