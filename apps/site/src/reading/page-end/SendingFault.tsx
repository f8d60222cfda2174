import { Button } from "@nv/ui";
import { type CallFailure, SignInHereContext } from "@nv/web";
import { type ReactNode, useContext } from "react";

interface Props {
  /** Reason why it was not saved. */
  readonly failure: CallFailure | null;
  /** Hint about what is missing before it can be sent; empty when nothing is. */
  readonly hint?: string;
}

/** Reason why something was not saved, with a button to sign in when the session is missing. */
export function SendingFault({ failure, hint = "" }: Props): ReactNode {
  const signIn = useContext(SignInHereContext);
  return (
    <>
      <p className="nv-vote__fault nv-small nv-said" role="alert">
        {hint || failure?.message}
      </p>
      {failure?.kind === "signed-out" && <Button onClick={() => void signIn?.()}>Entrar</Button>}
    </>
  );
}
