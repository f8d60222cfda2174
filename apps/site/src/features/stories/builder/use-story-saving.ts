import type { FieldProblem, GraphicDetail } from "@nv/contracts/schemas";
import { CallFailure, fieldsIn, toCallFailure, useReconnect } from "@nv/web";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphicsCalls, problemOf } from "../../../pieces/api/graphics-calls";
import { type Preparation, publishWhenMade } from "../../../pieces/api/publish-when-made";
import { draftOf, fieldsOf, type GraphicDraft } from "../../../pieces/core/graphic-draft";
import { refusalOf } from "../../../pieces/form/refusal-of";
import { msUntilRetried, msUntilSaved } from "../core/autosave";
import { missingToPublish } from "../core/missing-to-publish";
import { type Refused, savingPlan, textAt } from "../core/saving-plan";
import { isRetried, type SavingTrouble, type SavingView } from "../core/saving-words";
import type { StoryForm } from "./use-story-form";

/** State and outcome of saving and publishing, with the functions that order them. */
export interface StorySaving extends Omit<SavingView, "clashes"> {
  /** Whether an order of somebody's is being carried out. */
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  readonly preparation: Preparation | null;
  /** @param decided - What the form holds once somebody decided about what two people wrote; what it holds now when left out. */
  readonly save: (decided?: GraphicDraft) => Promise<void>;
  readonly publish: () => Promise<void>;
}

type SavingAction = "save" | "publish";

/** Savings that failed one after another. */
interface Failed extends SavingTrouble {
  readonly times: number;
}

interface Setup {
  readonly form: StoryForm;
  /** Draft as it is written, a moment later: what is only looked at does not keep anybody from writing. */
  readonly deferred: GraphicDraft;
  readonly saved: GraphicDetail;
  readonly onSaved: (graphic: GraphicDetail) => void;
}

const NOT_REFUSED: Refused = new Map();

const UNSAVED = "Esto no se ha podido guardar. Lo demás sí.";
const MISSING = "Falta algo antes de publicarla: mira «Qué falta para publicar». Lo escrito está guardado.";

/** Says what keeps an order from being carried out, beside its fields. @throws {CallFailure} When anything does. */
function requireNone(fields: readonly FieldProblem[], sentence: string): void {
  if (fields.length > 0) throw new CallFailure({ kind: "refused", sentence, body: { fields } });
}

/**
 * Saves a story: when somebody says so, by itself after a rest, and when the page is left. What cannot be saved — two people wrote it and
 * nobody decided, the server would not take it — keeps nothing else from being saved; what failed for want of a server is tried again.
 * Nothing but an order publishes it.
 */
