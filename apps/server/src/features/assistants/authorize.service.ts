import { ASSISTANT_SCOPES, type AssistantScope, MCP_PATH } from "@nv/contracts";
import type {
  AuthorizationAnswer,
  AuthorizationRequest,
  AuthorizationReturn,
  AuthorizationView,
} from "@nv/contracts/schemas";
import type { ActingAdministrator, Grants } from "@nv/identity-server";
import { createAllowance } from "../../http/allowance.ts";
import { Problem } from "../../http/problem.ts";
import { isDeclared, isLoopback } from "./core/return-address.ts";
import type { ClientDescription, ReadClient } from "./read-client.ts";

/** Pattern of the proof of RFC 7636 by SHA-256, the only one that is taken. */
const CHALLENGE = /^[\w-]{43}$/;

/** Looks of one person in a minute: each fetches an address that somebody gave. */
const LOOKS_PER_MINUTE = 20;

/** Dependencies of the permissions. */
export interface AuthorizeDeps {
  readonly readClient: ReadClient;
  readonly grants: Pick<Grants, "allow">;
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly isOn: () => boolean;
  readonly now: () => number;
}

/** Permissions of assistants, as their page asks for them. */
export type Authorize = ReturnType<typeof createAuthorize>;

const isAssistantScope = (text: string): text is AssistantScope => ASSISTANT_SCOPES.some((scope) => scope === text);

/** Scopes that are asked for, of those there are; all of it where nothing is named. */
function scopesOf({ scope }: AuthorizationRequest): readonly AssistantScope[] {
  const named = scope.split(" ").filter((one) => one !== "");
  return named.length === 0 ? ASSISTANT_SCOPES : ASSISTANT_SCOPES.filter((one) => named.includes(one));
}

/** Shows who asks for permission, and gives what the person says back to it. */
export function createAuthorize({ readClient, grants, siteUrl, isOn, now }: AuthorizeDeps) {
  const mayLook = createAllowance({ most: LOOKS_PER_MINUTE, perMs: 60_000, now });
  const resource = siteUrl + MCP_PATH;

  /** Reads who asks, each time: what the page says is not believed. */
  async function check(request: AuthorizationRequest, userId: string): Promise<ClientDescription> {
    if (!isOn()) throw new Problem("ASSISTANTS_OFF");
    if (!mayLook(userId)) throw new Problem("TOO_MANY_TRIES", { retryAfterS: 60 });
    const client = await readClient(request.clientId);
    if (!isDeclared(request.redirectUri, client.redirectUris)) throw new Problem("ASSISTANT_RETURN_WRONG");
    const isRight =
      request.responseType === "code" &&
      request.codeChallengeMethod === "S256" &&
      CHALLENGE.test(request.codeChallenge) &&
      (request.resource === "" || request.resource === resource) &&
      scopesOf(request).length > 0;
    if (!isRight) throw new Problem("ASSISTANT_REQUEST_WRONG");
    return client;
  }

  function returnTo({ redirectUri, state }: AuthorizationRequest, said: Readonly<Record<string, string>>): string {
    const url = new URL(redirectUri);
    // RFC 9207: by whom it was answered, so that nobody takes the answer of one for that of another.
    const fields = { ...said, ...(state === "" ? {} : { state }), iss: siteUrl };
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return url.href;
  }

  return {
    /** @throws {Problem} `ASSISTANTS_OFF`, `ASSISTANT_UNKNOWN`, `ASSISTANT_RETURN_WRONG`, `ASSISTANT_REQUEST_WRONG`, `TOO_MANY_TRIES`. */
    async look(request: AuthorizationRequest, userId: string): Promise<AuthorizationView> {
      const { name, host } = await check(request, userId);
      const url = new URL(request.redirectUri);
      return { name, host, returnHost: url.host, isOnThisMachine: isLoopback(url), scopes: [...scopesOf(request)] };
    },
    /** @throws {Problem} as `look`. @throws {AdministrationError} `FORBIDDEN`. */
    async answer(answer: AuthorizationAnswer, caller: ActingAdministrator): Promise<AuthorizationReturn> {
      const client = await check(answer, caller.userId);
      const asked = scopesOf(answer);
      const scopes = answer.scopes.filter((scope) => asked.includes(scope));
      if (!answer.isAllowed || scopes.length === 0) {
        return { url: returnTo(answer, { error: "access_denied" }) };
      }
      const code = await grants.allow(
        {
          ...{ clientId: client.id, clientName: `${client.name} (${client.host})` },
          ...{ redirectUri: answer.redirectUri, challenge: answer.codeChallenge, resource },
          scopes: [...scopes.filter(isAssistantScope), "assistant:use"],
        },
        caller,
      );
      return { url: returnTo(answer, { code }) };
    },
  };
}
