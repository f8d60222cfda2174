import type { GraphicDetail } from "@nv/contracts/schemas";
import { useEvent, useReconnect } from "@nv/web";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { graphicsCalls } from "../api/graphics-calls";
import {
  type AtClash,
  changedLabels,
  type DraftConflict,
  draftConflicts,
  draftOf,
  type GraphicDraft,
  isSameDraft,
  joinDrafts,
  undecidedBase,
} from "../core/graphic-draft";
import { GRAPHIC_TOPIC } from "../graphic-topic";
import type { DraftForm } from "./use-graphic-draft";

/** Changes that others save while somebody edits the same graphic. */
export interface Newer {
  /** Whether something was saved meanwhile that does not go with what is written here, and nobody decided yet. */
  readonly isClash: boolean;
  /** Conflicts, with both sides. */
  readonly conflicts: readonly DraftConflict[];
  /** Sentence about the changes that were saved meanwhile and are in the form already; empty for none. */
  readonly news: string;
  /** Starts again from what is saved now, with mine where both changed the same. @returns What the form holds then. */
  readonly keepMine: () => GraphicDraft;
  /** Starts again from what is saved now, with theirs where both changed the same and the rest of mine. */
  readonly keepTheirs: () => void;
  /** Starts again from what is saved now, with both texts where there are two. @returns What the form holds then. */
  readonly keepBoth: () => GraphicDraft;
}

interface Setup {
  readonly form: DraftForm;
  /** The graphic as it is saved now, as far as it is known here; `null` for what is not begun: nobody else has it. */
  readonly saved: GraphicDetail | null;
  readonly onNewer: (current: GraphicDetail) => void;
  /** A version that comes meanwhile may be our own: it is looked at afterwards. */
  readonly isSaving: boolean;
}

const LIST = new Intl.ListFormat("es");

function newsOf(before: GraphicDraft, current: GraphicDetail): string {
  const changed = changedLabels(before, draftOf(current));
  const what = changed.length === 0 ? "" : ` (${LIST.format(changed)})`;
  return `${current.changedBy} ha guardado cambios mientras editas${what}. Ya están en este formulario, con lo tuyo.`;
}

/** Hears that somebody saved the graphic that is being edited, and joins it with what is written as soon as it is known. */
export function useNewer({ form, saved, onNewer, isSaving }: Setup): Newer {
  const [news, setNews] = useState("");
  /** The newest version that was told of and not looked at: what comes while something is saved is not always our own. */
  const [heard, setHeard] = useState(0);
  const ofSaved = useMemo(() => (saved === null ? null : draftOf(saved)), [saved]);
  const theirs = ofSaved ?? form.base;
  const version = saved?.version ?? 0;
  // While nothing is undecided the form starts from what is saved: there is nothing to join at every key.
  const isApart = useMemo(() => !isSameDraft(form.base, theirs), [form.base, theirs]);
  const conflicts = useMemo(
    () => (isApart ? draftConflicts(form.base, theirs, form.draft) : []),
    [isApart, form.base, theirs, form.draft],
  );
  const isClash = conflicts.length > 0;

  function decide(choice: AtClash): GraphicDraft {
    const decided = joinDrafts({ base: form.base, theirs, mine: form.draft }, choice);
    form.rebase(theirs, version, decided);
    return decided;
  }
  function keepTheirs(): void {
    decide("theirs");
    setNews("En lo que chocaba se queda lo guardado. Lo demás que has escrito sigue aquí.");
  }
  const join = useEffectEvent(() => {
    setNews(isClash || saved === null ? "" : newsOf(form.base, saved));
    const sides = { base: form.base, theirs, mine: form.draft };
    form.rebase(undecidedBase(sides), version, joinDrafts(sides, "mine"));
  });
  // Before anybody can see or press what is behind: a button off duty for a moment loses the press.
  useLayoutEffect(() => {
    if (form.version < version) join();
  }, [form.version, version]);

  async function look(): Promise<void> {
    if (saved === null) return;
    try {
      const current = await graphicsCalls.detail(saved.id);
      if (current.version <= saved.version) return;
      if (!form.isDirty) setNews(newsOf(form.base, current));
      onNewer(current);
    } catch {
      // Whoever saves is told what is there now: nothing is lost by not knowing it yet.
    }
  }
  useEvent(GRAPHIC_TOPIC, ({ id, version: heardVersion }) => {
    if (id === saved?.id) setHeard((before) => Math.max(before, heardVersion));
  });
  useReconnect(() => setHeard(Number.POSITIVE_INFINITY));
  const lookOnce = useEffectEvent(() => {
    setHeard(0);
    void look();
  });
  useEffect(() => {
    if (!isSaving && heard > version) lookOnce();
  }, [heard, isSaving, version]);
  return { isClash, conflicts, news, keepMine: () => decide("mine"), keepTheirs, keepBoth: () => decide("both") };
}
