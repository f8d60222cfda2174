import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request as plainRequest } from "node:http";
import { type RequestOptions, request } from "node:https";
import { isIP } from "node:net";
import { Problem } from "../../http/problem.ts";
import { isPublicAddress } from "./core/private-address.ts";

/** What another site answered. */
export interface OutsideAnswer {
  /** Address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** First part of the body, at most as long as was asked for. */
  readonly body: Buffer;
  /** There was more. */
  readonly isCut: boolean;
}

/** Fetches an address that a person gave us, from the server, without reaching what only the server can reach. */
export type OutsideFetch = (url: string, options?: { readonly mostBytes?: number }) => Promise<OutsideAnswer>;

/** How the outside is reached. */
export interface OutsideSettings {
  /** Origins that are taken although they are not https or not public: the local double of a service. */
  readonly trustedOrigins: readonly string[];
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
}

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 4;
const MOST_BYTES = 20 * 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const resolveAll = (host: string) => lookup(host, { all: true });

/**
 * Fetches what is public and nothing of our own network. The name is looked up once, the address is checked, and the connection is made to that address, so
 * that a name which changes its mind in between gets nowhere.
 */
export function createOutsideFetch({ trustedOrigins, resolve = resolveAll }: OutsideSettings): OutsideFetch {
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

  function checked(text: string, base?: string): URL {
    if (!URL.canParse(text, base)) throw new Problem("FETCH_REFUSED");
    const url = new URL(text, base);
    const isHttps = url.protocol === "https:" && (url.port === "" || url.port === "443");
    if ((!isHttps && !trustedOrigins.includes(url.origin)) || url.username || url.password)
      throw new Problem("FETCH_REFUSED");
    return url;
  }

  async function once(url: URL, mostBytes: number): Promise<OutsideAnswer> {
    const target = await addressOf(url);
    const options: RequestOptions = {
      headers: { accept: "*/*", "accept-encoding": "identity", "user-agent": "NarrativasVisuales" },
      // The address that was checked, whatever the name says by now.
      lookup: (_host, asked, done) => {
        if (typeof asked === "object" && asked.all) done(null, [target]);
        else done(null, target.address, target.family);
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    };
    return new Promise((settle, reject) => {
      const sent = (url.protocol === "https:" ? request : plainRequest)(url, options, (response) => {
        readStart(response, mostBytes).then((read) => {
          sent.destroy();
          settle({ url: url.href, status: response.statusCode ?? 0, headers: response.headers, ...read });
        }, reject);
      });
      sent.on("error", reject);
      sent.end();
    });
  }

  async function follow(url: URL, mostBytes: number, redirects: number): Promise<OutsideAnswer> {
    const answer = await once(url, mostBytes);
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.status) || typeof location !== "string") return answer;
    if (redirects === MOST_REDIRECTS) throw new Problem("FETCH_FAILED");
    return follow(checked(location, url.href), mostBytes, redirects + 1);
  }

  return async (text, { mostBytes = MOST_BYTES } = {}) => {
    const url = checked(text);
    try {
      return await follow(url, mostBytes, 0);
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw new Problem("FETCH_FAILED", {}, { cause: error });
    }
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
