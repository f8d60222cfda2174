import { Button } from "@nv/ui";
import { type CallFailure, SignInHereContext } from "@nv/web";
import { type ReactNode, useContext } from "react";

interface Props {
  /** Why what was sent was not kept. */
  readonly failure: CallFailure | null;
  /** What is missing before it can be sent; empty when nothing is. */
  readonly hint?: string;
}

/** Why something was not kept, and the way in when what is missing is a session. */
export function SendingFault({ failure, hint = "" }: Props): ReactNode {
  const signIn = useContext(SignInHereContext);
  return (
    <>
      <p className="nv-vote__fault" role="alert">
        {hint || failure?.message}
      </p>
      {failure?.kind === "signed-out" && <Button onClick={() => void signIn?.()}>Entrar</Button>}
    </>
  );
}
