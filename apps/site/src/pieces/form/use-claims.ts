import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { useEffect, useState } from "react";
import { graphicsCalls } from "../api/graphics-calls";
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

/** Asks what the data say of the texts; what cannot be asked now is asked with the next change. */
async function ask(draft: GraphicDraft, signal: AbortSignal): Promise<readonly FieldProblem[]> {
  try {
    const body = fieldsOf({ ...draft, title: draft.title.trim() || NO_TITLE, slug: "" });
    const { problems } = await graphicsCalls.review(body, signal);
    return problems.filter(({ claim }) => claim !== undefined);
  } catch {
    // What is not finished yet, or cannot be reached, is told by its own fields.
    return [];
  }
}

/** Returns the sentences of a graphic that its data contradict or cannot settle, while it is written. */
export function useClaims(draft: GraphicDraft): readonly FieldProblem[] {
  const [claims, setClaims] = useState<readonly FieldProblem[]>([]);
  const written = JSON.stringify([draft.title, draft.altText, draft.config, draft.settledClaims]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what counts, not who holds it
  useEffect(() => {
    if (!tells(draft)) {
      setClaims([]);
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
