import { reauthenticate, reauthenticateWithPasskey, type User } from "@nv/identity-client";
import { type FormEvent, useEffect, useRef } from "react";
import { TextField } from "./TextField.tsx";
import { useAct } from "./use-act.ts";
import type { AskedProof } from "./use-guard.ts";

/** Props of {@link ProofForm}. */
interface ProofFormProps {
  readonly user: User;
  readonly asked: AskedProof;
  readonly say: (key: string) => string;
  readonly explain: (error: unknown) => string;
}

/** Asks once more who it is, before something that opens the account changes. */
export function ProofForm({ user, asked, say, explain }: ProofFormProps) {
  const { isBusy, said, act } = useAct(explain);
  const root = useRef<HTMLElement>(null);
  const { methods } = asked;
  const needsCode = methods.includes("password_and_code");
  const hasPassword = needsCode || methods.includes("password");

  useEffect(() => {
    root.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, []);

  async function prove(proof: () => Promise<void>) {
    if (await act(async () => proof().then(() => null))) asked.done();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get("password") ?? "");
    const code = String(typed.get("code") ?? "").trim();
    prove(() => reauthenticate(user, { password, ...(needsCode ? { code } : {}) }));
  }

  return (
    <section className="proof" aria-labelledby="proof-title" ref={root}>
      <h3 id="proof-title">{say("prove")}</h3>
      <p className="infoText">{say("prove_hint")}</p>
      {hasPassword && (
        <form className="form" noValidate aria-busy={isBusy} onSubmit={onSubmit}>
          <TextField
            id="proof-password"
            name="password"
            type="password"
            label={say("current_password")}
            autoComplete="current-password"
          />
          {needsCode && (
            <TextField
              id="proof-code"
              name="code"
              type="text"
              label={say("form_code_label")}
              autoComplete="one-time-code"
            />
          )}
          <button type="submit" className="btn">
            {say(isBusy ? "confirming_code" : "prove_submit")}
          </button>
        </form>
      )}
      {methods.includes("passkey") && (
        <button type="button" className="btn btnQuiet" onClick={() => prove(() => reauthenticateWithPasskey(user))}>
          {say("prove_passkey")}
        </button>
      )}
      <div role="alert">{said?.isBad && <p className="flashMessage error">{said.text}</p>}</div>
      <button type="button" className="btnLink" onClick={asked.cancel}>
        {say("cancel")}
      </button>
    </section>
  );
}
