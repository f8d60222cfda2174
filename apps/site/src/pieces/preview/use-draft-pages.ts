import type { FieldProblem } from "@nv/contracts/schemas";
import { isLoaded, typeOf } from "@nv/graphic-types";
import { fieldsIn, useReconnect } from "@nv/web";
import { useEffect, useId, useRef, useState } from "react";
import { problemOf } from "../api/graphic-problem";
import { isUnwritten } from "../core/field-state";
import { fieldsOf, type GraphicDraft } from "../core/graphic-draft";
import { repairedDraft } from "../core/repaired-draft";
import type { StagedPage } from "./PreviewStage";
import { refusalIn } from "./refusal-in";

/** Stillness after the last key before what is wrong is told, and before files are prepared for what was written, milliseconds. */
const IDLE_MS = 700;

/** Longest that a page on its way holds back the next one, milliseconds: a server that hangs does not leave an old page in sight. */
const PATIENCE_MS = 3000;

/** The page of a graphic needs a title; while there is none, this. */
const NO_TITLE = "Sin título todavía";

/** The same each time, so that a form which was right already is not drawn again for each page. */
const NOTHING_WRONG: readonly FieldProblem[] = [];

/** A form on its way to its page. */
interface Sending {
  readonly turn: number;
  readonly draft: GraphicDraft;
  /** Problems of the form that this one was repaired from; empty when it is as it is written. */
  readonly problems: readonly FieldProblem[];
}

/** Reason why a form has no page. */
interface Refusal {
  readonly sentence: string;
  readonly problems: readonly FieldProblem[];
  /** Nothing is wrong yet: what is lacking has not been written. */
  readonly isEarly: boolean;
}

interface Props {
  readonly draft: GraphicDraft;
  /** Draft that the form started from. */
  readonly base: GraphicDraft;
  /** Called with what the server finds wrong each time; empty when nothing is. */
  readonly onProblems: (problems: readonly FieldProblem[]) => void;
}

/** Writes a form as the server takes it. */
export const bodyOf = ({ title, ...rest }: GraphicDraft) =>
  JSON.stringify(fieldsOf({ ...rest, title: title.trim() || NO_TITLE, slug: "" }));

/** Whether a part of a configuration names a file of the library. @param path - Of the part; empty for all of it. */
function namesFile(part: unknown, path: string, takesFile: (path: string) => boolean): boolean {
  if (typeof part === "string") return part !== "" && takesFile(path);
  if (typeof part !== "object" || part === null) return false;
  return Object.entries(part).some(([name, value]) =>
    namesFile(value, path === "" ? name : `${path}.${name}`, takesFile),
  );
}

/** Whether a form names files of the library, which are prepared for each thing that it asks of them. A preview without a form, which loads no type, is of none that takes files. */
function namesFiles({ config }: GraphicDraft): boolean {
  if (!isLoaded(config.type)) return false;
  const type = typeOf(config.type);
  return namesFile(config, "", (path) => type.fileAt(path) !== null);
}

/** Whether what is written is still since some time: what is half written is not called wrong. */
function useIdle(written: string): boolean {
  const [idleText, setIdleText] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setIdleText(written), IDLE_MS);
    return () => window.clearTimeout(timer);
  }, [written]);
  return idleText === written;
}

/**
 * Sends a form to be drawn at each change, one at a time, and keeps the last page in sight until the next is there. What is wrong is
 * repaired with what was right last, and told once nobody writes.
 */
