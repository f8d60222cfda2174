import { Button } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import { PreparationNotice } from "../../../pieces/PreparationNotice";
import { SavingState } from "./SavingState";
import type { StoryForm } from "./use-story-form";
import type { StorySaving } from "./use-story-saving";

interface Props {
  readonly form: StoryForm;
  readonly formId: string;
  readonly saving: StorySaving;
  /** Number of fields in which two people wrote. */
  readonly clashes: number;
  /** Whether it is decided first what of two versions stays. */
  readonly isClash: boolean;
  /** Said of what was taken out; empty for nothing. */
  readonly removed: string;
  readonly onRestore: () => void;
  readonly onDecide: () => void;
}

/** The orders of the builder, and what came of the last one. */
export function BuilderOrders(props: Props): ReactNode {
  const { form, formId, saving, clashes, isClash, removed, onRestore, onDecide } = props;
  const { failure, isBusy } = saving;
  const turns = [
    { sign: "↶", word: "Deshacer", keys: "Control+Z", canTurn: form.canUndo, turn: form.undo },
    { sign: "↷", word: "Rehacer", keys: "Control+Shift+Z", canTurn: form.canRedo, turn: form.redo },
  ];
  return (
    <div className="nv-builder__orders nv-stack-2">
      <PreparationNotice preparation={saving.preparation} />
      {failure !== null && <FailureNotice error={failure} />}
      <div className="nv-builder__said nv-cluster nv-quiet">
        <p role="status">
          <SavingState view={{ ...saving, clashes }} />
        </p>
        {clashes > 0 && <Button onClick={onDecide}>Ver y decidir</Button>}
        <p role="status">{removed}</p>
        {removed.startsWith("Has quitado") && <Button onClick={onRestore}>Recuperarlo</Button>}
      </div>
      <div className="nv-row">
        <Button rank="main" disabled={isBusy || isClash} onClick={() => void saving.publish()}>
          Guardar y publicar
        </Button>
        <Button type="submit" form={formId} disabled={isBusy || (saving.isSaved && saving.leftOut.length === 0)}>
          Guardar
        </Button>
        {turns.map(({ sign, word, keys, canTurn, turn }) => (
          <Button key={word} disabled={!canTurn} aria-keyshortcuts={keys} onClick={turn}>
            <span className="nv-builder__sign" aria-hidden="true">
              {sign}
            </span>
            <span className="nv-builder__word">{word}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
