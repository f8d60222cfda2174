import type { CustomFetch } from "openid-client";

/** Largest answer of a service that is read, bytes; the longest honest ones, lists of keys, have a few thousand. */
const ANSWER_MAX_BYTES = 256 * 1024;

/** Statuses whose answers must not have a body. */
const BODILESS = new Set([204, 205, 304]);

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(maxBytes);
  let length = 0;
  if (response.body === null) return body.subarray(0, 0);
  for await (const part of response.body) {
    if (length + part.byteLength > maxBytes) throw new RangeError(`the answer has more than ${maxBytes} bytes`);
    body.set(part, length);
    length += part.byteLength;
  }
  return body.subarray(0, length);
}

/**
 * The only way to talk to outside services: an answer must come whole within the time, be of a sane size, and
 * come from the address asked, because a redirect would take the secrets along. It sends forms and nothing else.
 *
 * @param timeoutMs - For the whole answer, milliseconds.
 */
export function createProviderFetch(timeoutMs: number): CustomFetch {
  return async (url, { body, headers, method }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const form = body instanceof URLSearchParams ? body : null;
    const response = await fetch(url, { body: form, headers, method, redirect: "manual", signal });
    const { status, statusText } = response;
    const content = await readAtMost(response, ANSWER_MAX_BYTES);
    return new Response(BODILESS.has(status) ? null : content, { status, statusText, headers: response.headers });
  };
}
