import type { FieldProblem, GraphicReview } from "@nv/contracts/schemas";
import { pathInWhole, type StoryConfig, shownStory, storyProblems, wordProblems } from "@nv/graphic-types";
import { FILES_TOPIC } from "@nv/piece-parts/fields";
import { fieldsIn, toCallFailure, useEvent } from "@nv/web";
import { useEffect, useMemo, useState } from "react";
import { problemOf } from "../../../pieces/api/graphic-problem";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { fieldsOf, type GraphicDraft } from "../../../pieces/core/graphic-draft";
import { longTexts } from "../../../pieces/core/long-texts";
import { type StoppedParts, withoutStopped } from "../core/stopped-parts";

/** Stillness before the files are looked at again, milliseconds. */
const CALM_MS = 700;

/** Interval at which what is made of files is asked for while it is awaited, milliseconds. */
const ASK_MS = 3000;

/** The files need no title; the server asks for one. */
const ANY_TITLE = "Sin título";

/** Problems that keep a story from being published, as far as they are known. */
export interface StoryReview {
  /** Problems of its texts and blocks, whether files are known or not. */
  readonly written: readonly FieldProblem[];
  /** Problems of its files; empty while nobody looked. */
  readonly ofFiles: readonly FieldProblem[];
  /** The most that a phone loads, bytes; `null` while it is not known. */
  readonly phoneBytes: number | null;
  /** Whether something is being made of its files, so that nobody can tell yet. */
  readonly isPending: boolean;
}

interface Seen extends Pick<GraphicReview, "problems" | "phoneBytes"> {
  readonly isPending: boolean;
}

const UNSEEN: Seen = { problems: [], phoneBytes: null, isPending: false };
const CONFIG = "config.";
const BLOCKS = `${CONFIG}blocks`;

/** Asks what the files keep from being published; what cannot be asked now is asked with the next change. */
async function look(
  draft: GraphicDraft,
  whole: StoryConfig,
  stopped: StoppedParts,
  signal: AbortSignal,
): Promise<Seen> {
  const config = shownStory(withoutStopped(whole, stopped));
  // Blocks that cannot be shown yet are said to lack what they lack, and not to be none.
  const isLeftOut = config.blocks.length === 0 && whole.blocks.length > 0;
  const toWhole = ({ field, ...rest }: FieldProblem): FieldProblem =>
    field.startsWith(CONFIG)
      ? { field: CONFIG + pathInWhole(whole, config, field.slice(CONFIG.length)), ...rest }
      : { field, ...rest };
  try {
    const body = fieldsOf({ ...draft, config, title: ANY_TITLE, slug: "" });
    const { problems, phoneBytes } = await graphicsCalls.review(body, signal);
    const told = problems.filter(({ field }) => !(isLeftOut && field === BLOCKS));
    return { problems: told.map(toWhole), phoneBytes, isPending: false };
  } catch (error) {
    const failure = toCallFailure(error);
    const isPending = problemOf(failure).jobId !== undefined;
    return { problems: fieldsIn(failure).map(toWhole), phoneBytes: null, isPending };
  }
}

/** Says what keeps a story from being published while it is written. */
export function useStoryReview(draft: GraphicDraft, config: StoryConfig, stopped: StoppedParts): StoryReview {
  const [seen, setSeen] = useState<Seen>(UNSEEN);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is made of is what counts, not its words
  useEffect(() => {
    const controller = new AbortController();
    const timer = window.setTimeout(async () => {
      const found = await look(draft, config, stopped, controller.signal);
      if (!controller.signal.aborted) setSeen(found);
    }, CALM_MS);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [config, stopped, turn]);
  // A credit, a date or a right that somebody writes in the library counts at once.
  useEvent(FILES_TOPIC, () => setTurn((number) => number + 1));
  useEffect(() => {
    if (!seen.isPending) return;
    const timer = window.setTimeout(() => setTurn((number) => number + 1), ASK_MS);
    return () => window.clearTimeout(timer);
  }, [seen]);

  const written = useMemo(
    () => [
      ...wordProblems(draft),
      ...longTexts(draft),
      ...storyProblems(config).map(({ field, message }) => ({ field: CONFIG + field, message })),
    ],
    [draft, config],
  );
  return { written, ofFiles: seen.problems, phoneBytes: seen.phoneBytes, isPending: seen.isPending };
}
