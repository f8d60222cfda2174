import type { CommentPeople, CommentThread } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { CommentForm, type Written } from "./CommentForm";
import type { PlacedThread } from "./core/placed-threads";

interface Props {
  readonly thread: PlacedThread;
  readonly people: CommentPeople["people"];
  readonly isBusy: boolean;
  readonly onGo?: ((anchor: string) => void) | undefined;
  readonly onAnswer: (written: Written) => Promise<boolean>;
  readonly onResolve: () => void;
  /** @param id - Of the comment or the answer that is taken away. */
  readonly onTake: (id: string) => void;
}

/** A comment with its answers, where its part stands now. */
export function CommentItem({ thread, people, isBusy, onGo, onAnswer, onResolve, onTake }: Props): ReactNode {
  const [isAnswering, setIsAnswering] = useState(false);
  const { anchor, label, isThere, answers, resolvedBy } = thread;
  async function answer(written: Written) {
    const isTaken = await onAnswer(written);
    if (isTaken) setIsAnswering(false);
    return isTaken;
  }
  return (
    <li className="nv-comments__thread nv-stack-3">
      <p className="nv-label nv-flush">
        {isThere && onGo !== undefined ? (
          <button type="button" className="nv-bench__lack" onClick={() => onGo(anchor)}>
            {label}
          </button>
        ) : (
          label
        )}
      </p>
      <Said comment={thread} isBusy={isBusy} onTake={onTake} />
      {answers.length > 0 && (
        <ul className="nv-comments__answers nv-plain nv-stack-3">
          {answers.map((one) => (
            <li key={one.id}>
              <Said comment={one} isBusy={isBusy} onTake={onTake} />
            </li>
          ))}
        </ul>
      )}
      {resolvedBy !== "" && <p className="nv-quiet nv-flush nv-small">Resuelto por {resolvedBy}.</p>}
      {isAnswering ? (
        <CommentForm isAnswer people={people} isBusy={isBusy} onSend={answer} />
      ) : (
        <div className="nv-cluster">
          <Button onClick={() => setIsAnswering(true)}>Responder</Button>
          <Button disabled={isBusy} onClick={onResolve}>
            {resolvedBy === "" ? "Resuelto" : "Abrir otra vez"}
          </Button>
        </div>
      )}
    </li>
  );
}

interface SaidProps {
  readonly comment: Pick<CommentThread, "id" | "by" | "atMs" | "text" | "named" | "isMine">;
  readonly isBusy: boolean;
  readonly onTake: (id: string) => void;
}

function Said({ comment, isBusy, onTake }: SaidProps): ReactNode {
  const { id, by, atMs, text, named, isMine } = comment;
  return (
    <div>
      <p className="nv-comments__text nv-flush">{text}</p>
      <p className="nv-quiet nv-flush nv-small">
        {by}, {formatMoment(atMs)}
        {named.length > 0 && ` · avisa a ${named.join(", ")}`}{" "}
        {isMine && (
          <button type="button" className="nv-copy" disabled={isBusy} onClick={() => onTake(id)}>
            Quitar<span className="nv-visually-hidden"> «{text.slice(0, 40)}»</span>
          </button>
        )}
      </p>
    </div>
  );
}
