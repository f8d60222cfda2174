import { FEEDBACK_COMMENT_MAX_LENGTH, FEEDBACK_PATH } from "@nv/contracts";
import { Button } from "@nv/ui";
import { tabStore, useSending } from "@nv/web";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { SendingFault } from "./SendingFault";

interface Props {
  /** Decoded path of the page. */
  readonly path: string;
  /** Name of who answers for the page; empty when nobody is named. */
  readonly owner: string;
}

/** Asks whether a page served, and takes a line for whoever answers for it. */
export function PageVote({ path, owner }: Props): ReactNode {
  const id = useId();
  const [vote, setVote] = useState<boolean | null>(null);
  const { isSending, failure, send } = useSending();
  const [isLineSaid, setIsLineSaid] = useState(false);
  const [hint, setHint] = useState("");
  // Kept while it is written: the session may end before the line does.
  const lineKey = `nv.line:${path}`;
  const voteKey = `nv.vote:${path}`;
  const line = useRef<HTMLTextAreaElement>(null);

  // A line that was left half written is there again, under the vote that it goes with.
  useEffect(() => {
    const kept = tabStore.read(voteKey);
    if (kept !== null && tabStore.read(lineKey) !== null) setVote(kept === "sí");
  }, [voteKey, lineKey]);

  const say = (hasHelped: boolean, comment: string) => send(FEEDBACK_PATH, { path, hasHelped, comment });
  async function choose(hasHelped: boolean) {
    setHint("");
    if (!(await say(hasHelped, ""))) return;
    tabStore.keep(voteKey, hasHelped ? "sí" : "no");
    setVote(hasHelped);
  }
  async function sendLine(event: FormEvent) {
    event.preventDefault();
    const comment = line.current?.value.trim() ?? "";
    if (vote === null || isSending) return;
    setHint(comment === "" ? "Escribe una línea, o déjalo así: tu voto ya está guardado." : "");
    if (comment !== "" && (await say(vote, comment))) {
      tabStore.keep(lineKey, null);
      setIsLineSaid(true);
    }
  }

  const addressee = owner === "" ? "quien la escribe" : owner;
  return (
    <section className="nv-vote nv-stack-2" aria-labelledby={`${id}-title`}>
      <div className="nv-row">
        <h2 id={`${id}-title`} className="nv-vote__title">
          ¿Te ha servido?
        </h2>
        {[true, false].map((answer) => (
          <button
            key={String(answer)}
            className="nv-vote__answer"
            type="button"
            aria-pressed={vote === answer}
            // Not `disabled`, which would take the focus away from whoever pressed it.
            aria-disabled={isSending}
            onClick={() => void choose(answer)}
          >
            {answer ? "Sí" : "No"}
          </button>
        ))}
      </div>
      <p className="nv-vote__said nv-small nv-said" role="status">
        {vote !== null && (isLineSaid ? `Gracias: tu línea llega a ${addressee}, con tu correo.` : "Anotado, gracias.")}
      </p>
      {vote !== null && !isLineSaid && (
        <form className="nv-vote__form nv-stack-3 nv-start" onSubmit={(event) => void sendLine(event)}>
          <label htmlFor={`${id}-line`}>
            {vote ? "¿Algo que decirle a" : "¿Qué ha faltado? Una línea para"} {addressee}
            {vote && "?"} <span className="nv-caption">Si quieres; va con tu correo.</span>
          </label>
          <textarea
            defaultValue={tabStore.read(lineKey) ?? ""}
            onChange={(event) => tabStore.keep(lineKey, event.target.value)}
            ref={line}
            id={`${id}-line`}
            className="nv-text"
            rows={2}
            maxLength={FEEDBACK_COMMENT_MAX_LENGTH}
          />
          <Button type="submit" aria-disabled={isSending}>
            Enviar
          </Button>
        </form>
      )}
      <SendingFault failure={failure} hint={hint} />
    </section>
  );
}
