import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { SIGNED_OUT } from "./send-json";

/** Why something was not kept, and the way in when what is missing is a session. */
export function SendingFault({ fault }: { readonly fault: string }): ReactNode {
  return (
    <>
      <p className="nv-vote__fault" role="alert">
        {fault}
      </p>
      {/* The server asks for the sign-in, and gives this page back afterwards. */}
      {fault === SIGNED_OUT && <Button onClick={() => window.location.reload()}>Entrar</Button>}
    </>
  );
}
