import type { ExternalPage } from "@nv/contracts/schemas";
import { createAllowance } from "../../http/allowance.ts";
import { Problem } from "../../http/problem.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { externalPage, type OEmbedFacts, readOEmbed, readPage } from "./core/read-external.ts";

/** Most that is read of a page: what it says of itself is in its head. Bytes. */
const PAGE_BYTES = 524_288;

/** Most that is read of an oEmbed answer, bytes. */
const OEMBED_BYTES = 131_072;

/** Addresses that a person has looked at in a minute. */
const LOOKS_A_MINUTE = 20;

/** Dependencies of the description of others' pages. */
interface ExternalDeps {
  readonly outsideFetch: OutsideFetch;
  readonly now: () => number;
}

/** Asks others' addresses what they are, for who wants them in a story. */
export function createDescribeExternal({ outsideFetch, now }: ExternalDeps) {
  const mayLook = createAllowance({ most: LOOKS_A_MINUTE, perMs: 60_000, now });

  /** Reads the oEmbed of a page; a page is described without it when it fails. */
  async function oEmbedOf(url: string | null): Promise<OEmbedFacts | null> {
    if (url === null) return null;
    try {
      const { status, body } = await outsideFetch(url, { mostBytes: OEMBED_BYTES });
      return status === 200 ? readOEmbed(body.toString()) : null;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  /**
   * Describes the page at an address.
   *
   * @throws {Problem} `FETCH_REFUSED`, `FETCH_FAILED`; `TOO_MANY_TRIES`.
   */
  return async (userId: string, address: string): Promise<ExternalPage> => {
    if (!mayLook(userId)) throw new Problem("TOO_MANY_TRIES", { retryAfterS: 60 });
    const answer = await outsideFetch(address, { mostBytes: PAGE_BYTES });
    if (answer.status !== 200) throw new Problem("FETCH_FAILED");
    const isHtml = String(answer.headers["content-type"] ?? "").startsWith("text/html");
    const facts = readPage(isHtml ? answer.body.toString() : "", answer.url);
    return externalPage(answer, facts, await oEmbedOf(facts.oEmbedUrl));
  };
}

/** Asks an address what it is. */
export type DescribeExternal = ReturnType<typeof createDescribeExternal>;
