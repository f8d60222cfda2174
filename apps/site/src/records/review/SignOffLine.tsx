import { SIGN_OFF_LIMITS } from "@nv/contracts";
import { SignOffEvent, type SignOffView, signOffApi } from "@nv/contracts/schemas";
import { Button, Field, SelectField } from "@nv/ui";
import { clientOf, FailureNotice, useAttempt, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { signOffSentences } from "./core/sign-off-words";
import "./review.css";

const calls = clientOf(signOffApi);

const TOPIC = { name: "sign-off", schema: SignOffEvent };

/** Nobody in particular, in the list of people to ask. */
const ANYBODY = { value: "", label: "A quien pueda" };

interface Props {
  readonly id: string;
  /** Version that is saved now. */
  readonly version: number;
  /** Whether all that is written is saved: what is signed is what is. */
  readonly isSaved: boolean;
}

/** Sign-off of a piece: what is missing, whom one can ask, and the signature. Nothing where one person is enough. */
export function SignOffLine({ id, version, isSaved }: Props): ReactNode {
  const remote = useRemote(id, (signal) => calls.view(id, signal));
  const { body: view, failure, reload, replace } = remote;
  const needs = view?.isNeeded === true;
  const seen = useRef(version);
  useReconnect(reload);
  useEvent(TOPIC, (event) => {
    if (event.id === id) reload();
  });
  useEffect(() => {
    // Of what one person publishes nothing is asked again, however often it is saved.
    if (needs && seen.current !== version) reload();
    seen.current = version;
  }, [needs, version, reload]);
  if (failure !== null && view === null) return <FailureNotice error={failure} onRetry={reload} />;
  if (view === null || !needs) return null;
  return <SignOffOrders {...{ id, version, isSaved, view }} onChanged={replace} onConflict={reload} />;
}

interface OrdersProps extends Props {
  readonly view: SignOffView;
  readonly onChanged: (view: SignOffView) => void;
  readonly onConflict: () => void;
}

function SignOffOrders({ id, version, isSaved, view, onChanged, onConflict }: OrdersProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, failure, attempt } = useAttempt(({ kind }) => kind === "conflict" && onConflict());
  const isOpen = isSaved && !isBusy;
  const { isFree, asked, given, refusal } = view;
  const order = (work: Promise<SignOffView>) => void attempt(async () => onChanged(await work));
  const [first = "", ...others] = signOffSentences(view);
  return (
    <section className="nv-signoff nv-cluster nv-small" aria-label="Visto bueno" data-held={!isFree || undefined}>
      <p className="nv-label nv-flush">Visto bueno</p>
      <p className="nv-flush" role="status">
        <strong className="nv-signoff__state">{first}</strong> {others.join(" ")}
      </p>
      {!isFree && refusal === "" && (
        <Button disabled={!isOpen} onClick={() => order(calls.give(id, { version }))}>
          Dar el visto bueno
        </Button>
      )}
      {!isFree && !isAsking && (
        <Button disabled={isBusy} onClick={() => setIsAsking(true)}>
          {asked === null ? "Pedirlo…" : "Pedirlo otra vez…"}
        </Button>
      )}
      {(asked !== null || given !== null) && (
        <Button disabled={isBusy} onClick={() => order(calls.withdraw(id, { version, reason: "" }))}>
          {given === null ? "Dejar de pedirlo" : "Quitar el visto bueno"}
        </Button>
      )}
      {!isFree && isAsking && (
        <AskForm
          people={view.people}
          isBusy={!isOpen}
          onClose={() => setIsAsking(false)}
          onAsk={(asking) => {
            setIsAsking(false);
            order(calls.ask(id, { version, ...asking }));
          }}
        />
      )}
      {failure !== null && <FailureNotice error={failure} />}
    </section>
  );
}

interface AskProps {
  readonly people: SignOffView["people"];
  readonly isBusy: boolean;
  readonly onAsk: (asking: { readonly person: string; readonly note: string }) => void;
  readonly onClose: () => void;
}

/** Choice of who is asked, who gets a mail about it. */
function AskForm({ people, isBusy, onAsk, onClose }: AskProps): ReactNode {
  const [person, setPerson] = useState("");
  const [note, setNote] = useState("");
  const options = [ANYBODY, ...people.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <div className="nv-signoff__ask nv-row">
      <SelectField
        label="A quién"
        hint={person === "" ? "Nadie recibe un correo." : "Recibe un correo con el enlace."}
        value={person}
        options={options}
        onChange={setPerson}
      />
      <Field
        label="Qué tiene que mirar"
        value={note}
        maxLength={SIGN_OFF_LIMITS.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button rank="main" disabled={isBusy} onClick={() => onAsk({ person, note })}>
        Pedir el visto bueno
      </Button>
      <Button onClick={onClose}>Cancelar</Button>
    </div>
  );
}
