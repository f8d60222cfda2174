import { CASE_LIMITS, type CaseState } from "@nv/contracts";
import type { CaseView } from "@nv/contracts/schemas";
import { Button, Dialog, Field } from "@nv/ui";
import { type CallFailure, FailureNotice, useAttempt } from "@nv/web";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { casesCalls } from "./cases-calls";
import { STEP_ORDERS, wantsReason } from "./core/case-words";

interface Props {
  readonly view: CaseView;
  readonly onMoved: (view: CaseView) => void;
}

/** Steps that a case may take next, and by whom: a step that somebody cannot take says why. */
export function StepsPart({ view, onMoved }: Props): ReactNode {
  const [asking, setAsking] = useState<CaseState | null>(null);
  const { isBusy, failure, attempt, forget } = useAttempt();
  const refusalId = useId();
  const open = view.steps.filter(({ refusal }) => refusal === "");
  const closed = view.steps.filter(({ refusal }) => refusal !== "");

  async function move(to: CaseState, reason: string) {
    if (isBusy) return;
    await attempt(async () => {
      onMoved(await casesCalls.move(view.id, { version: view.version, to, reason }));
      setAsking(null);
    });
  }
  return (
    <>
      <div className="nv-row">
        {open.map(({ to }, at) => (
          <Button
            key={to}
            {...(at === 0 && !wantsReason(to) && { rank: "main" as const })}
            aria-disabled={isBusy}
            onClick={() => (wantsReason(to) ? setAsking(to) : void move(to, ""))}
          >
            {STEP_ORDERS[to]}
            {wantsReason(to) && "…"}
          </Button>
        ))}
        {closed.map(({ to }) => (
          <Button key={to} disabled aria-describedby={`${refusalId}-${to}`}>
            {STEP_ORDERS[to]}
          </Button>
        ))}
      </div>
      {closed.map(({ to, refusal }) => (
        <p key={to} id={`${refusalId}-${to}`} className="nv-cases__facts nv-quiet nv-said">
          {STEP_ORDERS[to]}: {refusal}
        </p>
      ))}
      {failure !== null && asking === null && <FailureNotice error={failure} />}
      {asking !== null && (
        <ReasonDialog
          to={asking}
          isBusy={isBusy}
          failure={failure}
          onSaid={(reason) => void move(asking, reason)}
          onClose={() => {
            setAsking(null);
            forget();
          }}
        />
      )}
    </>
  );
}

interface ReasonProps {
  readonly to: CaseState;
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  readonly onSaid: (reason: string) => void;
  readonly onClose: () => void;
}

function ReasonDialog({ to, isBusy, failure, onSaid, onClose }: ReasonProps): ReactNode {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === "") setProblem("Escribe por qué: queda en el historial del caso.");
    else onSaid(reason);
  }
  return (
    <Dialog title={`${STEP_ORDERS[to]} el caso`} onClose={onClose}>
      <form className="nv-cases__form" noValidate onSubmit={handleSubmit}>
        {to === "retired" && (
          <p>
            Deja de estar en lo publicado, y se borran las versiones anteriores que lo tenían: sus direcciones dejan de
            responder. No se puede deshacer.
          </p>
        )}
        <Field
          label="Por qué"
          hint="Sin nombres: lo lee todo el grupo."
          autoComplete="off"
          maxLength={CASE_LIMITS.reason}
          value={reason}
          error={problem}
          onChange={({ target }) => {
            setReason(target.value);
            setProblem("");
          }}
        />
        {failure !== null && <FailureNotice error={failure} />}
        <div className="nv-dialog__actions">
          <Button rank="main" type="submit" aria-disabled={isBusy}>
            {isBusy ? "Un momento…" : STEP_ORDERS[to]}
          </Button>
          <Button onClick={onClose}>Cancelar</Button>
        </div>
      </form>
    </Dialog>
  );
}
