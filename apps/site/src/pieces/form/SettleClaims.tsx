import type { FieldProblem, SettledClaim } from "@nv/contracts/schemas";
import { Button, Field } from "@nv/ui";
import { type ReactNode, useState } from "react";

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
  if (open.length === 0 && settled.length === 0) return null;
  return (
    <details className="nv-settle nv-small">
      <summary>Publicar de todos modos</summary>
      <div className="nv-stack-3">
        {open.map(({ claim = "", message }) => (
          <Claim
            key={claim}
            claim={claim}
            message={message}
            onOverrule={(reason) => onOverrule([...settled, { sentence: claim, reason }])}
          />
        ))}
        {settled.map(({ sentence, reason }) => (
          <div key={sentence} className="nv-row">
            <p className="nv-flush">
              «{sentence}» sale así: {reason}
            </p>
            <Button onClick={() => onOverrule(settled.filter((one) => one.sentence !== sentence))}>Quitar</Button>
          </div>
        ))}
      </div>
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
  return (
    <div className="nv-stack-3">
      <p className="nv-flush">
        «{claim}». {message}.
      </p>
      <Field
        name="reason"
        label="Por qué sale así"
        hint="Queda en la auditoría, con tu nombre."
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className="nv-row">
        <Button disabled={!isReason} onClick={() => onOverrule(reason.trim())}>
          Publicar de todos modos
        </Button>
      </div>
    </div>
  );
}
