import type { Schema } from "../schema.ts";
import {
  CallFailure,
  type DescribeFailure,
  describeFailure,
  NO_STATUS,
  ORDER_SENTENCES,
  SENTENCES,
  toCallFailure,
  UNSAVED_SENTENCES,
} from "./call-failure.ts";
import { renewSession } from "./renew-session.ts";

/** Status of an answer to somebody without a session. */
const UNAUTHORIZED = 401;

/** One call. */
export interface Call {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | undefined;
  /** It carries nothing that somebody wrote, so a failure promises nothing about that. */
  readonly isOrder?: boolean | undefined;
  /** Sent as JSON; left out when there is none. */
  readonly json?: unknown;
  /** Sent as it is, such as a picture; its type is among the headers. Left out when there is none. */
  readonly body?: Blob | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Replacements that a page may give for the defaults. */
export interface CallTools {
  readonly fetch?: typeof fetch;
  readonly describe?: DescribeFailure;
  /** Opens a session that ended; says whether it could. */
  readonly renew?: () => Promise<boolean>;
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

/**
 * Sends a request to the server that this page came from. Refused for want of a session, it is repeated once when that can be renewed:
 * nothing of it was done the first time.
 *
 * @returns The answer, which is a success.
 * @throws {CallFailure} When it is refused, or nothing answers. What nobody waits for any more rejects with the signal's own reason.
 */
export async function request(address: string, call: Call = {}, tools: CallTools = {}): Promise<Response> {
  const { method = "GET", isOrder = false, json, body = null, headers, signal } = call;
  const sentences = method === "GET" || method === "HEAD" ? SENTENCES : isOrder ? ORDER_SENTENCES : UNSAVED_SENTENCES;
  const { describe = (status, body) => describeFailure(status, body, sentences) } = tools;
  const sent = new Headers({ accept: "application/json", ...headers });
  if (json !== undefined) sent.set("content-type", "application/json");
  const send = async () => {
    try {
      return await (tools.fetch ?? fetch)(address, {
        method,
        headers: sent,
        cache: "no-store",
        body: json === undefined ? body : JSON.stringify(json),
        signal: signal ?? null,
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new CallFailure(await describe(NO_STATUS, undefined), { cause });
    }
  };
  let response = await send();
  if (response.status === UNAUTHORIZED && (await (tools.renew ?? renewSession)())) response = await send();
  if (response.ok) return response;
  throw new CallFailure(await describe(response.status, await readBody(response)));
}

/**
 * Reads a success.
 *
 * @param schema - What a right answer must be.
 * @throws {CallFailure} `broken`, when it is anything else: never half an answer.
 */
export async function readAnswer<Body>(response: Response, schema: Schema<Body>): Promise<Body> {
  const read = schema.safeParse(await readBody(response));
  if (read.success) return read.data;
  throw toCallFailure(read.error);
}

/** Calls a route of the server and reads its answer. @throws {CallFailure} As {@link request} and {@link readAnswer} do. */
export async function callServer<Body>(schema: Schema<Body>, address: string, call?: Call): Promise<Body> {
  return readAnswer(await request(address, call), schema);
}
