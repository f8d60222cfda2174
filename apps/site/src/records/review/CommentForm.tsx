import { COMMENT_LIMITS } from "@nv/contracts";
import type { CommentPeople, CommentPlace } from "@nv/contracts/schemas";
import { Button, SelectField, TextArea } from "@nv/ui";
import { type KeyboardEvent, type ReactNode, useState } from "react";

/** Comment or answer as somebody wrote it, with whom it names. */
export interface Written {
  readonly text: string;
  readonly named: string[];
}

interface Props {
  readonly places?: readonly CommentPlace[];
  /** Part that it begins on. */
  readonly at?: string;
  readonly people: CommentPeople["people"];
  readonly isBusy: boolean;
  /** Whether it answers a comment. */
  readonly isAnswer?: boolean;
  /** @returns Whether it was taken: what was not stays written. */
  readonly onSend: (written: Written & { readonly anchor: string }) => Promise<boolean>;
}

const WHOLE = { value: "", label: "Toda la pieza" };
const NOBODY = { value: "", label: "Nadie más" };

/** Field for a comment or an answer, with the part that it is about and whom it names. */
export function CommentForm({ places = [], at = "", people, isBusy, isAnswer = false, onSend }: Props): ReactNode {
  const [text, setText] = useState("");
  const [named, setNamed] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const anchor = chosen ?? (places.some((place) => place.anchor === at) ? at : "");
  const isEmpty = text.trim() === "";
  async function send() {
    if (isBusy || isEmpty) return;
    if (!(await onSend({ text, named: [...named], anchor }))) return;
    setText("");
    setNamed([]);
    setChosen(null);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    // Around it the same keys publish.
    event.preventDefault();
    event.stopPropagation();
    void send();
  }
  const free = people.filter(({ id }) => !named.includes(id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields in it
    <div className="nv-comments__form nv-stack-3" onKeyDown={handleKey}>
      <TextArea
        label={isAnswer ? "Respuesta" : "Comentario"}
        isProse
        rows={2}
        value={text}
        maxLength={COMMENT_LIMITS.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {!isAnswer && places.length > 0 && (
        <SelectField
          label="Sobre"
          value={anchor}
          options={[
            WHOLE,
            ...places.map((place) => ({
              value: place.anchor,
              label: place.words === "" ? place.label : `${place.label}: ${place.words}`,
            })),
          ]}
          onChange={setChosen}
        />
      )}
      {free.length > 0 && named.length < COMMENT_LIMITS.named && (
        <SelectField
          label="Avisar por correo a"
          value=""
          options={[NOBODY, ...free.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(id) => id !== "" && setNamed([...named, id])}
        />
      )}
      {named.length > 0 && (
        <ul className="nv-plain nv-cluster" aria-label="Reciben un correo">
          {people
            .filter(({ id }) => named.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                {name}{" "}
                <button type="button" className="nv-copy" onClick={() => setNamed(named.filter((one) => one !== id))}>
                  Quitar<span className="nv-visually-hidden"> a {name}</span>
                </button>
              </li>
            ))}
        </ul>
      )}
      <Button disabled={isBusy || isEmpty} onClick={() => void send()}>
        {isAnswer ? "Responder" : "Comentar"}
      </Button>
    </div>
  );
}
