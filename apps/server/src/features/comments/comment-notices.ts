import type { Actor } from "../../http/acting.ts";

/** Characters of a comment that its mail shows. */
const QUOTED = 200;

const cut = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text);

/** A comment, and the people it is about. */
interface ToldComment {
  readonly actor: Actor;
  /** Title of what it is on. */
  readonly title: string;
  readonly text: string;
  /** Ids of the people whom it names. */
  readonly named: readonly string[];
  /** Ids of the people whom it answers; empty for nobody. */
  readonly answered: readonly string[];
}

/** Writes the notices of a comment, to whom it names and whom it answers: each person has one, and its author none. */
export function commentNotices({
  actor,
  title,
  text,
  named,
  answered,
}: ToldComment): readonly { readonly personId: string; readonly sentence: string }[] {
  const isNamed = new Set(named);
  const people = [...new Set([...named, ...answered])].filter((id) => id !== actor.id && id !== "");
  return people.map((personId) => {
    const what = isNamed.has(personId) ? "te nombra en un comentario" : "te ha contestado en los comentarios";
    return { personId, sentence: `${actor.name} ${what} de «${title}»: «${cut(text)}»` };
  });
}
