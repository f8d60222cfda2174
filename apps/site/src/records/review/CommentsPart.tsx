import { type CommentPlace, CommentsEvent, type CommentThreads, commentsApi } from "@nv/contracts/schemas";
import { clientOf, FailureNotice, useAttempt, useEvent, useReconnect, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { CommentForm, type Written } from "./CommentForm";
import { CommentItem } from "./CommentItem";
import { placedThreads } from "./core/placed-threads";
import "./review.css";

const calls = clientOf(commentsApi);

const TOPIC = { name: "comments", schema: CommentsEvent };

const NO_PLACES: readonly CommentPlace[] = [];

interface Props {
  readonly id: string;
  /** Parts that a comment can be pinned on, in their order; none when left out. */
  readonly places?: readonly CommentPlace[];
  /** Part that a new comment begins on: the one that is being written; empty for all of the piece. */
  readonly at?: string;
  /** Shows a part. */
  readonly onGo?: ((anchor: string) => void) | undefined;
}

/** Comments on a record, whichever: to read, to answer, to settle, to write. Readers get none of it. */
export function CommentsPart({ id, places = NO_PLACES, at = "", onGo }: Props): ReactNode {
  const { body, failure, reload, replace } = useRemote(id, (signal) => calls.threads(id, signal));
  const names = useRemote("people", (signal) => calls.people(signal));
  const { isBusy, failure: refused, attempt } = useAttempt();
  useReconnect(reload);
  useEvent(TOPIC, (event) => {
    if (event.id === id) reload();
  });
  const send = (work: Promise<CommentThreads>) => attempt(async () => replace(await work));
  const placed = placedThreads(body?.threads ?? [], places);
  const open = placed.filter(({ resolvedBy }) => resolvedBy === "");
  const settled = placed.filter(({ resolvedBy }) => resolvedBy !== "");
  const people = names.body?.people ?? [];
  function comment({ anchor, ...written }: Written & { readonly anchor: string }) {
    const words = places.find((place) => place.anchor === anchor)?.words ?? "";
    return send(calls.comment(id, { ...written, anchor, words }));
  }
  const items = (threads: typeof placed) => (
    <ul className="nv-comments__list nv-plain nv-stack">
      {threads.map((thread) => (
        <CommentItem
          key={thread.id}
          {...{ thread, people, isBusy, onGo }}
          onAnswer={(written) => send(calls.answer(id, thread.id, written))}
          onResolve={() => void send(calls.resolve(id, thread.id, { isResolved: thread.resolvedBy === "" }))}
          onTake={(commentId) => void send(calls.take(id, commentId))}
        />
      ))}
    </ul>
  );
  return (
    <div className="nv-comments nv-stack">
      <p className="nv-quiet nv-flush nv-small">Se quedan en la mesa: no salen con lo que se publica.</p>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body === null && failure === null && <p role="status">Cargando los comentarios…</p>}
      {body !== null && open.length === 0 && <p role="status">Ningún comentario abierto.</p>}
      {items(open)}
      <CommentForm {...{ places, at, people, isBusy }} onSend={comment} />
      {refused !== null && <FailureNotice error={refused} />}
      {settled.length > 0 && (
        <details>
          <summary>{settled.length === 1 ? "Uno resuelto" : `${settled.length} resueltos`}</summary>
          {items(settled)}
        </details>
      )}
    </div>
  );
}
