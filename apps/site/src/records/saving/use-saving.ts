import type { FieldProblem } from "@nv/contracts/schemas";
import {
  CallFailure,
  type FailureKind,
  fieldsIn,
  newId,
  type Preparation,
  toCallFailure,
  useLeaveQuestion,
  useReconnect,
} from "@nv/web";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { msUntilRetried, msUntilSaved } from "../core/autosave";
import type { Savable } from "../core/saved-draft";
import { type Refused, type SavingPlan, savingPlan, startAfter, textAt } from "../core/saving-plan";
import { isRetried, type SavingTrouble, type SavingView } from "../core/saving-words";
import type { SentDraft } from "./kept-copy";
import type { SavingKind } from "./saving-kind";
import type { SelfSavingForm } from "./use-self-saving-form";
import type { Unanswered } from "./use-unanswered";

/** Savings that failed one after another. */
interface Failed extends SavingTrouble {
  readonly times: number;
  /** Failure of the last one. */
  readonly failure: CallFailure;
}

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

type SavingAction = "save" | "publish";

/** Form that saves by itself, and who hears of it. */
export interface SavingSetup<Draft, Saved> {
  readonly form: SelfSavingForm<Draft>;
  /** Saving of it that nobody answered, which may be of a page that is gone. */
  readonly unanswered: Unanswered<Draft>;
  /** Draft as it is written, a moment later: what is only looked at does not keep anybody from writing. */
  readonly deferred: Draft;
  /** As it is saved; `null` for what is not begun yet: its first change begins it. */
  readonly saved: Saved | null;
  readonly onSaved: (saved: Saved) => void;
  /** Called once an order of somebody's has published it. */
  readonly onPublished?: ((saved: Saved) => void) | undefined;
  /** Called once its first change has begun it, even if its form was left meanwhile. */
  readonly onBegun?: (() => void) | undefined;
  /** Whether somebody else has it open: then they see soon what is written. */
  readonly isShared?: boolean;
}

/** Draft that is sent, and the one that was saved before. */
type DraftSent<Draft> = Pick<SentDraft<Draft>, "base" | "mine">;

const NOT_REFUSED: Refused = new Map();

const UNSAVED = "Esto no se ha podido guardar. Lo demás sí.";
const MISSING = "Falta algo antes de publicar. Lo escrito está guardado.";

/** Says what keeps an order from being carried out, beside its fields. @throws {CallFailure} When anything does. */
function requireNone(fields: readonly FieldProblem[], sentence: string): void {
  if (fields.length > 0) throw new CallFailure({ kind: "refused", sentence, body: { fields } });
}

/** Fills what nobody wrote with what the server put there: whose it is, its address. @param kept - The form as it is saved. */
function withFilled<Draft extends object>(mine: Draft, sent: Draft, kept: Draft): Draft {
  const isFilled = ([name, value]: [string, unknown]) =>
    value !== "" && Reflect.get(mine, name) === "" && Reflect.get(sent, name) === "";
  return { ...mine, ...Object.fromEntries(Object.entries(kept).filter(isFilled)) };
}

