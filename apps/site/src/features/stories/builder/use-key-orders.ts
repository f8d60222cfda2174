import { type FormEvent, type KeyboardEvent, useState } from "react";
import { missingToPublish } from "../../../pieces/core/missing-in";
import { obeyKeys } from "../../../pieces/form/obey-keys";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import type { GraphicSaving } from "../../../pieces/form/use-graphic-saving";

interface Setup {
  readonly form: GraphicFormState;
  readonly saving: GraphicSaving;
  /** Whether it is decided first what of two versions stays. */
  readonly isClash: boolean;
  /** Called before the keys take a change back, or make it again. */
  readonly onTurn: () => void;
}

/** Carries out what is ordered by keys, wherever in the builder they are pressed. A publication is asked about first. */
export function useKeyOrders({ form, saving, isClash, onTurn }: Setup) {
  const [isAsking, setIsAsking] = useState(false);
  function askToPublish() {
    if (saving.isBusy || isClash) return;
    if (missingToPublish(form.draft, saving.leftOut).length > 0) return void saving.publish();
    void saving.save();
    setIsAsking(true);
  }
  const turn = (order: "undo" | "redo") => () => {
    onTurn();
    form[order]();
  };
  const history = { undo: turn("undo"), redo: turn("redo") };
  const takeKey = (event: KeyboardEvent) =>
    obeyKeys(event, { history, onSave: () => void saving.save(), onPublish: askToPublish });
  function submit(event: FormEvent) {
    event.preventDefault();
    void saving.save();
  }
  return { isAsking, stopAsking: () => setIsAsking(false), takeKey, submit };
}
