import { Metadata } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import { readJson } from "../http/parsed-body.ts";
import { makeSecret } from "../secret.ts";
import { addProfileRoutes, type ProfileDeps } from "./profile.routes.ts";
import type { RequestRecovery } from "./recovery.service.ts";
import type { Signup } from "./signup.service.ts";
import { addVerificationRoutes, type VerificationDeps } from "./verification.routes.ts";

interface AccountDeps extends VerificationDeps, ProfileDeps {
  readonly signup: Signup;
  readonly requestRecovery: RequestRecovery;
}

const text = z.string().nullish();

/** Body of `POST /signup`. */
export const SignupBody = z.object({ email: text, password: text, data: Metadata.nullish() });
/** Body of `POST /recover`, `/magiclink` and `/otp`. */
export const RecoverBody = z.object({ email: text });

/** `POST /signup`, `/recover`, `/magiclink` and `/otp`; `/verify` and `/verify/account`; `GET` and `PUT /user`. */
export function addAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { cookies, requests } = deps;

  async function signup(request: FastifyRequest, reply: FastifyReply) {
    const body = readJson(request.body, SignupBody, "Signup");
    const caller = requests.caller(request);
    const browserSecret = caller.isSameOrigin ? (caller.browserSecret ?? makeSecret()) : null;
    const user = await deps.signup(
      {
        email: body.email ?? undefined,
        password: body.password ?? undefined,
        metadata: body.data ?? undefined,
        aud: requests.audience(request),
      },
      { ...caller, browserSecret },
    );
    if (browserSecret !== null) cookies.setSignup(reply, browserSecret);
    return user;
  }

  async function recover(request: FastifyRequest) {
    const { email } = readJson(request.body, RecoverBody, "verification");
    await deps.requestRecovery(
      { email: email ?? undefined, aud: requests.audience(request) },
      requests.caller(request),
    );
    return {};
  }

  /** A page of our own keeps a secret, so that the code of the mail serves where it was asked for and nowhere else. */
  async function magicLink(request: FastifyRequest, reply: FastifyReply) {
    const { email } = readJson(request.body, RecoverBody, "magic link");
    const browserSecret = requests.isSameOrigin(request) ? makeSecret() : null;
    const wish = { email: email ?? undefined, aud: requests.audience(request), browserSecret };
    await deps.magicLinks.request(wish, requests.caller(request));
    if (browserSecret === null) return {};
    cookies.setCode(reply, browserSecret);
    return { code: true };
  }

  for (const path of bothSlashes("/signup")) app.post(path, signup);
  for (const path of bothSlashes("/recover")) app.post(path, recover);
  for (const path of [...bothSlashes("/magiclink"), ...bothSlashes("/otp")]) app.post(path, magicLink);
  addVerificationRoutes(app, deps);
  addProfileRoutes(app, deps);
}
