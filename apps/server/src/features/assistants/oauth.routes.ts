import {
  ASSISTANT_SCOPES,
  AUTHORIZE_PAGE,
  MCP_PATH,
  OAUTH_METADATA_PATH,
  OAUTH_TOKEN_PATH,
  RESOURCE_METADATA_PATH,
} from "@nv/contracts";
import { assistantsApi } from "@nv/contracts/schemas";
import type { Grants } from "@nv/identity-server";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { z } from "zod";
import { actingAdministrator } from "../../http/acting.ts";
import { createAllowance } from "../../http/allowance.ts";
import { addFormParser } from "../../http/body-parsers.ts";
import { Problem } from "../../http/problem.ts";
import { SESSION, serve } from "../../http/serve.ts";
import type { Authorize } from "./authorize.service.ts";

/** Dependencies of the routes. */
export interface OAuthDeps {
  readonly authorize: Authorize;
  readonly grants: Pick<Grants, "exchange">;
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly isOn: () => boolean;
  readonly now: () => number;
}

const text = z.string().max(2000);
const TokenRequest = z.object({
  grant_type: text,
  code: text,
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  client_id: text,
  redirect_uri: text,
  resource: text.optional(),
});

/** Tokens that one address fetches in a minute. */
const TOKENS_PER_MINUTE = 60;

/** Largest request for a token, bytes. */
const BODY_BYTES = 16_384;

/** Seconds that a reader may keep what is said of the service. */
const LIFE_S = 600;

/**
 * OAuth 2.1 for assistants: what there is to know of it (RFC 8414, RFC 9728), the page's calls, and the token. Errors: `ASSISTANTS_OFF`,
 * `ASSISTANT_UNKNOWN`, `ASSISTANT_RETURN_WRONG`, `ASSISTANT_REQUEST_WRONG`, `TOO_MANY_TRIES`; of the token, in the words of RFC 6749.
 *
 * @see docs/contracts/assistants.md
 */
export const oauthRoutes: FastifyPluginAsync<OAuthDeps> = async (app, deps) => {
  const { authorize, grants, siteUrl, isOn, now } = deps;
  const resource = siteUrl + MCP_PATH;
  const open = { config: { access: "public" } } as const;
  const mayFetch = createAllowance({ most: TOKENS_PER_MINUTE, perMs: 60_000, now });

  serve(app, assistantsApi, SESSION, {
    look: ({ body, session }) => authorize.look(body, session.userId),
    answer: ({ body, request }) => authorize.answer(body, actingAdministrator(request)),
  });

  /** Answers with what anybody may read, of whichever origin; nothing while assistants are off. */
  function publish(reply: FastifyReply, document: object): object {
    if (!isOn()) throw new Problem("NOT_FOUND");
    reply.header("cache-control", `public, max-age=${LIFE_S}`).header("access-control-allow-origin", "*");
    return document;
  }

  app.get(OAUTH_METADATA_PATH, open, async (_request, reply) =>
    publish(reply, {
      issuer: siteUrl,
      authorization_endpoint: siteUrl + AUTHORIZE_PAGE,
      token_endpoint: siteUrl + OAUTH_TOKEN_PATH,
      scopes_supported: ASSISTANT_SCOPES,
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code"],
      token_endpoint_auth_methods_supported: ["none"],
      code_challenge_methods_supported: ["S256"],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    }),
  );

  for (const path of [RESOURCE_METADATA_PATH, RESOURCE_METADATA_PATH + MCP_PATH]) {
    app.get(path, open, async (_request, reply) =>
      publish(reply, {
        resource,
        resource_name: "Narrativas Visuales",
        authorization_servers: [siteUrl],
        scopes_supported: ASSISTANT_SCOPES,
        bearer_methods_supported: ["header"],
      }),
    );
  }

  await app.register(async (scope) => {
    addFormParser(scope);
    scope.post(OAUTH_TOKEN_PATH, { ...open, bodyLimit: BODY_BYTES }, async (request, reply) => {
      if (!isOn()) throw new Problem("NOT_FOUND");
      reply.header("cache-control", "no-store").header("access-control-allow-origin", "*");
      const refuse = (error: string, status = 400) => reply.code(status).send({ error });
      if (!mayFetch(request.ip)) return refuse("slow_down", 429);
      const read = TokenRequest.safeParse(request.body);
      if (!read.success) return refuse("invalid_request");
      const { grant_type, code, code_verifier, client_id, redirect_uri } = read.data;
      if (grant_type !== "authorization_code") return refuse("unsupported_grant_type");
      if (read.data.resource !== undefined && read.data.resource !== resource) return refuse("invalid_target");
      const asked = { code, verifier: code_verifier, clientId: client_id, redirectUri: redirect_uri };
      const granted = await grants.exchange(asked);
      if (granted === null) return refuse("invalid_grant");
      return reply.send({
        access_token: granted.token,
        token_type: "Bearer",
        expires_in: granted.expiresInS,
        scope: granted.scopes.join(" "),
      });
    });
  });
};
