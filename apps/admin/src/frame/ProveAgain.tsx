import { Button, Field, Notice } from "@nv/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { CallError, toCallError } from "../api/call-error.ts";
import { Dialog } from "./Dialog.tsx";
import { FailureNotice } from "./FailureNotice.tsx";

/** Runs something that may ask who one is; asks, and then runs it again. */
export type WithProof = <Result>(task: () => Promise<Result>) => Promise<Result>;

const Methods = z.object({ methods: z.array(z.string()) });

/** The ways to prove who one is that an answer names; `null` for every other failure. */
function methodsOf(error: unknown): readonly string[] | null {
  if (!(error instanceof CallError) || error.code !== "REAUTHENTICATION_REQUIRED") return null;
  const body = z.safeParse(Methods, error.body);
  return body.success ? body.data.methods : [];
}

interface Question {
  readonly methods: readonly string[];
  readonly answer: (isProved: boolean) => void;
}

export interface ProveAgainProps {
  /** Why the question is asked; it follows «Hace rato que entraste, y». */
  readonly why?: string;
  readonly children: (withProof: WithProof) => ReactNode;
}

/** Asks again for the password, with its code where there is one, before what opens an account, or the doors of all. */
export function ProveAgain({ why = "esto abre la cuenta de otra persona", children }: ProveAgainProps) {
  const { session } = useAdmin();
  const [question, setQuestion] = useState<Question | null>(null);
  const [error, setError] = useState<CallError | null>(null);

  const withProof: WithProof = async (task) => {
    try {
      return await task();
    } catch (failure) {
      const methods = methodsOf(failure);
      if (methods === null) throw failure;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setQuestion({ methods, answer: resolve });
      const isProved = await promise;
      setQuestion(null);
      if (!isProved) throw failure;
      return task();
    }
  };

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    try {
      setError(null);
      await session.proveAgain(text("password"), text("code"));
      question?.answer(true);
    } catch (failure) {
      setError(toCallError(failure));
    }
  }

  const methods = question?.methods ?? [];
  const needsCode = methods.includes("password_and_code");
  const canProve = needsCode || methods.includes("password");
  return (
    <>
      {children(withProof)}
      <Dialog title="Vuelve a probar quién eres" isOpen={question !== null} onClose={() => question?.answer(false)}>
        {canProve ? (
          <form onSubmit={handleSubmit}>
            <p>Hace rato que entraste, y {why}.</p>
            <Field label="Tu contraseña" name="password" type="password" autoComplete="current-password" required />
            {needsCode && (
              <Field
                label="Código de tu aplicación"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
              />
            )}
            {error !== null && <FailureNotice error={error} />}
            <div className="nv-row dialog-actions">
              <Button rank="main" type="submit">
                Seguir
              </Button>
              <Button onClick={() => question?.answer(false)}>Cancelar</Button>
            </div>
          </form>
        ) : (
          <>
            <Notice tone="plain">
              <p>Hace rato que entraste, y {why}. Sal, vuelve a entrar y repítelo.</p>
            </Notice>
            <Button onClick={() => question?.answer(false)}>Entendido</Button>
          </>
        )}
      </Dialog>
    </>
  );
}
