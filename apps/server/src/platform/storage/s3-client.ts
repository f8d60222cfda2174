import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { AwsClient } from "aws4fetch";
import { beginReading } from "./begin-reading.ts";
import { StoreError } from "./blob-store.ts";
import { createBreaker, REST_MS } from "./breaker.ts";
import type { S3Location } from "./core/storage-url.ts";
import { insist } from "./insist.ts";
import { within } from "./late-answer.ts";

/** Timeouts of the store, milliseconds. */
export interface StoreLimits {
  /** Until the answer to something small begins: people and readers wait for it. */
  readonly beginMs: number;
  /** Until one request is over: the largest blob goes up in half a minute on an ordinary line. */
  readonly wholeMs: number;
  /** Time for which a store that said nothing is not asked. */
  readonly restMs: number;
}

const LIMITS: StoreLimits = { beginMs: 10_000, wholeMs: 30_000, restMs: REST_MS };

/** A longer body takes time to go up, bytes. */
const SMALL_BYTES = 1_000_000;

/** Options with which the S3 store is opened. */
export interface S3Options {
  readonly location: S3Location;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Limits that differ from the usual ones. */
  readonly limits?: Partial<StoreLimits>;
}

/** Bytes of a body that are handed to the connection at once. */
const HANDED_BYTES = 256 * 1024;

/** Request to the service. */
interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** It stays as it is until the answer is there. */
  readonly body?: Uint8Array;
}

/** Response of the service, whole. */
interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A body that is sent from where it is: whole, it would be copied for every try. */
function bodyOf({ body, headers }: Asked): RequestInit & { readonly duplex?: "half" } {
  if (body === undefined) return { headers: { ...headers } };
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.byteLength) return controller.close();
      controller.enqueue(body.subarray(at, at + HANDED_BYTES));
      at += HANDED_BYTES;
    },
  });
  // S3 takes nothing whose length it is not told.
  return { headers: { ...headers, "content-length": String(body.byteLength) }, body: stream, duplex: "half" };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Texts of the elements of a name, in the order of an answer. */
export function tagTexts(xml: string, tag: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text = ""]) =>
    text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
  );
}

/** Whether the service does something that may take it long before it begins to answer. */
const isSlow = ({ method = "GET", headers, body }: Asked) =>
  method === "POST" || headers?.["x-amz-copy-source"] !== undefined || (body?.byteLength ?? 0) > SMALL_BYTES;

/** Creates the way to ask an S3-compatible service: signed, again where that helps, and not for a while after it said nothing. */
export function createS3Client({ location, accessKeyId, secretAccessKey, limits }: S3Options) {
  const { beginMs, wholeMs, restMs } = { ...LIMITS, ...limits };
  const [reading, writing] = [createBreaker(restMs), createBreaker(restMs)];
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: "s3",
    region: location.region,
  });

  /** @returns `null` for 404. @throws {StoreError} For every other refusal. */
  function refused(what: string, status: number, body: string): null {
    const code = tagTexts(body, "Code")[0] ?? "";
    if (status === 404 && code !== "NoSuchBucket") return null;
    throw new StoreError(`the store refuses ${what}: ${status} ${code}`);
  }

  /** Asks once, and reads the answer to its end. */
  async function askOnce(url: string, asked: Asked): Promise<Answered> {
    const signed = await client.sign(url, { method: asked.method ?? "GET", ...bodyOf(asked) });
    return within(wholeMs, async (signal) => {
      const answer = await within(isSlow(asked) ? wholeMs : beginMs, (late) =>
        fetch(signed, { signal: AbortSignal.any([signal, late]) }),
      );
      return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
    });
  }

  /** @returns `null` for 404; throws for every other failure. */
  async function ask(what: string, url: string, asked: Asked = {}): Promise<Answered | null> {
    const breaker = asked.method === undefined ? reading : writing;
    const answer = await insist(what, breaker, async () => {
      const once = await askOnce(url, asked);
      return { answer: once, status: once.status, leave: () => undefined };
    });
    const { status } = answer;
    return status >= 200 && status < 300 ? answer : refused(what, status, answer.body.toString());
  }

  /** Asks for an object that is read as it comes. @returns `null` for 404; throws for every other failure. */
  async function open(
    what: string,
    url: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<IncomingMessage | null> {
    const answer = await insist(what, reading, async () => {
      const begun = await beginReading(await client.sign(url, { headers: { ...headers } }), beginMs);
      return { answer: begun, status: begun.statusCode ?? 0, leave: () => void begun.resume() };
    });
    const status = answer.statusCode ?? 0;
    return status >= 200 && status < 300 ? answer : refused(what, status, await text(answer));
  }

  /** Asks for something that must be there. */
  async function order(what: string, url: string, asked: Asked): Promise<Answered> {
    const answer = await ask(what, url, asked);
    if (answer === null) throw new StoreError(`the store has no place for ${what}`);
    return answer;
  }

  return { ask, order, open };
}
