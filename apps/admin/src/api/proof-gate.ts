import { createSignInGate } from "./sign-in-gate.ts";

/** Request to prove again who one is, because the session is no longer recent. */
export interface ProofQuestion {
  /** The ways to prove who one is: `password`, `password_and_code`, `passkey`. */
  readonly methods: readonly string[];
  /** Reason for asking; it follows «Hace rato que entraste, y». */
  readonly why: string;
}

/** Gate that holds calls until the person has proved again who they are. */
export interface ProofGate {
  /** Asks and waits. @returns Whether it was proved. */
  ask(question: ProofQuestion): Promise<boolean>;
  /** Lets the waiting calls go on, or fail. */
  resolve(isProved: boolean): void;
  /** Current question, or `null`. */
  question(): ProofQuestion | null;
  /** Hears when a question begins or ends. @returns Stops listening. */
  subscribe(listener: () => void): () => void;
}

/** However many calls wait, the person is asked once. */
export function createProofGate(): ProofGate {
  const gate = createSignInGate();
  let asked: ProofQuestion | null = null;
  return {
    ask(question) {
      asked ??= question;
      return gate.wait();
    },
    resolve(isProved) {
      asked = null;
      gate.resolve(isProved);
    },
    question: () => asked,
    subscribe: gate.subscribe,
  };
}
