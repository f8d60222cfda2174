import type { GraphicEvent } from "@nv/contracts/schemas";
import { type Topic, useEvent, useReconnect } from "@nv/web";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import type { AtClash, DraftConflict, Savable } from "../core/saved-draft";
import type { SavingKind } from "./saving-kind";
import type { SelfSavingForm } from "./use-self-saving-form";

/** Changes that others save while somebody edits the same thing. */
export interface Newer<Draft> {
  /** Whether something was saved meanwhile that does not go with what is written here, and nobody decided yet. */
  readonly isClash: boolean;
  /** Conflicts, with both sides. */
  readonly conflicts: readonly DraftConflict[];
  /** Sentence about the changes that were saved meanwhile and are in the form already; empty for none. */
  readonly news: string;
  /** Starts again from what is saved now, with mine where both changed the same. @returns What the form holds then. */
  readonly keepMine: () => Draft;
  /** Starts again from what is saved now, with theirs where both changed the same and the rest of mine. */
  readonly keepTheirs: () => void;
  /** Starts again from what is saved now, with both texts where there are two. @returns What the form holds then. */
  readonly keepBoth: () => Draft;
  /** Decides one conflict, by its id; the others stay open. */
  readonly decideOne: (id: string, choice: AtClash) => void;
}

/** Form that others may change meanwhile, and who hears of it. */
export interface NewerSetup<Draft, Saved> {
  readonly form: SelfSavingForm<Draft>;
  /** As it is saved now, as far as it is known here; `null` for what is not begun: nobody else has it. */
  readonly saved: Saved | null;
  readonly onNewer: (current: Saved) => void;
  /** A version that comes meanwhile may be our own: it is looked at afterwards. */
  readonly isSaving: boolean;
  /** Whether nothing is joined yet: it is being asked what came of a saving that another page sent. */
  readonly isHeld: boolean;
}

const LIST = new Intl.ListFormat("es");

function newsOf<Draft extends object, Saved extends Savable>(
  of: SavingKind<Draft, Saved>,
  before: Draft,
  current: Saved,
): string {
  const changed = of.changed(before, of.toDraft(current));
  const what = changed.length === 0 ? "" : ` (${LIST.format(changed)})`;
  return `${current.changedBy} ha guardado cambios mientras editas${what}. Ya están en este formulario, con lo tuyo.`;
}

/**
 * Hears that somebody saved what is being edited, and joins it with what is written as soon as it is known.
 *
 * @param topic - Event that tells of it.
 */
export function useNewer<Draft extends object, Saved extends Savable>(
  of: SavingKind<Draft, Saved>,
  topic: Topic<GraphicEvent>,
  { form, saved, onNewer, isSaving, isHeld }: NewerSetup<Draft, Saved>,
): Newer<Draft> {
  const [news, setNews] = useState("");
  /** The newest version that was told of and not looked at: what comes while something is saved is not always our own. */
  const [heard, setHeard] = useState(0);
  const ofSaved = useMemo(() => (saved === null ? null : of.toDraft(saved)), [of, saved]);
  const theirs = ofSaved ?? form.base;
  const version = saved?.version ?? 0;
  // While nothing is undecided the form starts from what is saved: there is nothing to join at every key.
  const isApart = useMemo(() => !isHeld && !of.isSame(form.base, theirs), [of, isHeld, form.base, theirs]);
  const conflicts = useMemo(
    () => (isApart ? of.conflicts({ base: form.base, theirs, mine: form.draft }) : []),
    [of, isApart, form.base, theirs, form.draft],
  );
  const isClash = conflicts.length > 0;

  function decide(choice: AtClash): Draft {
    const decided = of.join({ base: form.base, theirs, mine: form.draft }, choice);
    form.rebase(theirs, version, decided);
    return decided;
  }
  function decideOne(id: string, choice: AtClash): void {
    const sides = { base: form.base, theirs, mine: form.draft };
    const decided = of.join(sides, (one) => (one === id ? choice : "mine"));
    form.rebase(of.undecidedBase(sides, id), version, decided);
  }
  function keepTheirs(): void {
    decide("theirs");
    setNews("En lo que chocaba se queda lo guardado. Lo demás que has escrito sigue aquí.");
  }
  const join = useEffectEvent(() => {
    setNews(isClash || saved === null || of.isSame(form.base, theirs) ? "" : newsOf(of, form.base, saved));
    const sides = { base: form.base, theirs, mine: form.draft };
    form.rebase(of.undecidedBase(sides), version, of.join(sides, "mine"));
  });
  // Before anybody can see or press what is behind: a button off duty for a moment loses the press.
  useLayoutEffect(() => {
    if (!isHeld && form.version < version) join();
  }, [isHeld, form.version, version]);

  async function look(): Promise<void> {
    if (saved === null) return;
    try {
      const current = await of.detail(saved.id);
      if (current.version <= saved.version) return;
      if (!form.isDirty) setNews(newsOf(of, form.base, current));
      onNewer(current);
    } catch {
      // Whoever saves is told what is there now: nothing is lost by not knowing it yet.
    }
  }
  useEvent(topic, ({ id, version: heardVersion }) => {
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
  return {
    ...{ isClash, conflicts, news, keepTheirs, decideOne },
    keepMine: () => decide("mine"),
    keepBoth: () => decide("both"),
  };
}
