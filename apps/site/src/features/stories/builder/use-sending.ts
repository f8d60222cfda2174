import type { FieldProblem } from "@nv/contracts/schemas";
import { pathInWhole, type StoryConfig, shownStory } from "@nv/graphic-types";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import { differInWords } from "../core/differ-in-words";
import { type StoppedParts, withoutStopped } from "../core/stopped-parts";
import { showsWords } from "./shows-words";

/** Stillness after the last key before the page is made again, milliseconds. */
const CALM_MS = 80;

/** The same where only texts of steps were written: nearly always the page in sight has them already, and no other is asked for. */
const WORDS_CALM_MS = 600;

/** Time that a change waits while the page before it is on its way, milliseconds: two at a time hold up each other, and the keys. */
const TURN_MS = 1000;

/** Beginning of the paths in the form of what is in a story. */
export const CONFIG = "config.";

/** Options of how the page is looked at; with others it is another page. */
export interface Way {
  readonly isStill: boolean;
  readonly hasScript: boolean;
  readonly isPaper: boolean;
}

/** A story on its way to its page. */
export interface Sending {
  readonly turn: number;
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  readonly way: Way;
  readonly repairs: number;
}

/** A story as it is written, and how its page is looked at. */
export interface SentStory extends Way {
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  /** Parts whose files nobody prepares now. */
  readonly stopped: StoppedParts;
  /** Whether the page in sight stays, because somebody writes in it. */
  readonly isHeld: boolean;
}

/** Pages that have come so far. */
interface Come {
  /** Story that the page in sight shows; `null` before there is one. */
  readonly shown: Sending | null;
  /** Turn of the last story that was answered. */
  readonly answeredTurn: number;
  readonly frameOf: (one: Sending | null) => HTMLIFrameElement | undefined;
}

/** Sends a story to its page whenever something of it changes: at once where it is looked at in another way, and else after a moment of rest. */
export function useSending(
  { draft, config, stopped, isHeld, isStill, hasScript, isPaper }: SentStory,
  { shown, answeredTurn, frameOf }: Come,
) {
  const [sending, setSending] = useState<Sending | null>(null);
  const isOnItsWay = sending !== null && answeredTurn < sending.turn;
  const send = (next: Pick<Sending, "config" | "repairs">) =>
    setSending((last) => ({ ...next, draft, way: { isStill, hasScript, isPaper }, turn: (last?.turn ?? 0) + 1 }));
  const { note: _note, tags: _tags, author: _author, section: _section, ...read } = draft;
  const readers = JSON.stringify({ ...read, config: null });
  /** Values that were sent last, as they were written. */
  const sent = useRef({ config, readers, stopped });
  /** Whether the next one is sent whatever was sent last. */
  const isInvalid = useRef(false);
  function sendAll(): void {
    isInvalid.current = false;
    sent.current = { config, readers, stopped };
    send({ config: shownStory(withoutStopped(config, stopped)), repairs: 0 });
  }
  const begin = useEffectEvent(sendAll);
  /** Asks for another page, unless the one in sight is the last that was asked for and has these words already. */
  const follow = useEffectEvent(() => {
    const page = frameOf(shown)?.contentDocument;
    const isOther = sent.current.readers !== readers || sending !== shown || shown === null || !page;
    if (isOther || !showsWords(page, shown.config, shownStory(withoutStopped(config, stopped)))) return sendAll();
    sent.current = { config, readers, stopped };
  });
  useEffect(() => {
    if (isHeld) return;
    if (isInvalid.current) return begin();
    // The first page is asked for at once, with how it is looked at.
    const last = sent.current;
    if (last.config === config && last.readers === readers && last.stopped === stopped) return;
    const isOfWords = last.readers === readers && last.stopped === stopped && differInWords(last.config, config);
    const calmMs = isOfWords ? WORDS_CALM_MS : CALM_MS;
    const timer = window.setTimeout(follow, isOnItsWay ? TURN_MS : calmMs);
    return () => window.clearTimeout(timer);
  }, [config, readers, stopped, isHeld, isOnItsWay]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way of looking is another page
  useEffect(begin, [isStill, hasScript, isPaper]);

  /** A part of the story as it is written, of which only some parts were sent. */
  function inWhole(done: Sending, { field, message }: FieldProblem): FieldProblem {
    if (!field.startsWith(CONFIG)) return { field, message };
    return { field: CONFIG + pathInWhole(sent.current.config, done.config, field.slice(CONFIG.length)), message };
  }
  /** Notes that what was sent last brought no page: it came while the one in sight had to stay, or nobody makes its files now. */
  function invalidate(): void {
    isInvalid.current = true;
  }
  return { sending, send, sendAll, inWhole, invalidate };
}
