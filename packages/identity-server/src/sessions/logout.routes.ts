import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Cookies } from "../http/cookies.ts";
import type { Requests } from "../http/requests.ts";
import { IdentityError } from "../identity-error.ts";
import type { Authenticated, Authentication } from "./authentication.service.ts";
import type { SignOut } from "./sign-out.service.ts";

interface LogoutDeps {
  readonly authentication: Authentication;
  readonly signOut: SignOut;
  readonly cookies: Cookies;
  readonly requests: Requests;
}

const LogoutQuery = z.object({ scope: z.enum(["local", "others", "global"]).default("local") });

/**
 * `POST /logout`: ends the session of the bearer token, and that of the gate's cookie when one of our own pages asks.
 * `?scope=global` ends all sessions of the person, `?scope=others` all but this one. Another scope is refused: who lost
 * a computer must not believe that it is out.
 */
export function addLogoutRoutes(app: FastifyInstance, deps: LogoutDeps): void {
  const { authentication, signOut, cookies, requests } = deps;

  async function byCookie(request: FastifyRequest): Promise<Authenticated | null> {
    if (!requests.isSameOrigin(request)) return null;
    return authentication.byCookie(cookies.gateSecret(request.headers.cookie));
  }

  async function byBearer(request: FastifyRequest): Promise<Authenticated | IdentityError> {
    try {
      return await authentication.byBearer(requests.bearer(request), requests.namedAudience(request));
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      return error.code === "USER_NOT_FOUND" ? new IdentityError("USER_INVALID", { cause: error }) : error;
    }
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const query = LogoutQuery.safeParse(request.query);
    if (!query.success) throw new IdentityError("LOGOUT_SCOPE_INVALID");
    const { scope } = query.data;
    const caller = requests.caller(request);
    cookies.clearAccessToken(reply);
    const bearer = await byBearer(request);
    const cookie = await byCookie(request);
    if (bearer instanceof IdentityError && cookie === null) throw bearer;
    const sessions = bearer instanceof IdentityError ? [cookie] : [bearer, cookie];
    const different = new Map(sessions.filter((who) => who !== null).map((who) => [who.session.id, who]));
    for (const who of different.values()) await signOut(who, scope, caller);
    if (scope !== "others") {
      cookies.clearGate(reply);
      reply.header("clear-site-data", '"cache"');
    }
    return reply.code(204).send();
  }
  for (const path of bothSlashes("/logout")) app.post(path, handle);
}
