import type { FieldProblem, SettledClaim } from "@nv/contracts/schemas";
import { Button, Field } from "@nv/ui";
import { type ReactNode, useState } from "react";
import "./settle-claims.css";

/** Fewest characters of a reason. */
const LEAST_REASON = 3;

interface Props {
  /** Sentences that the data contradict or cannot settle. */
  readonly claims: readonly FieldProblem[];
  /** Sentences that somebody accepted already. */
  readonly settled: readonly SettledClaim[];
  readonly onOverrule: (settled: readonly SettledClaim[]) => void;
}

/** Sentences that somebody publishes although the data do not bear them out: each wants a reason, which is kept. */
export function SettleClaims({ claims, settled, onOverrule }: Props): ReactNode {
  const open = claims.filter(({ claim }) => claim !== undefined);
  return (
    <details className="nv-settle nv-small">
      <summary>Publicar de todos modos</summary>
      <ul className="nv-settle__list nv-plain">
        {open.map(({ field, claim = "", message }) => (
          <Claim
            key={`${field} ${claim}`}
            claim={claim}
            message={message}
            onOverrule={(reason) => onOverrule([...settled, { sentence: claim, reason }])}
          />
        ))}
        {settled.map(({ sentence, reason }) => (
          <li key={sentence} className="nv-settle__claim" data-settled>
            <p className="nv-settle__sentence">«{sentence}»</p>
            <p className="nv-settle__why">Sale así: {reason}</p>
            <div className="nv-settle__order">
              <Button
                aria-label={`Quitar el motivo de «${sentence}»`}
                onClick={() => onOverrule(settled.filter((one) => one.sentence !== sentence))}
              >
                Quitar
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ClaimProps {
  readonly claim: string;
  readonly message: string;
  readonly onOverrule: (reason: string) => void;
}

function Claim({ claim, message, onOverrule }: ClaimProps): ReactNode {
  const [reason, setReason] = useState("");
  const isReason = reason.trim().length >= LEAST_REASON;
  const settle = () => onOverrule(reason.trim());
  return (
    <li className="nv-settle__claim">
      <p className="nv-settle__sentence">«{claim}»</p>
      <p className="nv-settle__why">{message}</p>
      <div className="nv-settle__order">
        <Field
          name="reason"
          label="Por qué sale así: queda en la auditoría, con tu nombre"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          onKeyDown={(event) => {
            // It is a field of a form that is sent by it: here it only gives the reason.
            if (event.key !== "Enter") return;
            event.preventDefault();
            if (isReason) settle();
          }}
        />
        <Button disabled={!isReason} onClick={settle}>
          Dejarla así
        </Button>
      </div>
    </li>
  );
}
