import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { useEffect, useState } from "react";
import { graphicsCalls } from "../api/graphics-calls";
import { claimNote } from "../core/claim-note";
import { fieldsOf, type GraphicDraft } from "../core/graphic-draft";

/** Stillness after the last key before what is written is held against the data, milliseconds. */
const CALM_MS = 600;

/** A form without a title is checked all the same. */
const NO_TITLE = "Sin título todavía";

/** Whether a graphic says something of a table: its own, or the one of its number. */
function tells({ config }: GraphicDraft): boolean {
  const { keptSchema, schema, told, cites } = typeOf(config.type);
  if (!keptSchema.safeParse(config).success || !schema.safeParse(config).success) return false;
  return told(config) !== null || cites.claim(config) !== null;
}

/** Verdict of the data on the texts of a graphic while it is written. */
export interface Claims {
  /** Sentences that they contradict or cannot settle. */
  readonly problems: readonly FieldProblem[];
  /** Returns a note on a text that they bear out, or that nobody can check; empty for any other. */
  readonly noteOn: (text: string) => string;
}

const NO_CLAIMS: Claims = { problems: [], noteOn: () => "" };

/** Asks what the data say of the texts; what cannot be asked now is asked with the next change. */
async function ask(draft: GraphicDraft, signal: AbortSignal): Promise<Claims> {
  try {
    const body = fieldsOf({ ...draft, title: draft.title.trim() || NO_TITLE, slug: "" });
    const { problems, checked } = await graphicsCalls.review(body, signal);
    const notes = new Map(checked.map((one) => [one.text, claimNote(one)]));
    return {
      problems: problems.filter(({ claim }) => claim !== undefined),
      noteOn: (text) => notes.get(text) ?? "",
    };
  } catch {
    // What is not finished yet, or cannot be reached, is told by its own fields.
    return NO_CLAIMS;
  }
}

/** Holds the texts of a graphic against its data while it is written. */
export function useClaims(draft: GraphicDraft): Claims {
  const [claims, setClaims] = useState<Claims>(NO_CLAIMS);
  const written = JSON.stringify([draft.title, draft.altText, draft.config, draft.settledClaims]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what counts, not who holds it
  useEffect(() => {
    if (!tells(draft)) {
      setClaims(NO_CLAIMS);
      return;
    }
    const controller = new AbortController();
    const timer = window.setTimeout(async () => {
      const found = await ask(draft, controller.signal);
      if (!controller.signal.aborted) setClaims(found);
    }, CALM_MS);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [written]);
  return claims;
}
