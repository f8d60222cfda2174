import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request as plainRequest } from "node:http";
import { type RequestOptions, request } from "node:https";
import { isIP } from "node:net";
import { Problem } from "../../http/problem.ts";
import { isPublicAddress } from "./core/private-address.ts";

/** Response of another site. */
export interface OutsideAnswer {
  /** Address that answered. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** First part of the body, at most as long as was asked for. */
  readonly body: Buffer;
  /** There was more. */
  readonly isCut: boolean;
}

/** Settings of requests to other sites. */
export interface OutsideSettings {
  /** Origins that are taken although they are not https or not public: the local double of a service. */
  readonly trustedOrigins: readonly string[];
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
}

/** One question to another site. */
export interface OutsideQuestion {
  readonly url: URL;
  readonly method: "GET" | "HEAD" | "POST";
  /** Headers besides those that every question has. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: Uint8Array | undefined;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
  /** Mark of what we have, as this address gave it: it answers 304 when it has nothing else. */
  readonly etag?: string | undefined;
}

/** Client for other sites, one request at a time. */
export interface ReachOutside {
  /**
   * Reads an address that may be asked.
   *
   * @param plain - Whether http on its own port is taken too: only where nothing that comes is believed.
   * @throws {Problem} `FETCH_REFUSED`.
   */
  checked(text: string, plain: "https" | "http-too", base?: string): URL;
  /** @throws {Problem} `FETCH_REFUSED` when the name leads into the house. @throws What the connection says. */
  once(question: OutsideQuestion): Promise<OutsideAnswer>;
  /** Asks for something that is read as it comes. Who reads it ends or destroys it. @throws As `once`. */
  begin(question: Omit<OutsideQuestion, "mostBytes">): Promise<IncomingMessage>;
}

const PORTS: Readonly<Record<string, string>> = { "https:": "443", "http:": "80" };

const resolveAll = (host: string) => lookup(host, { all: true });

/**
 * Reaches what is public and nothing of our own network. The name is looked up once, the address is checked, and the connection is made to that address, so
 * that a name which changes its mind in between gets nowhere.
 */
export function createReachOutside({ trustedOrigins, resolve = resolveAll }: OutsideSettings): ReachOutside {
  async function addressOf(url: URL): Promise<LookupAddress> {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const family = isIP(host);
    const found = family === 0 ? await resolve(host) : [{ address: host, family }];
    const [first] = found;
    const isTrusted = trustedOrigins.includes(url.origin);
    if (first === undefined) throw new Problem("FETCH_FAILED");
    // One private address among the public ones is a trap.
    if (!isTrusted && !found.every(({ address }) => isPublicAddress(address))) throw new Problem("FETCH_REFUSED");
    return first;
  }

  async function begin(question: Omit<OutsideQuestion, "mostBytes">): Promise<IncomingMessage> {
    const { url, method, signal, etag, headers = {}, body } = question;
    const target = await addressOf(url);
    const options: RequestOptions = {
      method,
      headers: {
        ...{ accept: "*/*", "accept-encoding": "identity", "user-agent": "NarrativasVisuales" },
        ...(etag !== undefined && { "if-none-match": etag }),
        ...(body !== undefined && { "content-length": String(body.byteLength) }),
        ...headers,
      },
      // The address that was checked, whatever the name says by now.
      lookup: (_host, asked, done) => {
        if (typeof asked === "object" && asked.all) done(null, [target]);
        else done(null, target.address, target.family);
      },
      signal,
      agent: false,
    };
    return new Promise((settle, reject) => {
      const sent = (url.protocol === "https:" ? request : plainRequest)(url, options, settle);
      sent.on("error", reject);
      sent.end(body);
    });
  }

  return {
    checked(text, plain, base) {
      if (!URL.canParse(text, base)) throw new Problem("FETCH_REFUSED");
      const url = new URL(text, base);
      const isTaken = url.protocol === "https:" || (plain === "http-too" && url.protocol === "http:");
      const isOwnPort = url.port === "" || url.port === PORTS[url.protocol];
      if ((!(isTaken && isOwnPort) && !trustedOrigins.includes(url.origin)) || url.username || url.password)
        throw new Problem("FETCH_REFUSED");
      return url;
    },

    begin,

    async once({ mostBytes, ...question }) {
      const response = await begin(question);
      const { statusCode: status = 0, headers } = response;
      try {
        return { url: question.url.href, status, headers, ...(await readStart(response, mostBytes)) };
      } finally {
        response.destroy();
      }
    },
  };
}

async function readStart(response: IncomingMessage, mostBytes: number): Promise<{ body: Buffer; isCut: boolean }> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    const chunk: Buffer = part;
    parts.push(chunk.subarray(0, mostBytes - size));
    size += chunk.length;
    if (size > mostBytes) return { body: Buffer.concat(parts), isCut: true };
  }
  return { body: Buffer.concat(parts), isCut: false };
}
