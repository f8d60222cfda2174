import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Cookies } from "../http/cookies.ts";
import { readFields } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { signedInAnswer } from "../http/signed-in-answer.ts";
import { IdentityError } from "../identity-error.ts";
import type { SecondStep } from "../totp/second-step.service.ts";
import type { Refresh } from "./refresh.service.ts";
import type { SignIn } from "./sign-in.service.ts";

interface TokenDeps {
  readonly signIn: SignIn;
  readonly secondStep: SecondStep;
  readonly refresh: Refresh;
  readonly cookies: Cookies;
  readonly requests: Requests;
}

const GrantQuery = z.object({ grant_type: z.string().optional() });

/** `POST /token`: signs in with a password, completes that with a second factor, or renews a session. The grant may be named in the query; secrets may not. */
export function addTokenRoutes(
  app: FastifyInstance,
  { signIn, secondStep, refresh, cookies, requests }: TokenDeps,
): void {
  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const form = readFields(request.body);
    const query = GrantQuery.safeParse(request.query);
    const grant = form.get("grant_type") ?? query.data?.grant_type;
    const caller = requests.caller(request);
    if (grant === "password") {
      const aud = requests.audience(request);
      // Newer clients send JSON, and call it `email` there.
      const email = form.get("username") ?? form.get("email") ?? "";
      const credentials = { email, password: form.get("password") ?? "", aud };
      return signedInAnswer(cookies, request, reply, await signIn(credentials, caller));
    }
    if (grant === "mfa") {
      const signedIn = await secondStep.byCode(form.get("mfa_token") ?? "", form.get("code") ?? "", caller);
      return signedInAnswer(cookies, request, reply, signedIn);
    }
    if (grant === "refresh_token") {
      const signedIn = await refresh(form.get("refresh_token") ?? "", caller);
      return signedInAnswer(cookies, request, reply, signedIn);
    }
    throw new IdentityError("GRANT_UNSUPPORTED");
  }
  for (const path of bothSlashes("/token")) app.post(path, handle);
}
