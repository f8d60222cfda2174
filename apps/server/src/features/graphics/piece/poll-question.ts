import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { FieldProblem, GraphicFields, SettledClaim } from "@nv/contracts/schemas";
import { pollSentence, textsIn } from "../core/poll-sentence.ts";
import type { GraphicsContext } from "../graphics-context.ts";

/** Question about a graphic that may be a poll, and what was answered. */
interface PollQuestion {
  readonly problems: readonly FieldProblem[];
  /** The sentence that somebody says is of no poll, with the reason. */
  readonly overruled: readonly SettledClaim[];
}

/** Question about a graphic that tells of no poll. */
export const NO_QUESTION: PollQuestion = { problems: [], overruled: [] };

/**
 * Asks whether what was written by hand is a poll about a vote, in the days in which the law lets none out: nobody else can tell. Whoever
 * says that it is none, with the reason, publishes it.
 */
export async function pollQuestion(
  { votes }: Pick<GraphicsContext, "votes">,
  { config, settledClaims = [], ...words }: Pick<GraphicFields, "title" | "altText" | "config" | "settledClaims">,
): Promise<PollQuestion> {
  const held = (await votes.calendar()).votes.map(votes.view).find(({ embargo }) => embargo?.isOn === true);
  if (held?.embargo == null) return NO_QUESTION;
  const claim = pollSentence(textsIn([words, config])).slice(0, GRAPHIC_LIMITS.altText);
  if (claim === "") return NO_QUESTION;
  const overruled = settledClaims.filter(({ sentence }) => sentence.trim() === claim);
  if (overruled.length > 0) return { problems: [], overruled };
  const message = `¿Es una encuesta electoral? ${held.embargo.sentence} Si no lo es, di por qué se publica así.`;
  return { problems: [{ field: "title", message, claim }], overruled };
}
