import { GRAPHICS_API_PATH } from "@nv/contracts";
import type { FieldProblem, JobView } from "@nv/contracts/schemas";
import { AS_AROUND } from "@nv/embeds";
import { shownStory } from "@nv/graphic-types";
import { CallFailure, fieldsIn, useReconnect } from "@nv/web";
import { type RefObject, useRef, useState } from "react";
import { problemOf } from "../../../pieces/api/graphic-problem";
import { fieldsOf } from "../../../pieces/core/graphic-draft";
import { showAsPrinted } from "../../../pieces/preview/as-printed";
import { refusalIn } from "../../../pieces/preview/refusal-in";
import type { WrittenStory } from "../core/written-in-page";
import { placeIn, restorePlace } from "./frame-place";
import { useAwaitedWork } from "./use-awaited-work";
import { useLatePage } from "./use-late-page";
import { type PageFrames, usePageFrames } from "./use-page-frames";
import { usePageRequest } from "./use-page-request";
import { CONFIG, type Sending, type SentStory, useSending, type Way } from "./use-sending";

const LATE = new CallFailure({ kind: "broken", sentence: "La vista previa tarda más de lo normal." });

/** The page of a story needs a title; while there is none, this. */
const NO_TITLE = "Sin título todavía";

/** Most times that the same story is sent again without what the server refused. */
const MOST_REPAIRS = 3;

/** A frame with a page, or with one on its way. */
interface PageFrame {
  readonly name: string;
  readonly isShown: boolean;
  readonly hasScript: boolean;
  /** Called when the frame has loaded something. */
  readonly onLoad: () => void;
}

/** The page of a story as it is written: the frames to draw, the form that is sent into them, and what there is to say. */
export interface StoryPage extends Pick<PageFrames, "keep"> {
  readonly frames: readonly PageFrame[];
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

const bodyOf = ({ draft, config }: Pick<Sending, "draft" | "config">) =>
  JSON.stringify(fieldsOf({ ...draft, config, title: draft.title.trim() || NO_TITLE, slug: "" }));

/** The page moves inside its frame, instead of showing its cover. */
const addressOf = ({ isStill, isPaper }: Way) =>
  `${GRAPHICS_API_PATH}/preview${AS_AROUND}&nv-scroll${isStill || isPaper ? "&nv-still" : ""}`;

/** Paths from the story of what is told of it. */
const pathsOf = (told: readonly FieldProblem[]) =>
  told.flatMap(({ field }) => (field.startsWith(CONFIG) ? [field.slice(CONFIG.length)] : []));

/** A refusal that says the sentence of its first field; itself where it names none. */
const withSentence = (refused: CallFailure, sentence: string | undefined) =>
  sentence === undefined ? refused : new CallFailure({ kind: "refused", sentence }, { cause: refused });

/**
 * Makes the page of a story again whenever something of it changes. Whatever is answered ends in a page, in work that is followed, or in
 * a sentence with the way to try again; and so does an answer that never comes.
 */
export function useStoryPage(story: SentStory): StoryPage {
  const { nameOf, frameOf, keep } = usePageFrames();
  const [shown, setShown] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<FieldProblem | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const work = useAwaitedWork(story.config);
  const settledTurn = useRef(0);
  const [answeredTurn, setAnsweredTurn] = useState(0);
  const held = useRef(story.isHeld);
  held.current = story.isHeld;
  const { sending, send, sendAll, inWhole, invalidate } = useSending(story, { shown, answeredTurn, frameOf });
  useReconnect(() => {
    if (failure !== null) sendAll();
  });

  function show(done: Sending, frame: HTMLIFrameElement): void {
    setFailure(null);
    setShown(done);
    if (done.repairs === 0) {
      setRefusal(null);
      work.stopFollowing();
    }
    if (done.way.isPaper && frame.contentDocument !== null) showAsPrinted(frame.contentDocument);
    const former = frameOf(shown);
    const place = former === undefined ? null : placeIn(former);
    if (place !== null) restorePlace(frame, place);
  }
  function refuse(done: Sending, refused: CallFailure): void {
    const { jobId, jobIds = jobId === undefined ? [] : [jobId], waitsFor = [] } = problemOf(refused);
    const isWaitedFor = work.isAwaited(jobIds);
    if (isWaitedFor)
      work.follow(
        jobIds,
        waitsFor.map((one) => inWhole(done, one)),
      );
    else if (done.repairs === 0) work.stopFollowing();
    const fields = fieldsIn(refused);
    const paths = pathsOf(isWaitedFor ? waitsFor : fields);
    const first = fields.find(({ field }) => field.startsWith(CONFIG)) ?? fields[0];
    // What waits for its file is left out, and all else is shown meanwhile.
    const isRepaired = paths.length > 0 && done.repairs < MOST_REPAIRS;
    if (isRepaired) send({ config: shownStory(done.config, paths), repairs: done.repairs + 1 });
    if (!isWaitedFor) setRefusal(isRepaired && first !== undefined ? inWhole(done, first) : null);
    if (isWaitedFor) setFailure(null);
    else if (!isRepaired) setFailure(withSentence(refused, first?.message));
  }
  function settle(done: Sending): void {
    const frame = frameOf(done);
    if (frame === undefined || settledTurn.current >= done.turn || frame.contentDocument?.URL === "about:blank") return;
    settledTurn.current = done.turn;
    setAnsweredTurn(done.turn);
    const refused = refusalIn(frame, done.draft);
    if (held.current && shown !== null) invalidate();
    else if (refused === null) show(done, frame);
    else refuse(done, refused);
  }
  const form = usePageRequest(sending, frameOf, settle);

  // From the first of what is on its way, so that who goes on writing is told as well.
  const isAwaited = sending !== null && sending.turn !== shown?.turn && work.jobIds.length === 0 && failure === null;
  useLatePage(isAwaited, () => {
    // What was answered in this very moment is not drawn yet, and late no more.
    if (sending !== null && settledTurn.current < sending.turn) setFailure(LATE);
  });

  // A new frame each time: what a used one loads would be a step for the browser's «back». The last page stays until the next is there.
  const pages = [shown, sending].flatMap((one, place, all) =>
    one === null || (place === 1 && one === all[0]) ? [] : [one],
  );
  return {
    ...{ form, keep, refusal, failure, waitedJobIds: work.jobIds, waitsFor: work.waitsFor },
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
      const next = work.end(jobs);
      if (next === "ask") sendAll();
      else if (next === "leave") invalidate();
      else setFailure(next);
    },
    shownFrame: () => frameOf(shown),
    shownStory: shown === null ? null : { title: shown.draft.title, config: shown.config },
  };
}