/** Failures that tell that something was not saved; after any other it may have been. */
const TELLING: readonly FailureKind[] = ["conflict", "refused", "missing"];

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
  { form, unanswered, deferred, saved, onSaved, onPublished, onBegun, isShared = false }: SavingSetup<Draft, Saved>,
): Saving<Draft, Saved> {
  const { draft } = form;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [failedDraft, setFailedDraft] = useState<Draft | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [refused, setRefused] = useState(NOT_REFUSED);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [savedAtMs, setSavedAtMs] = useState(0);
  /** Draft that became what is saved, with the version that it became. */
  const [last, setLast] = useState<{ readonly draft: Draft; readonly version: number } | null>(null);
  const [start] = useState(form.base);
  const [draftId] = useState(newId);
  const savedDraft = useMemo(() => (saved === null ? start : of.toDraft(saved)), [of, saved, start]);
  const base = saved === null ? start : form.base;
  const sent = last !== null && last.version === saved?.version ? last.draft : null;
  const plan = useMemo(
    () => savingPlan(of, { base, saved: savedDraft, written: deferred, refused, sent }),
    [of, base, savedDraft, deferred, refused, sent],
  );
  const { isSaved, leftOut } = plan;
  const [isSaving, setIsSaving] = useState(false);
  /** Action that somebody asked for while it could not be done: something was on its way, or another person had saved meanwhile. */
  const [owed, setOwed] = useState<SavingAction | null>(null);
  const isRunning = useRef(false);
  const latest = useRef(form);
  latest.current = form;
  useLeaveQuestion(!isSaved || failed !== null);

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
  /** Notes what the server refused. Refused fields are left out of the next save; a failure that passes is tried again. */
  function noteUnkept(told: CallFailure, written: Draft): void {
    const fields = [...new Set(fieldsIn(told).map(({ field }) => of.fieldOf(of.pathOf(field))))];
    const isOfFields = fields.length > 0 && fields.every((field) => of.canStayOut(written, field, saved !== null));
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
  async function run(written: Draft, order: SavingAction, isAsked: boolean, from = base): Promise<void> {
    if (isRunning.current) {
      if (isAsked) setOwed(order);
      return;
    }
    if (isAsked) {
      setOwed(null);
      setFailure(null);
    }
    isRunning.current = true;
    setIsSaving(true);
    setIsBusy(isAsked);
    let isKept = false;
    const before = unanswered.latest();
    try {
      if (before !== null && saved !== null) {
        const kept = await send(before, saved);
        noteKept(isAsked);
        // What is written since goes with the next one, which starts from what is saved now.
        if (isAsked) setOwed(kept.version === before.version + 1 ? order : "save");
        return;
      }
      const now = savingPlan(of, { base: from, saved: savedDraft, written, refused, sent });
      const kept = await keep(now);
      isKept = true;
      noteKept(isAsked);
      if (order === "publish") requireNone(missingToPublish(of, written, now.leftOut), MISSING);
      else if (isAsked) requireNone(now.leftOut, UNSAVED);
      if (order === "save") return;
      const published = await of.publish(kept, setPreparation);
      // Its version is our own doing, and no news.
      const start = startAfter(of, savedDraft, of.toDraft(published), latest.current.base);
      form.rebaseOnSaved(start, published.version, withFilled(latest.current.draft, now.draft, start));
      setLast({ draft: now.draft, version: published.version });
      onSaved(published);
      onPublished?.(published);
    } catch (error) {
      const current = of.currentIn(toCallFailure(error));
      // What somebody else saved meanwhile is joined or shown, and nothing is saved over it unseen, nor published.
      if (current !== undefined && saved !== null) {
        // The server answered: what is not saved now is not so for want of a line.
        setFailed(null);
        onSaved(current);
        if (current.version > saved.version) setOwed((waiting) => (isAsked || waiting !== null ? "save" : null));
        return;
      }
      const told = of.refusalOf(error, written);
      if (isAsked) {
        setFailure(told);
        setFailedDraft(written);
      }
      if (!isKept) noteUnkept(told, before?.mine ?? written);
    } finally {
      isRunning.current = false;
      setIsSaving(false);
      setIsBusy(false);
    }
  }

  const payOwed = useEffectEvent(() => {
    if (owed !== null) void run(latest.current.draft, owed, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved meanwhile is in the form with another version of it
  useEffect(() => {
    if (!isSaving) payOwed();
  }, [owed, isSaving, form.version]);

  const saveQuietly = useEffectEvent(() => {
    if (!isSaved || failed !== null) void run(latest.current.draft, "save", false);
  });
  const askForLeft = useEffectEvent(() => void run(latest.current.draft, "save", false));
  useEffect(() => {
    if (unanswered.isLeft) askForLeft();
  }, [unanswered.isLeft]);
  /** Time of the first change that is not saved; 0 for none. */
  const unsavedSinceMs = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saving begins the time of what was written meanwhile
  useEffect(() => {
    unsavedSinceMs.current = isSaved ? 0 : Date.now();
  }, [isSaved, savedAtMs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another rest
  useEffect(() => {
    if (isSaved) return;
    const nowMs = Date.now();
    const times = { unsavedSinceMs: unsavedSinceMs.current, changedAtMs: nowMs, savedAtMs, nowMs };
    const timer = window.setTimeout(saveQuietly, msUntilSaved(times, isShared));
    return () => window.clearTimeout(timer);
  }, [deferred, isSaved, isShared, savedAtMs]);
  useEffect(() => {
    if (failed === null || !isRetried(failed)) return;
    const timer = window.setTimeout(saveQuietly, msUntilRetried(failed.times));
    return () => window.clearTimeout(timer);
  }, [failed]);
  const saveAtLast = useEffectEvent(() => {
    if (failed !== null) saveQuietly();
  });
  useReconnect(saveAtLast);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") saveQuietly();
    };
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("online", saveAtLast);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("online", saveAtLast);
      saveQuietly();
    };
  }, []);

  return {
    ...{ isBusy, isSaving, isSaved, savedAtMs, failure, failedDraft, preparation, leftOut },
    stage: saved !== null && saved.revision !== null ? "out" : "draft",
    isKept: saved !== null,
    hasUnpublishedChanges: saved?.hasUnpublishedChanges ?? false,
    trouble: failed,
    hear(current) {
      if (unanswered.latest() === null) onSaved(current);
      else void run(latest.current.draft, "save", false);
    },
    save: (decided) => (decided === undefined ? run(draft, "save", true) : run(decided, "save", true, savedDraft)),
    publish: () => run(draft, "publish", true),
  };
}
