import { z } from "zod";

/** The service was killed before its answer was complete: nobody knows what became of the request. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";
}

/** An answer that arrived whole. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Parts of a request besides method and path. */
export interface Sent {
  readonly json?: object;
  readonly form?: Record<string, string>;
  readonly bearer?: string;
  /** The client's address, as a proxy would tell it: limits are counted by it. */
  readonly address: string;
}

/** Makes a request. */
export type Call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, sent: Sent) => Promise<Answer>;

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/** The tokens of an answer of `POST /token`. */
export function tokensOf({ body }: Answer): { access: string; refresh: string } {
  const { access_token, refresh_token } = Tokens.parse(body);
  return { access: access_token, refresh: refresh_token };
}

/**
 * Makes the calls to a service that may be killed at any moment.
 *
 * @param address - Where it listens now.
 * @returns Calls that throw {@link Unanswered}.
 */
export function createCall(url: string): Call {
  return async (method, path, { json, form, bearer, address }) => {
    const headers = new Headers({ "x-forwarded-for": address, "user-agent": "tests" });
    if (bearer !== undefined) headers.set("authorization", `Bearer ${bearer}`);
    if (json !== undefined) headers.set("content-type", "application/json");
    const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
    try {
      const answer = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
      const text = await answer.text();
      return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
    } catch (cause) {
      if (cause instanceof TypeError) throw new Unanswered(`${method} ${path}`, { cause });
      throw cause;
    }
  };
}
