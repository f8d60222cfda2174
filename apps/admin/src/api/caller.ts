import { IDENTITY_PATH } from "@nv/contracts";
import * as z from "zod/mini";
import { CallError } from "./call-error.ts";
import { failureOf, SENTENCES } from "./core/failure.ts";
import type { ProofQuestion } from "./proof-gate.ts";

/** One call. */
export interface Call {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON; left out when there is none. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** An answer that is a success. */
export interface Answer<Body> {
  readonly body: Body;
  readonly headers: Headers;
}

/** Talks to the server in the name of the person who administers. Failures are {@link CallError}s. */
export interface Caller {
  /**
   * Calls the identity service.
   *
   * @param path - Below the service's address, with its leading slash: `/admin/users`.
   * @param schema - What a right answer must be.
   */
  identity<Schema extends z.core.$ZodType>(path: string, schema: Schema, call?: Call): Promise<Answer<z.infer<Schema>>>;
  /**
   * Calls a route of the server itself.
   *
   * @param path - The whole path: `/api/administration/mails`.
   */
  server<Schema extends z.core.$ZodType>(path: string, schema: Schema, call?: Call): Promise<Answer<z.infer<Schema>>>;
  /** Fetches a file from the identity service, such as an export. */
  identityFile(path: string): Promise<Blob>;
}

/** What a caller needs. */
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

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    // Something between here and the server answered; the status says what there is to know.
    return undefined;
  }
}

function failedCall(response: Response, body: unknown): CallError {
  return new CallError(failureOf(response.status, body), body);
}

const Methods = z.object({ methods: z.array(z.string()) });

/** The ways to prove who one is that an answer names; `null` for every other failure. */
function proofMethodsOf({ code, body }: CallError): readonly string[] | null {
  if (code !== "REAUTHENTICATION_REQUIRED") return null;
  const read = z.safeParse(Methods, body);
  return read.success ? read.data.methods : [];
}

/** Why one proves again who one is: of people the identity service decides, of the doors of all the server. */
const WHY = { identity: "esto abre la cuenta de otra persona", server: "esto cambia las puertas de todo el sitio" };

const SIGNED_OUT = { kind: "signed-out", sentence: SENTENCES["signed-out"], code: null } as const;

/**
 * Makes the caller. A call that meets the end of the session waits for the person to sign in again, one that wants a
 * recent proof for that; either is then repeated, so that nothing of what was being done is lost.
 */
export function createCaller(deps: CallerDeps): Caller {
  const { fetch: send, accessToken, hasSession, signInAgain, proveAgain } = deps;

  async function reach(url: string, init: RequestInit): Promise<Response> {
    try {
      return await send(url, { ...init, credentials: "same-origin", cache: "no-store" });
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      throw new CallError({ kind: "offline", sentence: SENTENCES.offline, code: null }, undefined, { cause });
    }
  }

  async function bearer(): Promise<Readonly<Record<string, string>>> {
    try {
      return { authorization: `Bearer ${await accessToken()}` };
    } catch (cause) {
      const isOver = !hasSession();
      const view = isOver ? SIGNED_OUT : ({ kind: "offline", sentence: SENTENCES.offline, code: null } as const);
      throw new CallError(view, undefined, { cause });
    }
  }

  async function attempt(url: string, call: Call, isIdentity: boolean): Promise<Response> {
    const { method = "GET", json, headers, signal } = call;
    const response = await reach(url, {
      method,
      headers: {
        accept: "application/json",
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...(isIdentity ? await bearer() : {}),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!response.ok) throw failedCall(response, await readBody(response));
    return response;
  }

  async function persist(url: string, call: Call, isIdentity: boolean): Promise<Response> {
    try {
      return await attempt(url, call, isIdentity);
    } catch (error) {
      if (!(error instanceof CallError) || !(await isMended(error, isIdentity))) throw error;
      return attempt(url, call, isIdentity);
    }
  }

  /** Lets the person do what a call wants. @returns Whether they did. */
  async function isMended(error: CallError, isIdentity: boolean): Promise<boolean> {
    if (error.kind === "signed-out") return signInAgain();
    const methods = proofMethodsOf(error);
    if (methods === null) return false;
    // Somebody who came by another service proves it there.
    if (methods.length === 0) return signInAgain();
    return proveAgain({ methods, why: isIdentity ? WHY.identity : WHY.server });
  }

  async function ask<Schema extends z.core.$ZodType>(url: string, schema: Schema, call: Call, isIdentity: boolean) {
    const response = await persist(url, call, isIdentity);
    const body = z.safeParse(schema, await readBody(response));
    if (body.success) return { body: body.data, headers: response.headers };
    throw new CallError({ kind: "broken", sentence: SENTENCES.broken, code: null }, undefined, { cause: body.error });
  }

  return {
    identity: (path, schema, call = {}) => ask(IDENTITY_PATH + path, schema, call, true),
    server: (path, schema, call = {}) => ask(path, schema, call, false),
    identityFile: async (path) => (await persist(IDENTITY_PATH + path, {}, true)).blob(),
  };
}
