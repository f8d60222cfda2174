import { Button, Notice } from "@nv/ui";
import { type ReactNode, useContext, useState } from "react";
import { type FailureKind, toCallFailure } from "./call-failure.ts";
import { SignInHereContext } from "./sign-in-here.ts";

export interface FailureNoticeProps {
  /** Error that a call threw. */
  readonly error: unknown;
  /** Tries again; left out when that cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** Sentence on what is safe in spite of the failure: «Lo que has escrito sigue aquí». */
  readonly comfort?: string | undefined;
}

/** Failures that come again however often one tries. */
const FINAL: readonly FailureKind[] = ["forbidden", "missing"];

/** Said after somebody came in again, where the page cannot repeat by itself what was refused. */
const IN_AGAIN = "Ya estás dentro. Vuelve a intentarlo.";

/** Notice of a failed call, and the way on: once more or, when the session is over, in again. */
export function FailureNotice({ error, onRetry, comfort }: FailureNoticeProps): ReactNode {
  const { kind, message } = toCallFailure(error);
  const signIn = useContext(SignInHereContext);
  const [enteredAfter, setEnteredAfter] = useState<unknown>(null);
  const isIn = enteredAfter === error;

  const mustEnter = kind === "signed-out" && !isIn && (signIn !== null || onRetry === undefined);
  const canRetry = onRetry !== undefined && !FINAL.includes(kind) && !mustEnter;

  async function enter() {
    // Without a dialog here the server asks for the sign-in, and gives this page back afterwards.
    if (signIn === null) return window.location.reload();
    if (!(await signIn())) return;
    setEnteredAfter(error);
    onRetry?.();
  }

  return (
    <Notice tone={isIn ? "plain" : "wrong"}>
      <p>{isIn ? IN_AGAIN : `${message} ${comfort ?? ""}`}</p>
      {canRetry && <Button onClick={onRetry}>Reintentar</Button>}
      {mustEnter && <Button onClick={() => void enter()}>Entrar</Button>}
    </Notice>
  );
}
