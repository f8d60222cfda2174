import { type ProofMethod, proofMethodsOf } from "@nv/identity-client";
import { useMemo, useState } from "react";

/** Message of the service when the sign-in is too old to change a password or an address. */
const PASSWORD_WANTED = "Current password required";

/** Message of the error when the person does not want to prove anything after all. */
export const PROOF_CANCELLED = "proof_cancelled";

/** Message of the error when nothing that the person has could prove it. */
const SIGN_IN_AGAIN = "sign_in_again";

/** A proof that is being asked for. */
export interface AskedProof {
  /** Which section asked: the form stands there. */
  readonly section: string;
  readonly methods: readonly ProofMethod[];
  /** The proof was given. */
  done(): void;
  cancel(): void;
}

/** Runs changes that may want a recent proof of who asks. */
export interface Guard {
  readonly asked: AskedProof | null;
  /**
   * Runs a change; when the service wants a recent proof, asks for it, and then runs the change again.
   *
   * @throws {Error} What the change throws; `proof_cancelled`, `sign_in_again`.
   */
  run<Result>(section: string, change: () => Promise<Result>): Promise<Result>;
}

function methodsWanted(error: unknown): readonly ProofMethod[] | null {
  if (error instanceof Error && error.message === PASSWORD_WANTED) return ["password"];
  return proofMethodsOf(error);
}

/** Keeps the proof that is asked for. One at a time: a later change takes the place of one that still waits. */
export function useGuard(): Guard {
  const [asked, setAsked] = useState<AskedProof | null>(null);

  const run = useMemo(() => {
    let cancelWaiting = () => {};
    function ask(section: string, methods: readonly ProofMethod[]): Promise<void> {
      cancelWaiting();
      return new Promise<void>((resolve, reject) => {
        const cancel = () => reject(new Error(PROOF_CANCELLED));
        cancelWaiting = cancel;
        setAsked({ section, methods, done: resolve, cancel });
      }).finally(() => setAsked((present) => (present?.section === section ? null : present)));
    }
    return async <Result>(section: string, change: () => Promise<Result>): Promise<Result> => {
      try {
        return await change();
      } catch (error) {
        const methods = methodsWanted(error);
        if (methods === null) throw error;
        if (methods.length === 0) throw new Error(SIGN_IN_AGAIN, { cause: error });
        await ask(section, methods);
        return change();
      }
    };
  }, []);
  return { asked, run };
}
