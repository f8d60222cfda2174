import { GRAPHICS_API_PATH } from "@nv/contracts";
import type { FieldProblem, JobView } from "@nv/contracts/schemas";
import { AS_AROUND } from "@nv/embeds";
import { pathInWhole, type StoryConfig, shownStory } from "@nv/graphic-types";
import { CallFailure, fieldsIn, useReconnect } from "@nv/web";
import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { problemOf } from "../../../pieces/api/graphic-problem";
import { fieldsOf, type GraphicDraft } from "../../../pieces/core/graphic-draft";
import { showAsPrinted } from "../../../pieces/preview/as-printed";
import { refusalIn } from "../../../pieces/preview/refusal-in";
import { differInWords } from "../core/differ-in-words";
import { type StoppedParts, withoutStopped } from "../core/stopped-parts";
import type { WrittenStory } from "../core/written-in-page";
import { placeIn, restorePlace } from "./frame-place";
import { showsWords } from "./shows-words";

/** Stillness after the last key before the page is made again, milliseconds. */
const CALM_MS = 80;

/** The same where only texts of steps were written: nearly always the page in sight has them already, and no other is asked for. */
const WORDS_CALM_MS = 600;

/** Time that a change waits while the page before it is on its way, milliseconds: two at a time hold up each other, and the keys. */
const TURN_MS = 1000;

/** Time after which a page counts as late and somebody is told, milliseconds; it is shown all the same when it comes. */
const LATE_MS = 8000;

const NOT_MADE = "No se han podido preparar los archivos.";

const LATE = new CallFailure({ kind: "broken", sentence: "La vista previa tarda más de lo normal." });

/** The page of a story needs a title; while there is none, this. */
const NO_TITLE = "Sin título todavía";

/** Most times that the same story is sent again without what the server refused. */
const MOST_REPAIRS = 3;

const CONFIG = "config.";

/** Options of how the page is looked at; with others it is another page. */
interface Way {
  readonly isStill: boolean;
  readonly hasScript: boolean;
  readonly isPaper: boolean;
}

/** A story on its way to its page. */
interface Sending {
  readonly turn: number;
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  readonly way: Way;
  readonly repairs: number;
}

/** A frame with a page, or with one on its way. */
interface PageFrame {
  readonly name: string;
  readonly isShown: boolean;
  readonly hasScript: boolean;
  /** Called when the frame has loaded something. */
  readonly onLoad: () => void;
}

/** The page of a story as it is written: the frames to draw, the form that is sent into them, and what there is to say. */
interface StoryPage {
  readonly frames: readonly PageFrame[];
  /** Called with each frame as it is drawn, and with `null` when it is gone. */
  readonly keep: (name: string, frame: HTMLIFrameElement | null) => void;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly action: string | undefined;
  readonly target: string | undefined;
  /** Body that is sent, as text. */
  readonly body: string;
  /** Problem in what is written, by its path in the form, while the rest of it is shown; `null` for none. */
  readonly refusal: FieldProblem | null;
  /** Reason why there is no newer page, with nothing under way that would bring one for sure. */
  readonly failure: CallFailure | null;
  readonly retry: () => void;
  /** Work that makes what the page needs of its files; none where all is there. */
  readonly waitedJobIds: readonly string[];
  /** Parts of what is written whose files it makes: the rest is shown meanwhile. By their paths in the form. */
  readonly waitsFor: readonly FieldProblem[];
  /** Called when all of it is over: the page is asked for again, once, since the server knows by then which part could not be made. */
  readonly onWorkOver: (jobs: readonly JobView[]) => void;
  /** The frame in sight. */
  readonly shownFrame: () => HTMLIFrameElement | undefined;
  /** The story that the frame in sight shows; `null` before there is one. */
  readonly shownStory: WrittenStory | null;
}

interface Setup extends Way {
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  /** Parts whose files nobody prepares now. */
  readonly stopped: StoppedParts;
  /** Whether the page in sight stays, because somebody writes in it. */
  readonly isHeld: boolean;
}

const bodyOf = ({ draft, config }: Pick<Sending, "draft" | "config">) =>
  JSON.stringify(fieldsOf({ ...draft, config, title: draft.title.trim() || NO_TITLE, slug: "" }));

