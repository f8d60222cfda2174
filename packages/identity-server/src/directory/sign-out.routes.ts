import { OIDC_NAMES } from "@nv/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bothSlashes } from "../http/both-slashes.ts";
import { readForm } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { IdentityError } from "../identity-error.ts";
import type { RateLimiter } from "../limits/rate-limits.service.ts";
import { MINUTE_MS } from "../options.ts";
import type { ProviderSet } from "../providers/provider-set.ts";
import type { DirectoryWatch } from "./directory-watch.service.ts";

/** Clocks of two machines may differ by this much, milliseconds. */
const CLOCK_SKEW_MS = MINUTE_MS;

interface SignOutDeps {
  readonly providers: ProviderSet;
  readonly watch: DirectoryWatch;
  readonly limiter: RateLimiter;
  readonly requests: Requests;
  readonly now: () => number;
  /** Public address of the site, without a path. */
  readonly siteUrl: string;
}

/** Sign-outs that a directory tells of: `POST /oidc/logout` behind the person's back, `GET` and `POST /saml/logout` through their browser. */
export function addDirectorySignOutRoutes(app: FastifyInstance, deps: SignOutDeps): void {
  const { providers, watch, limiter, requests, now, siteUrl } = deps;
  const { saml } = providers;
  const directories = OIDC_NAMES.flatMap((name) => {
    const directory = providers.oauth.get(name)?.directory ?? null;
    return directory === null ? [] : [{ name, directory }];
  });

  /** Finds the directory that signed a token: no other one's keys open it. */
  async function whoseToken(token: string) {
    let refusal = new IdentityError("LOGOUT_TOKEN_INVALID");
    for (const { name, directory } of directories) {
      try {
        return { provider: name, ...(await directory.signOut(token)) };
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error;
        // One that does not answer may be the one: it tries again.
        if (error.code === "PROVIDER_UNREACHABLE" || directories.length === 1) refusal = error;
      }
    }
    throw refusal;
  }

  /** @see OpenID Connect Back-Channel Logout 1.0, 2.5 to 2.8 */
  async function backChannel(request: FastifyRequest, reply: FastifyReply) {
    const caller = requests.caller(request);
    await limiter.count("directoryByAddress", caller.address);
    const token = readForm(request.body).get("logout_token") ?? "";
    if (token === "") throw new IdentityError("LOGOUT_TOKEN_INVALID");
    const { provider, issuer, subject, sid, atMs } = await whoseToken(token);
    // A token that comes twice must not end what was opened since.
    const openedUntilMs = atMs + CLOCK_SKEW_MS;
    await watch.signOut({ provider, issuer, subject, sid, openedUntilMs }, caller);
    return reply.code(200).send({});
  }

  async function singleLogout(request: FastifyRequest, reply: FastifyReply) {
    const caller = requests.caller(request);
    await limiter.count("directoryByAddress", caller.address);
    const mark = request.url.indexOf("?");
    const query = request.method === "GET" ? request.url.slice(mark + 1) : null;
    const fields = query === null ? readForm(request.body) : new URLSearchParams(query);
    if (saml === null) throw new IdentityError("LOGOUT_TOKEN_INVALID");
    const { issuer, subject, sid, answerUrl } = await saml.signOut(fields, query);
    await watch.signOut({ provider: "saml", issuer, subject, sid, openedUntilMs: now() }, caller);
    return reply.redirect(answerUrl ?? `${siteUrl}/`, 302);
  }

  if (directories.length > 0) for (const path of bothSlashes("/oidc/logout")) app.post(path, backChannel);
  if (saml === null) return;
  for (const path of bothSlashes("/saml/logout")) {
    app.post(path, singleLogout);
    app.get(path, { exposeHeadRoute: false }, singleLogout);
  }
}