export function useDraftPages({ draft, base, onProblems }: Props) {
  const id = useId();
  const [sending, setSending] = useState<Sending | null>(null);
  const [shown, setShown] = useState<Sending | null>(null);
  /** Turn of the frame that stands ready, empty: to make one takes longer than to fill it. */
  const [readyTurn, setReadyTurn] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Refusal that people read: it waits until nobody writes, and stays until it is put right. */
  const [told, setTold] = useState<Refusal | null>(null);
  /** Work that makes what the page needs of its files; empty for none. */
  const [waiting, setWaiting] = useState("");
  const written = bodyOf(draft);
  const isIdle = useIdle(written);
  const latest = useRef(draft);
  latest.current = draft;
  /** Time at which the page on its way was asked for; `null` when none is. */
  const askedMs = useRef<number | null>(null);
  const timer = useRef(0);
  const drawnConfig = useRef("");
  const nameOf = ({ turn }: Pick<Sending, "turn">) => `nv-preview-${id}-${turn}`;

  function send(next: Omit<Sending, "turn">) {
    askedMs.current = performance.now();
    drawnConfig.current = JSON.stringify(next.draft.config);
    setSending((last) => ({ ...next, turn: (last?.turn ?? 0) + 1 }));
  }
  const sendLatest = () => send({ draft: latest.current, problems: [] });
  function sendIn(delayMs: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      const waitedMs = askedMs.current === null ? PATIENCE_MS : performance.now() - askedMs.current;
      if (waitedMs < PATIENCE_MS) sendIn(PATIENCE_MS - waitedMs);
      else sendLatest();
    }, delayMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what counts, not who holds it
  useEffect(() => {
    const isSameConfig = JSON.stringify(latest.current.config) === drawnConfig.current;
    sendIn(isSameConfig || !namesFiles(latest.current) ? 0 : IDLE_MS);
  }, [written]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === null) return;
    let later = 0;
    // Once what has come is painted.
    const frame = window.requestAnimationFrame(() => {
      later = window.setTimeout(() => setReadyTurn(shown.turn + 1), 0);
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(later);
    };
  }, [shown]);
  useReconnect(() => {
    if (refusal !== null) sendLatest();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told changes nothing of what is told
  useEffect(() => {
    if (refusal === null) return setTold(null);
    if (!isIdle) return;
    setTold(refusal);
    onProblems(refusal.problems);
  }, [refusal, isIdle]);

  function onLoad(name: string, frame: HTMLIFrameElement) {
    if (sending === null || name !== nameOf(sending)) return;
    askedMs.current = null;
    const failure = refusalIn(frame, sending.draft);
    if (failure === null) {
      setWaiting("");
      setShown(sending);
      if (sending.problems.length === 0) {
        setRefusal(null);
        onProblems(NOTHING_WRONG);
      }
    } else refuse(sending, failure);
    // Something was written meanwhile.
    if (timer.current !== 0 && bodyOf(latest.current) !== bodyOf(sending.draft)) sendIn(0);
  }

  function refuse(sent: Sending, failure: NonNullable<ReturnType<typeof refusalIn>>) {
    const { jobId } = problemOf(failure);
    setWaiting(jobId ?? "");
    // What was repaired in vain says nothing of its own.
    if (jobId !== undefined || sent.problems.length > 0) return;
    const problems = fieldsIn(failure);
    const isEarly = problems.length > 0 && problems.every(({ field }) => isUnwritten(field, sent.draft, base));
    setRefusal({ sentence: problems[0]?.message ?? failure.message, problems, isEarly });
    const repaired = shown === null ? null : repairedDraft(sent.draft, shown.draft, problems);
    if (repaired !== null && problems.length > 0) send({ draft: repaired, problems });
  }

  // A new frame each time: what a used one loads would be a step for the browser's «back».
  const [shownTurn, sentTurn] = [shown?.turn ?? 0, sending?.turn ?? 0];
  const turns = new Set([shownTurn, sentTurn, Math.max(sentTurn, readyTurn)]);
  const pages: StagedPage[] = [...turns].flatMap((turn) =>
    turn === 0 ? [] : [{ name: nameOf({ turn }), isShown: turn === shownTurn }],
  );
  return {
    pages,
    /** Form to send and the frame that it goes to; `null` before the first. */
    sending: sending && { body: bodyOf(sending.draft), target: nameOf(sending), turn: sending.turn },
    refusal: told,
    waiting,
    hasPage: shown !== null,
    /** Nothing is in sight yet, and nothing that was written is wrong. */
    isComing: shown === null && waiting === "" && (told === null || told.isEarly),
    onLoad,
    sendLatest,
  };
}
