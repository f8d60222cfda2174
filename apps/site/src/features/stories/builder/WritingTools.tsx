import { Button, Field } from "@nv/ui";
import { boundText } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { WordMark } from "./page-writing";

const MARKS = [
  { mark: "bold", label: "Negrita", keys: "Ctrl B" },
  { mark: "italic", label: "Cursiva", keys: "Ctrl I" },
  { mark: "heading", label: "Ladillo", keys: "Ctrl Alt 2" },
  { mark: "quote", label: "Cita", keys: "Ctrl Alt Q" },
] as const satisfies readonly { readonly mark: WordMark; readonly label: string; readonly keys: string }[];

const ADDRESS = /^https:\/\/[^\s"'<>()]+$/;

interface Props {
  /** Whether somebody writes in a card now. */
  readonly isWriting: boolean;
  /** Whether the address of a link is asked for. */
  readonly isLinking: boolean;
  readonly onLinking: (isLinking: boolean) => void;
  readonly onMark: (mark: WordMark) => void;
  /** Leads to the note of the step that somebody writes in. */
  readonly onNote: () => void;
}

/** The ways to mark words in the page, for who writes in it: the caret stays where it is. */
export function WritingTools({ isWriting, isLinking, onLinking, onMark, onNote }: Props): ReactNode {
  const [address, setAddress] = useState("");
  const isRight = ADDRESS.test(address.trim());
  function link() {
    onMark({ href: address.trim() });
    setAddress("");
    onLinking(false);
  }
  return (
    <div className="nv-story-view__bar nv-stack-2 nv-small">
      <div className="nv-row" role="toolbar" aria-label="Escribir en la página">
        {MARKS.map(({ mark, label, keys }) => (
          <button
            key={mark}
            type="button"
            className="nv-copy"
            title={keys}
            disabled={!isWriting}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(mark)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="nv-copy"
          title="Ctrl K"
          disabled={!isWriting}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onLinking(true)}
        >
          Enlace
        </button>
        <button
          type="button"
          className="nv-copy"
          disabled={!isWriting}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onNote}
        >
          Nota para la mesa
        </button>
      </div>
      {isLinking && (
        <form
          className="nv-row"
          onSubmit={(event) => {
            event.preventDefault();
            if (isRight) link();
          }}
        >
          <Field
            {...boundText(address, setAddress)}
            label="Dirección del enlace"
            hint="https://…"
            autoFocus
            error={address.trim() === "" || isRight ? "" : "Tiene que empezar por https:// y no llevar paréntesis"}
          />
          <Button type="submit" disabled={!isRight}>
            Enlazar
          </Button>
          <Button onClick={() => onLinking(false)}>Dejarlo</Button>
        </form>
      )}
    </div>
  );
}
