import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Cookies } from "../http/cookies.ts";
import { readJson } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { IdentityError } from "../identity-error.ts";
import type { RateLimiter } from "../limits/rate-limits.service.ts";
import { makeSecret } from "../secret.ts";
import type { Authentication } from "../sessions/authentication.service.ts";
import type { StepUp } from "../step-up/step-up.service.ts";
import type { BeginSignIn } from "./begin-sign-in.service.ts";
import type { OwnIdentities, OwnIdentity } from "./own-identities.service.ts";
import { returnPath } from "./return-address.ts";

interface OwnIdentitiesDeps {
  readonly identities: OwnIdentities;
  readonly begin: BeginSignIn;
  readonly authentication: Authentication;
  readonly stepUp: StepUp;
  readonly limiter: RateLimiter;
  readonly cookies: Cookies;
  readonly requests: Requests;
  /** Public address of the site, without a path. */
  readonly siteUrl: string;
}

/** Body of `POST /user/identities`. */
export const LinkBody = z.object({ provider: z.string().min(1).max(64) });

/** An identity of another shape is nobody's. */
const Parameters = z.object({ identityId: z.string().regex(/^[\w-]{43}$/) });

function shown({ id, provider, createdAtMs, lastSignInAtMs, canUnlink }: OwnIdentity) {
  return {
    id,
    provider,
    created_at: new Date(createdAtMs).toISOString(),
    last_sign_in_at: new Date(lastSignInAtMs).toISOString(),
    can_unlink: canUnlink,
  };
}

/** `GET` and `POST /user/identities`, `DELETE /user/identities/{identityId}`: the services that open one's own account. */
export function addOwnIdentityRoutes(app: FastifyInstance, deps: OwnIdentitiesDeps): void {
  const { authentication, begin, cookies, identities, limiter, requests, stepUp, siteUrl } = deps;
  const whoAsks = (request: FastifyRequest) =>
    authentication.byBearer(requests.bearer(request), requests.namedAudience(request));

  async function list(request: FastifyRequest) {
    const { user } = await whoAsks(request);
    return { identities: (await identities.list(user)).map(shown) };
  }

  /** The page goes to the address itself: it holds the token, and a redirect would lose it. */
  async function link(request: FastifyRequest, reply: FastifyReply) {
    const who = await whoAsks(request);
    const { provider } = readJson(request.body, LinkBody, "identity");
    await stepUp.requireFresh(who);
    await limiter.count("identityLinkByAccount", who.user.id);
    const browserSecret = cookies.flowSecret(request.headers.cookie) ?? makeSecret();
    const start = {
      provider,
      inviteToken: null,
      returnPath: returnPath(request.headers.referer ?? "", siteUrl),
      aud: who.user.aud,
      browserSecret,
      isSilent: false,
      linker: { userId: who.user.id, sessionId: who.session.id },
    };
    const url = await begin(start, requests.caller(request));
    cookies.setFlow(reply, browserSecret);
    return { url: url.href };
  }

  async function unlink(request: FastifyRequest, reply: FastifyReply) {
    const who = await whoAsks(request);
    const parameters = Parameters.safeParse(request.params);
    if (!parameters.success) throw new IdentityError("IDENTITY_NOT_FOUND");
    await stepUp.requireFresh(who);
    await identities.unlink(who, parameters.data.identityId, requests.caller(request));
    return reply.code(204).send();
  }

  for (const path of bothSlashes("/user/identities")) app.get(path, list).post(path, link);
  for (const path of bothSlashes("/user/identities/:identityId")) app.delete(path, unlink);
}
