import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { toCallFailure } from "@nv/web";
import { useEffect, useState } from "react";
import { problemOf } from "../api/graphic-problem";
import { graphicsCalls } from "../api/graphics-calls";
import { claimNote } from "../core/claim-note";
import { fieldsOf, type GraphicDraft } from "../core/graphic-draft";

/** Stillness after the last key before what is written is reviewed, milliseconds. */
const CALM_MS = 600;

/** Interval at which it is reviewed again while something is made of its files, milliseconds. */
const ASK_MS = 3000;

/** A form without a title is reviewed all the same. */
const NO_TITLE = "Sin título todavía";

/** Whether a graphic is well formed, so that the server can review it. */
function isReviewable({ config }: GraphicDraft): boolean {
  const { keptSchema, schema } = typeOf(config.type);
  return keptSchema.safeParse(config).success && schema.safeParse(config).success;
}

/** Verdict of the server on a graphic while it is written: what would keep it from being published. */
export interface Review {
  /** Sentences that its data contradict or cannot settle. */
  readonly claims: readonly FieldProblem[];
  /** All else that only the server knows, or that counts for readers alone. */
  readonly problems: readonly FieldProblem[];
  /** Returns a note on a text that its data bear out, or that nobody can check; empty for any other. */
  readonly noteOn: (text: string) => string;
}

interface Seen extends Review {
  /** Something is being made of its files, so that nobody can tell yet. */
  readonly isPending: boolean;
}

const UNSEEN: Seen = { claims: [], problems: [], noteOn: () => "", isPending: false };

/** Asks for a review; what cannot be asked now is asked with the next change. */
async function ask(draft: GraphicDraft, signal: AbortSignal): Promise<Seen> {
  try {
    const body = fieldsOf({ ...draft, title: draft.title.trim() || NO_TITLE, slug: "" });
    const { problems, checked } = await graphicsCalls.review(body, signal);
    const notes = new Map(checked.map((one) => [one.text, claimNote(one)]));
    return {
      claims: problems.filter(({ claim }) => claim !== undefined),
      problems: problems.filter(({ claim }) => claim === undefined),
      noteOn: (text) => notes.get(text) ?? "",
      isPending: false,
    };
  } catch (error) {
    // What is not finished yet, or cannot be reached, is told by its own fields and by the preview.
    return { ...UNSEEN, isPending: problemOf(toCallFailure(error)).jobId !== undefined };
  }
}

/** Reviews a graphic as readers would get it, while it is written. */
export function useReview(draft: GraphicDraft): Review {
  const [seen, setSeen] = useState(UNSEEN);
  const [turn, setTurn] = useState(0);
  const written = JSON.stringify([draft.title, draft.altText, draft.config, draft.settledClaims]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what counts, not who holds it
  useEffect(() => {
    if (!isReviewable(draft)) {
      setSeen(UNSEEN);
      return;
    }
    const controller = new AbortController();
    const timer = window.setTimeout(async () => {
      const found = await ask(draft, controller.signal);
      if (!controller.signal.aborted) setSeen(found);
    }, CALM_MS);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [written, turn]);
  useEffect(() => {
    if (!seen.isPending) return;
    const timer = window.setTimeout(() => setTurn((number) => number + 1), ASK_MS);
    return () => window.clearTimeout(timer);
  }, [seen]);
  return seen;
}
