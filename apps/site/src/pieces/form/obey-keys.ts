import type { KeyboardEvent } from "react";
import { type FormWithHistory, historyOrder, writingOrder } from "../../records/saving/use-form-history";
import type { GraphicDraft } from "../core/graphic-draft";

/** Effects of the keys that work in every field of a form. */
interface KeyOrders {
  /** Form whose changes the keys take back; `null` where the browser does that itself. */
  readonly history: Pick<FormWithHistory<GraphicDraft>, "undo" | "redo"> | null;
  readonly onSave: () => void;
  readonly onPublish: (() => void) | undefined;
}

/** Does what a key combination orders of a form: to save, to publish, to undo or to redo. */
export function obeyKeys(event: KeyboardEvent, { history, onSave, onPublish }: KeyOrders): void {
  const asked = writingOrder(event);
  if (asked !== null) {
    event.preventDefault();
    if (asked === "publish") onPublish?.();
    else onSave();
    return;
  }
  const order = historyOrder(event);
  if (history === null || order === null) return;
  event.preventDefault();
  history[order]();
}
