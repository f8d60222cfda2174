import { Button, Notice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { useEffect, useRef } from "react";
import type { Action, Actions } from "./use-actions.ts";

function Done({ action, onUndo }: { readonly action: Action; readonly onUndo: (action: Action) => void }) {
  const { said, undo } = action;
  const place = useRef<HTMLDivElement>(null);
  // The button that gave the order leaves with its entry; whoever works with the keyboard goes on from here.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="order-outcome" ref={place} tabIndex={-1}>
      <Notice tone="done">
        <p>{said}</p>
        {undo !== undefined && <Button onClick={() => onUndo(undo)}>Deshacer</Button>}
      </Notice>
    </div>
  );
}

/** Says over a list what became of the last order: done, with the way back, or not, with the reason. */
export function ActionOutcome({ actions }: { readonly actions: Actions }) {
  const { give, takeBack, done, failed } = actions;
  if (failed?.error.kind === "missing")
    return (
      <Notice tone="wrong">
        <p>Ya no es como lo veías: alguien lo ha cambiado antes. La lista se ha puesto al día.</p>
      </Notice>
    );
  if (failed !== null)
    return <FailureNotice error={failed.error} comfort="No se ha cambiado nada." onRetry={() => give(failed.action)} />;
  return done === null ? null : <Done key={done.path + done.method} action={done} onUndo={takeBack} />;
}