export function useStorySaving({ form, deferred, saved, onSaved }: Setup): StorySaving {
  const { id } = saved;
  const { draft } = form;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [refused, setRefused] = useState(NOT_REFUSED);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [isPublished, setIsPublished] = useState(false);
  const [savedAtMs, setSavedAtMs] = useState(0);
  const savedDraft = useMemo(() => draftOf(saved), [saved]);
  const plan = useMemo(
    () => savingPlan({ base: form.base, saved: savedDraft, written: deferred, refused }),
    [form.base, savedDraft, deferred, refused],
  );
  const { isSaved, leftOut } = plan;
  const [isSaving, setIsSaving] = useState(false);
  /** Action that somebody asked for while it could not be done: something was on its way, or another person had saved meanwhile. */
  const [owed, setOwed] = useState<SavingAction | null>(null);
  const isRunning = useRef(false);
  const latest = useRef(draft);
  latest.current = draft;

  /** @returns The graphic as it is saved then. */
  async function keep({ draft: sent, isSaved: isKept, startAfter }: typeof plan): Promise<GraphicDetail> {
    if (isKept) return saved;
    const pinned = saved.revision === null ? {} : { isPinned: sent.isPinned };
    const kept = await graphicsCalls.edit(id, { ...fieldsOf(sent), ...pinned, version: saved.version });
    // As it was typed: a space at the end of a word is the beginning of the next one.
    form.rebaseOnSaved(startAfter(draftOf(kept)), kept.version, latest.current);
    onSaved(kept);
    setSavedAtMs(Date.now());
    return kept;
  }
  /** Notes what the server refused. Refused fields are left out of the next save; a failure that passes is tried again. */
  function noteUnkept(failure: CallFailure, written: GraphicDraft): void {
    const fields = fieldsIn(failure).map(({ field }) => field);
    const isOfFields =
      fields.length > 0 && fields.every((field) => Object.hasOwn(written, field) && field !== "config");
    if (isOfFields)
      setRefused((known) => new Map([...known, ...fields.map((name) => [name, textAt(written, name)] as const)]));
    else setFailed((last) => ({ kind: failure.kind, sentence: failure.message, times: (last?.times ?? 0) + 1 }));
  }
  async function run(written: GraphicDraft, order: SavingAction, isAsked: boolean, base = form.base): Promise<void> {
    if (isRunning.current) {
      if (isAsked) setOwed(order);
      return;
    }
    if (isAsked) {
      setOwed(null);
      setFailure(null);
      setIsPublished(false);
    }
    isRunning.current = true;
    setIsSaving(true);
    setIsBusy(isAsked);
    let isKept = false;
    try {
      const now = savingPlan({ base, saved: savedDraft, written, refused });
      const kept = await keep(now);
      isKept = true;
      setFailed(null);
      // What was said of a saving that came to nothing is over.
      if (!isAsked) setFailure((last) => (last !== null && isRetried({ kind: last.kind, sentence: "" }) ? null : last));
      if (order === "publish") requireNone(missingToPublish(written, now.leftOut), MISSING);
      else if (isAsked) requireNone(now.leftOut, UNSAVED);
      if (order === "save") return;
      const published = await publishWhenMade(kept, setPreparation);
      // Its version is our own doing, and no news.
      form.rebaseOnSaved(now.startAfter(draftOf(published)), published.version, latest.current);
      onSaved(published);
      setIsPublished(true);
    } catch (error) {
      const { current } = problemOf(toCallFailure(error));
      // What somebody else saved meanwhile is joined or shown, and nothing is saved over it unseen, nor published.
      if (current !== undefined) {
        onSaved(current);
        if (current.version > saved.version) setOwed((waiting) => (isAsked || waiting !== null ? "save" : null));
        return;
      }
      const told = refusalOf(error, written);
      if (isAsked) setFailure(told);
      if (!isKept) noteUnkept(told, written);
    } finally {
      isRunning.current = false;
      setIsSaving(false);
      setIsBusy(false);
    }
  }

  const payOwed = useEffectEvent(() => {
    if (owed !== null) void run(latest.current, owed, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved meanwhile is in the form with another version of it
  useEffect(() => {
    if (!isSaving) payOwed();
  }, [owed, isSaving, form.version]);

  const saveQuietly = useEffectEvent(() => {
    if (!isSaved || failed !== null) void run(latest.current, "save", false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another rest
  useEffect(() => {
    if (isSaved) return;
    const nowMs = Date.now();
    const timer = window.setTimeout(saveQuietly, msUntilSaved({ changedAtMs: nowMs, savedAtMs, nowMs }));
    return () => window.clearTimeout(timer);
  }, [deferred, isSaved, savedAtMs]);
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
    ...{ isBusy, isSaving, isSaved, savedAtMs, failure, preparation, leftOut },
    // What was saved since, by itself or by somebody else, readers do not have.
    isPublished: isPublished && !saved.hasUnpublishedChanges,
    trouble: failed,
    save: (decided) => (decided === undefined ? run(draft, "save", true) : run(decided, "save", true, savedDraft)),
    publish: () => run(draft, "publish", true),
  };
}
