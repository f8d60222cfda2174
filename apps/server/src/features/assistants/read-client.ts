import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";

/** Description that an assistant gives of itself, as far as it is read. */
const ClientDocument = z.looseObject({
  client_id: z.string(),
  client_name: z.string().max(200).optional(),
  redirect_uris: z.array(z.string().max(2000)).min(1).max(50),
  token_endpoint_auth_method: z.string().optional(),
});

/** An assistant, as its description says. */
export interface ClientDescription {
  /** Address of the description. */
  readonly id: string;
  /** Name that it gives itself, in one line; its host when it gives none. */
  readonly name: string;
  readonly host: string;
  readonly redirectUris: readonly string[];
}

/** Largest description that is read, bytes: the draft's own advice. */
const MOST_BYTES = 5120;

/** Longest name that is shown, characters. */
const NAME_LENGTH = 60;

/** Reads who asks. @throws {Problem} `ASSISTANT_UNKNOWN`. */
export type ReadClient = (clientId: string) => Promise<ClientDescription>;

/** An address that can be that of a description: with a path, and nothing that two programs might read in two ways. */
function addressOf(clientId: string): URL | null {
  if (!URL.canParse(clientId)) return null;
  const url = new URL(clientId);
  const isPlain =
    url.href === clientId && url.hash === "" && !clientId.includes("#") && url.username === "" && url.password === "";
  return url.protocol === "https:" && isPlain && url.pathname !== "/" ? url : null;
}

/** Control characters and marks of direction would let a name look like another. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, NAME_LENGTH);

/**
 * Reads the description of an assistant at the address that is its name. It is fetched as every address that somebody gives us, so that nobody reaches
 * the inside of the house by it; what leads elsewhere is none.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-oauth-client-id-metadata-document/
 */
export function createReadClient(outsideFetch: OutsideFetch): ReadClient {
  return async (clientId) => {
    const url = addressOf(clientId);
    if (url === null) throw new Problem("ASSISTANT_UNKNOWN");
    try {
      const answer = await outsideFetch(clientId, { mostBytes: MOST_BYTES, mostRedirects: 0 });
      if (answer.status !== 200 || answer.isCut) throw new Problem("ASSISTANT_UNKNOWN");
      const document = ClientDocument.parse(JSON.parse(answer.body.toString("utf8")));
      // A description says whose it is, or any page that somebody can write on a host would speak for the host.
      const isItsOwn = document.client_id === clientId;
      const hasNoSecret = (document.token_endpoint_auth_method ?? "none") === "none";
      if (!isItsOwn || !hasNoSecret) throw new Problem("ASSISTANT_UNKNOWN");
      const name = oneLine(document.client_name ?? "");
      return {
        id: clientId,
        name: name === "" ? url.host : name,
        host: url.host,
        redirectUris: document.redirect_uris,
      };
    } catch (cause) {
      if (cause instanceof Problem && cause.code === "ASSISTANT_UNKNOWN") throw cause;
      throw new Problem("ASSISTANT_UNKNOWN", {}, { cause });
    }
  };
}
