import { errorMessageOf } from "./core/error-message.ts";
import { isRecord } from "./core/is-record.ts";
import type { Pagination } from "./core/pagination.ts";
import { JSONHTTPError, TextHTTPError } from "./errors.ts";
import { loadPart } from "./load-part.ts";

/** Options of a call besides its path. */
export interface RequestOptions {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** Overrides the client's audience for this call: the `X-JWT-AUD` header. */
  readonly audience?: string;
  /** Lets the call outlive the page, for what must still be said while leaving it. */
  readonly keepalive?: boolean;
}

/** Options of {@link Api}. */
export interface ApiOptions {
  /** Sent with every call. */
  readonly defaultHeaders?: Record<string, string>;
}

/** A list answer that came with a `Link` header. */
export interface Page {
  readonly pagination: Pagination;
  readonly items: unknown;
}

/** Sends calls to one identity service and turns its answers into values or errors. */
export class Api {
  /** Address of the service, without a slash at the end. */
  readonly apiURL: string;
  /** Sent with every call. `X-Use-Cookie` comes to live here once a session is opened. */
  readonly defaultHeaders: Record<string, string>;
  readonly _sameOrigin: boolean;

  /** @param apiURL - Without it, paths are addresses themselves. */
  constructor(apiURL = "", { defaultHeaders = {} }: ApiOptions = {}) {
    this.apiURL = apiURL.replace(/\/+$/, "");
    this.defaultHeaders = defaultHeaders;
    this._sameOrigin = /^\/(?!\/)/.test(apiURL);
  }

  /**
   * Sends one call. What it answers has the type that the caller expects, as in `gotrue-js`; nobody checks it here.
   *
   * @param path - Path below the service's address, with its leading slash.
   * @returns The JSON body, a {@link Page} when the answer is paged, or the text of a body that is not JSON.
   * @throws {JSONHTTPError} When the service refused; the message is the service's own.
   * @throws {TextHTTPError} When the failed answer is not JSON; the message is the HTTP status text.
   * @throws {TypeError} When the network failed.
   */
  async request<Answer = unknown>(path: string, options: RequestOptions = {}): Promise<Answer> {
    const { headers, audience, ...rest } = options;
    const response = await fetch(this.apiURL + path, {
      ...rest,
      headers: {
        ...this.defaultHeaders,
        ...(rest.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(audience ? { "X-JWT-AUD": audience } : {}),
        ...headers,
      },
      ...(this._sameOrigin ? { credentials: "same-origin" } : {}),
    });
    return response.ok ? readAnswer(response) : Promise.reject(await readFailure(response));
  }
}

const isJson = (response: Response) => /\bjson\b/.test(response.headers.get("Content-Type") ?? "");

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  let answer = await (isJson(response) ? response.json() : response.text());
  const link = response.headers.get("Link");
  if (link !== null && typeof answer !== "string") {
    // Only an administrator's lists are paged: a page where people sign in does not carry the arithmetic.
    const { paginationOf } = await loadPart(() => import("./core/pagination.ts"));
    answer = { pagination: paginationOf(link, response.headers.get("X-Total-Count")), items: answer } satisfies Page;
  }
  return answer;
}

async function readFailure(response: Response): Promise<Error> {
  const { status } = response;
  // HTTP/2 has no words for a status.
  const answer = { status, statusText: response.statusText || `HTTP ${status}` };
  const data = await response.text();
  if (isJson(response)) {
    try {
      const json: unknown = JSON.parse(data);
      if (isRecord(json)) {
        const failure = new JSONHTTPError(answer, json);
        failure.message = errorMessageOf(json) ?? failure.message;
        return failure;
      }
    } catch {
      // A body that breaks its own content type is text; the status still tells what happened.
    }
  }
  return new TextHTTPError(answer, data);
}
