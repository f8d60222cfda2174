import { Button, Field, Notice } from "@nv/ui";
import { FailureNotice, toCallFailure } from "@nv/web";
import type { ReactNode } from "react";

/** State of an order that saves. */
interface Saving {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
}

interface SaveAreaProps {
  readonly save: Saving;
  readonly isUnsaved: boolean;
  /** Sentences for what was not saved, for what was, and for what is yet to be. */
  readonly comfort: string;
  readonly done: ReactNode;
  readonly unsaved: string;
  /** Problems of what is written, of which the first is told in the place of `unsaved`. */
  readonly problems?: readonly { readonly message: string }[];
  /** Whether it cannot be saved as it is. */
  readonly isHeld?: boolean;
  /** Name of the button. */
  readonly order?: string;
  readonly note: string;
  /** Longest note, characters. */
  readonly noteLength: number;
  readonly onNote: (note: string) => void;
  readonly onDiscard: () => void;
}

/** Sentence of the first problem, and how many more there are. */
const toldFirst = ([first, ...more]: NonNullable<SaveAreaProps["problems"]>, otherwise: string) =>
  first === undefined ? otherwise : `${first.message}.${more.length > 0 ? ` Y ${more.length} más.` : ""}`;

/** Foot of a form whose changes are kept with their reason: what became of the last one, and the bar of one that is not saved. */
export function SaveArea(props: SaveAreaProps) {
  const { save, isUnsaved, comfort, done, unsaved, note, noteLength, onNote, onDiscard } = props;
  const { problems = [], isHeld = false, order = "Guardar" } = props;
  return (
    <div className="save-area">
      {save.isError && <FailureNotice error={toCallFailure(save.error)} comfort={comfort} />}
      {save.isSuccess && !isUnsaved && (
        <Notice tone="done">
          <p>{done}</p>
        </Notice>
      )}
      {isUnsaved && (
        <div className="save-bar nv-row">
          <p role="status">{toldFirst(problems, unsaved)}</p>
          <Field
            label="Por qué se cambia"
            value={note}
            maxLength={noteLength}
            onChange={({ currentTarget }) => onNote(currentTarget.value)}
          />
          <Button type="submit" rank="main" aria-disabled={save.isPending || isHeld}>
            {save.isPending ? "Guardando…" : order}
          </Button>
          <Button onClick={onDiscard}>Descartar</Button>
        </div>
      )}
    </div>
  );
}
