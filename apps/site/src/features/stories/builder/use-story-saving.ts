import type { GraphicDetail } from "@nv/contracts/schemas";
import { type CallFailure, toCallFailure } from "@nv/web";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphicsCalls, problemOf } from "../../graphics/api/graphics-calls";
import { type Preparation, publishWhenMade } from "../../graphics/api/publish-when-made";
import { draftOf, fieldsOf, type GraphicDraft } from "../../graphics/core/graphic-draft";
import { lacking } from "../../graphics/form/lacking";
import { refusalOf } from "../../graphics/form/refusal-of";
import { msUntilSaved } from "../core/autosave";
import { type Savable, savable } from "../core/savable";
import type { StoryForm } from "./use-story-form";

/** What is being saved or published, and what came of it. */
export interface StorySaving {
  /** Whether an order of somebody's is being carried out. */
  readonly isBusy: boolean;
  /** Whether anything is being saved, also by itself. */
  readonly isSaving: boolean;
  /** Whether what is written is saved, could be, or lacks something. */
  readonly state: Savable;
  /** When it was last saved from here, Unix epoch in milliseconds; 0 for never. */
  readonly savedAtMs: number;
  readonly failure: CallFailure | null;
  readonly preparation: Preparation | null;
  /** Whether the last order was a publication that is done. */
  readonly isPublished: boolean;
  readonly save: (draft?: GraphicDraft) => Promise<void>;
  readonly publish: () => Promise<void>;
}

type Order = "save" | "publish";

interface Setup {
  readonly form: StoryForm;
  /** What is written, a moment later: what is only looked at does not keep anybody from writing. */
  readonly calm: GraphicDraft;
  readonly saved: GraphicDetail;
  /** What was saved meanwhile does not go with what is written: nothing is saved by itself until somebody decides. */
  readonly isHeld: () => boolean;
  readonly onSaved: (graphic: GraphicDetail) => void;
}

/** Saves a story: when somebody says so, by itself after a rest, and when the page is left. Nothing but an order publishes it. */
export function useStorySaving({ form, calm, saved, isHeld, onSaved }: Setup): StorySaving {
  const { id } = saved;
  const { draft } = form;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [isPublished, setIsPublished] = useState(false);
  const [savedAtMs, setSavedAtMs] = useState(0);
  const savedDraft = useMemo(() => draftOf(saved), [saved]);
  const state = useMemo(() => savable(calm, savedDraft), [calm, savedDraft]);
  const [isSaving, setIsSaving] = useState(false);
  /** What somebody ordered while it could not be done: something was on its way, or another person had saved meanwhile. */
  const [owed, setOwed] = useState<Order | null>(null);
  const isRunning = useRef(false);
  const latest = useRef(draft);
  latest.current = draft;

  /** @returns The graphic as it is saved then. */
  async function keep(written: GraphicDraft): Promise<GraphicDetail> {
    if (savable(written, savedDraft) === "saved") return saved;
    const pinned = saved.revision === null ? {} : { isPinned: written.isPinned };
    const kept = await graphicsCalls.edit(id, { ...fieldsOf(written), ...pinned, version: saved.version });
    // As it was typed: a space at the end of a word is the beginning of the next one.
    form.settle(draftOf(kept), kept.version, latest.current);
    onSaved(kept);
    setSavedAtMs(Date.now());
    return kept;
  }
  async function run(written: GraphicDraft, order: Order, isAsked: boolean): Promise<void> {
    if (isRunning.current) {
      if (isAsked) setOwed(order);
      return;
    }
    const isToPublish = order === "publish";
    const lack = lacking(written, isToPublish);
    if (isAsked) {
      setOwed(null);
      setFailure(lack);
      setIsPublished(false);
    }
    if (lack !== null) return;
    isRunning.current = true;
    setIsSaving(true);
    setIsBusy(isAsked);
    try {
      const kept = await keep(written);
      if (!isToPublish) return;
      const published = await publishWhenMade(kept, setPreparation);
      // Its version is our own doing, and no news.
      form.settle(draftOf(published), published.version, latest.current);
      onSaved(published);
      setIsPublished(true);
    } catch (error) {
      const { current } = problemOf(toCallFailure(error));
      // What somebody else saved meanwhile is joined or shown, and nothing is saved over it unseen, nor published.
      if (current !== undefined) {
        onSaved(current);
        if (current.version > saved.version) setOwed((waiting) => (isAsked || waiting !== null ? "save" : null));
      } else if (isAsked) setFailure(refusalOf(error, written));
      // What could not be saved by itself is kept in this tab, and tried again with the next change.
    } finally {
      isRunning.current = false;
      setIsSaving(false);
      setIsBusy(false);
    }
  }

  const payOwed = useEffectEvent(() => {
    if (owed !== null && !isHeld()) void run(latest.current, owed, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved meanwhile is in the form with another version of it
  useEffect(() => {
    if (!isSaving) payOwed();
  }, [owed, isSaving, form.version]);

  const saveQuietly = useEffectEvent(() => {
    if (state === "savable" && !isHeld()) void run(latest.current, "save", false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another rest
  useEffect(() => {
    if (state !== "savable") return;
    const nowMs = Date.now();
    const timer = window.setTimeout(saveQuietly, msUntilSaved({ changedAtMs: nowMs, savedAtMs, nowMs }));
    return () => window.clearTimeout(timer);
  }, [calm, state, savedAtMs]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") saveQuietly();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      saveQuietly();
    };
  }, []);

  return {
    ...{ isBusy, isSaving, state, savedAtMs, failure, preparation, isPublished },
    save: (written = draft) => run(written, "save", true),
    publish: () => run(draft, "publish", true),
  };
}