/** The page moves inside its frame, instead of showing its cover. */
const addressOf = ({ isStill, isPaper }: Way) =>
  `${GRAPHICS_API_PATH}/preview${AS_AROUND}&nv-scroll${isStill || isPaper ? "&nv-still" : ""}`;

/** Paths from the story of what is told of it. */
const pathsOf = (told: readonly FieldProblem[]) =>
  told.flatMap(({ field }) => (field.startsWith(CONFIG) ? [field.slice(CONFIG.length)] : []));

const NOTHING: readonly string[] = [];

/**
 * Makes the page of a story again whenever something of it changes. Whatever is answered ends in a page, in work that is followed, or in
 * a sentence with the way to try again; and so does an answer that never comes.
 */
export function useStoryPage({ draft, config, stopped, isHeld, isStill, hasScript, isPaper }: Setup): StoryPage {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [sending, setSending] = useState<Sending | null>(null);
  const [shown, setShown] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<FieldProblem | null>(null);
  const [waitedJobIds, setWaitedJobIds] = useState<readonly string[]>(NOTHING);
  const [waitsFor, setWaitsFor] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const settledTurn = useRef(0);
  const [answeredTurn, setAnsweredTurn] = useState(0);
  const isOnItsWay = sending !== null && answeredTurn < sending.turn;
  /** Work that is over: nobody would tell again that it is. */
  const doneJobIds = useRef<ReadonlySet<string>>(new Set());
  /** Story that was asked for again after its work had failed: asked for a third time it would only fail again. */
  const askedAgain = useRef<StoryConfig | null>(null);
  const nameOf = ({ turn }: Sending) => `nv-story-${id}-${turn}`;
  const frameOf = (one: Sending | null) => (one === null ? undefined : frames.current.get(nameOf(one)));

  const send = (next: Pick<Sending, "config" | "repairs">) =>
    setSending((last) => ({ ...next, draft, way: { isStill, hasScript, isPaper }, turn: (last?.turn ?? 0) + 1 }));
  const { note: _note, tags: _tags, author: _author, section: _section, ...read } = draft;
  const readers = JSON.stringify({ ...read, config: null });
  /** Values that were sent last, as they were written. */
  const sent = useRef({ config, readers, stopped });
  function sendAll(): void {
    isMissed.current = false;
    sent.current = { config, readers, stopped };
    send({ config: shownStory(withoutStopped(config, stopped)), repairs: 0 });
  }
  /** Whether a page came while the one in sight had to stay. */
  const isMissed = useRef(false);
  const held = useRef(isHeld);
  held.current = isHeld;
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
    if (isMissed.current) return begin();
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
  useReconnect(() => {
    if (failure !== null) sendAll();
  });

  function stopWaiting(): void {
    setWaitedJobIds(NOTHING);
    setWaitsFor([]);
  }
  function show(done: Sending, frame: HTMLIFrameElement): void {
    setFailure(null);
    setShown(done);
    if (done.repairs === 0) {
      setRefusal(null);
      stopWaiting();
    }
    if (done.way.isPaper && frame.contentDocument !== null) showAsPrinted(frame.contentDocument);
    const former = frameOf(shown);
    const place = former === undefined ? null : placeIn(former);
    if (place !== null) restorePlace(frame, place);
  }
  /** A part of the story as it is written, of which only some parts were sent. */
  function inWhole(done: Sending, { field, message }: FieldProblem): FieldProblem {
    if (!field.startsWith(CONFIG)) return { field, message };
    return { field: CONFIG + pathInWhole(sent.current.config, done.config, field.slice(CONFIG.length)), message };
  }
  function refuse(done: Sending, refused: CallFailure): void {
    const { jobId, jobIds = jobId === undefined ? [] : [jobId], waitsFor: waiting = [] } = problemOf(refused);
    const isWaitedFor = jobIds.some((one) => !doneJobIds.current.has(one));
    if (isWaitedFor) {
      setWaitedJobIds(jobIds);
      setWaitsFor(waiting.map((one) => inWhole(done, one)));
    } else if (done.repairs === 0) stopWaiting();
    const paths = isWaitedFor ? pathsOf(waiting) : pathsOf(fieldsIn(refused));
    const first = fieldsIn(refused).find(({ field }) => field.startsWith(CONFIG)) ?? fieldsIn(refused)[0];
    const sentence = first?.message;
    // What waits for its file is left out, and all else is shown meanwhile.
    const isRepaired = paths.length > 0 && done.repairs < MOST_REPAIRS;
    if (isRepaired) send({ config: shownStory(done.config, paths), repairs: done.repairs + 1 });
    if (!isWaitedFor) setRefusal(isRepaired && first !== undefined ? inWhole(done, first) : null);
    if (isWaitedFor) setFailure(null);
    else if (!isRepaired)
      setFailure(sentence === undefined ? refused : new CallFailure({ kind: "refused", sentence }, { cause: refused }));
  }
  function settle(done: Sending): void {
    const frame = frameOf(done);
    if (frame === undefined || settledTurn.current >= done.turn || frame.contentDocument?.URL === "about:blank") return;
    settledTurn.current = done.turn;
    setAnsweredTurn(done.turn);
    const refused = refusalIn(frame, done.draft);
    if (held.current && shown !== null) isMissed.current = true;
    else if (refused === null) show(done, frame);
    else refuse(done, refused);
  }
  const settleRead = useEffectEvent(settle);
  useEffect(() => {
    if (sending === null) return;
    form.current?.submit();
    let asked = 0;
    // A page is looked at as soon as it is read: its pictures may come later.
    const look = () => {
      const page = frames.current.get(`nv-story-${id}-${sending.turn}`)?.contentDocument;
      if (page && page.URL !== "about:blank" && page.readyState !== "loading") settleRead(sending);
      else asked = window.requestAnimationFrame(look);
    };
    asked = window.requestAnimationFrame(look);
    return () => window.cancelAnimationFrame(asked);
  }, [sending, id]);

  // From the first of what is on its way, so that who goes on writing is told as well.
  const isAwaited = sending !== null && sending.turn !== shown?.turn && waitedJobIds.length === 0 && failure === null;
  const tellLate = useEffectEvent(() => {
    // What was answered in this very moment is not drawn yet, and late no more.
    if (sending !== null && settledTurn.current < sending.turn) setFailure(LATE);
  });
  useEffect(() => {
    if (!isAwaited) return;
    const timer = window.setTimeout(tellLate, LATE_MS);
    return () => window.clearTimeout(timer);
  }, [isAwaited]);

  const keep = useCallback((name: string, frame: HTMLIFrameElement | null) => {
    if (frame === null) frames.current.delete(name);
    else frames.current.set(name, frame);
  }, []);
  // A new frame each time: what a used one loads would be a step for the browser's «back». The last page stays until the next is there.
  const pages = [shown, sending].flatMap((one, place, all) =>
    one === null || (place === 1 && one === all[0]) ? [] : [one],
  );
  return {
    ...{ form, keep, refusal, failure, waitedJobIds, waitsFor },
    frames: pages.map((one) => ({
      name: nameOf(one),
      isShown: one === shown,
      hasScript: one.way.hasScript,
      onLoad: () => settle(one),
    })),
    action: sending === null ? undefined : addressOf(sending.way),
    target: sending === null ? undefined : nameOf(sending),
    body: sending === null ? "" : bodyOf(sending),
    retry() {
      setFailure(null);
      sendAll();
    },
    onWorkOver(jobs) {
      doneJobIds.current = new Set(jobs.map(({ id: jobId }) => jobId));
      stopWaiting();
      // What somebody stopped is left out of the next page, which comes by itself.
      if (jobs.some(({ state }) => state === "cancelled") && waitsFor.length > 0) return;
      const failed = jobs.find(({ state }) => state === "failed");
      if (failed === undefined || askedAgain.current !== config) {
        if (failed !== undefined) askedAgain.current = config;
        return sendAll();
      }
      setFailure(new CallFailure({ kind: "refused", sentence: failed.message || NOT_MADE }));
    },
    shownFrame: () => frameOf(shown),
    shownStory: shown === null ? null : { title: shown.draft.title, config: shown.config },
  };
}
