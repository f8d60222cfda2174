import { IDENTITY_PATH } from "@nv/contracts";
import { type Call, CallFailure, readAnswer, request, type Schema, SENTENCES } from "@nv/web";
import * as z from "zod/mini";
import { describeCall } from "./describe-call.ts";
import type { ProofQuestion } from "./proof-gate.ts";

/** An answer that is a success. */
export interface Answer<Body> {
  readonly body: Body;
  readonly headers: Headers;
}

/** Talks to the server in the name of the person who administers. Failures are {@link CallFailure}s. */
export interface Caller {
  /**
   * Calls the identity service.
   *
   * @param path - Below the service's address, with its leading slash: `/admin/users`.
   * @param schema - What a right answer must be.
   */
  identity<Body>(path: string, schema: Schema<Body>, call?: Call): Promise<Answer<Body>>;
  /**
   * Calls a route of the server itself.
   *
   * @param path - The whole path: `/api/administration/mails`.
   */
  server<Body>(path: string, schema: Schema<Body>, call?: Call): Promise<Answer<Body>>;
  /** Fetches a file from the identity service, such as an export. */
  identityFile(path: string): Promise<Blob>;
}

/** Dependencies of a caller. */
export interface CallerDeps {
  readonly fetch: typeof fetch;
  /**
   * Gives a good access token.
   *
   * @throws When there is none, or when it cannot be renewed now.
   */
  readonly accessToken: () => Promise<string>;
  /** Whether the browser still holds a session; after a refusal to renew it does not. */
  readonly hasSession: () => boolean;
  /** Asks the person to sign in again. @returns Whether they did. */
  readonly signInAgain: () => Promise<boolean>;
  /** Asks the person to prove again who they are, because their session is no longer recent. @returns Whether they did. */
  readonly proveAgain: (question: ProofQuestion) => Promise<boolean>;
}

const Methods = z.object({ methods: z.array(z.string()) });

/** The ways to prove who one is that an answer names; `null` for every other failure. */
function proofMethodsOf({ code, body }: CallFailure): readonly string[] | null {
  if (code !== "REAUTHENTICATION_REQUIRED") return null;
  const read = z.safeParse(Methods, body);
  return read.success ? read.data.methods : [];
}

/** Reasons to prove again who one is: of people the identity service decides, of the doors of all the server. */
const WHY = { identity: "esto abre la cuenta de otra persona", server: "esto cambia las puertas de todo el sitio" };

/**
 * A caller that waits with a call that meets the end of the session until the person has signed in again, and with one that wants a
 * recent proof for that; either is then repeated, so that nothing of what was being done is lost.
 */
export function createCaller(deps: CallerDeps): Caller {
  const { fetch: send, accessToken, hasSession, signInAgain, proveAgain } = deps;

  async function bearer(): Promise<Readonly<Record<string, string>>> {
    try {
      return { authorization: `Bearer ${await accessToken()}` };
    } catch (cause) {
      const kind = hasSession() ? "offline" : "signed-out";
      throw new CallFailure({ kind, sentence: SENTENCES[kind] }, { cause });
    }
  }

  async function attempt(url: string, call: Call, isIdentity: boolean): Promise<Response> {
    const headers = { ...(isIdentity ? await bearer() : {}), ...call.headers };
    return request(url, { ...call, headers }, { fetch: send, describe: describeCall });
  }

  async function persist(url: string, call: Call, isIdentity: boolean): Promise<Response> {
    try {
      return await attempt(url, call, isIdentity);
    } catch (error) {
      if (!(error instanceof CallFailure) || !(await isMended(error, isIdentity))) throw error;
      return attempt(url, call, isIdentity);
    }
  }

  /** Lets the person do what a call wants. @returns Whether they did. */
  async function isMended(error: CallFailure, isIdentity: boolean): Promise<boolean> {
    if (error.kind === "signed-out") return signInAgain();
    const methods = proofMethodsOf(error);
    if (methods === null) return false;
    // Somebody who came by another service proves it there.
    if (methods.length === 0) return signInAgain();
    return proveAgain({ methods, why: isIdentity ? WHY.identity : WHY.server });
  }

  async function ask<Body>(url: string, schema: Schema<Body>, call: Call, isIdentity: boolean): Promise<Answer<Body>> {
    const response = await persist(url, call, isIdentity);
    return { body: await readAnswer(response, schema), headers: response.headers };
  }

  return {
    identity: (path, schema, call = {}) => ask(IDENTITY_PATH + path, schema, call, true),
    server: (path, schema, call = {}) => ask(path, schema, call, false),
    identityFile: async (path) => (await persist(IDENTITY_PATH + path, {}, true)).blob(),
  };
}
