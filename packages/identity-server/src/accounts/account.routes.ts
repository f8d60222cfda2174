import { Metadata } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Cookies } from "../http/cookies.ts";
import { readJson } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { signedInAnswer } from "../http/signed-in-answer.ts";
import { IdentityError } from "../identity-error.ts";
import type { UserRow } from "../schema/tables.ts";
import { makeSecret } from "../secret.ts";
import type { Authentication } from "../sessions/authentication.service.ts";
import { type FindLinkOwner, LINK_TYPES } from "./link-owner.service.ts";
import type { MagicLinks } from "./magic-link.service.ts";
import type { ChangeProfile } from "./profile.service.ts";
import type { RequestRecovery } from "./recovery.service.ts";
import type { Signup } from "./signup.service.ts";
import { toIdentityUser } from "./user-record.ts";
import type { Verify } from "./verification.service.ts";

interface AccountDeps {
  readonly signup: Signup;
  readonly verify: Verify;
  readonly findLinkOwner: FindLinkOwner;
  readonly requestRecovery: RequestRecovery;
  readonly changeProfile: ChangeProfile;
  readonly magicLinks: MagicLinks;
  readonly authentication: Authentication;
  readonly cookies: Cookies;
  readonly requests: Requests;
}

/** A code as people type it: six digits, with a gap or without. */
const CODE = /^\s*\d{3}\s?\d{3}\s*$/;

const text = z.string().nullish();
const data = Metadata.nullish();

/** Body of `POST /signup`. */
export const SignupBody = z.object({ email: text, password: text, data });
/** Body of `POST /recover`, `/magiclink` and `/otp`. */
export const RecoverBody = z.object({ email: text });
/** Body of `POST /verify`. */
export const VerifyBody = z.object({ type: text, token: text, password: text, email: text, data });
/** Body of `POST /verify/account`. */
export const LinkOwnerBody = z.object({ type: z.enum(LINK_TYPES), token: z.string().trim().min(1) });
/** Body of `PUT /user`. */
export const ProfileBody = z.object({
  email: text,
  password: text,
  current_password: text,
  email_change_token: text,
  data,
  app_metadata: data,
});

/** `POST /signup`, `/recover`, `/verify` and `/verify/account`; `GET` and `PUT /user`. */
export function addAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { authentication, cookies, requests } = deps;

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

  async function verify(request: FastifyRequest, reply: FastifyReply) {
    const body = readJson(request.body, VerifyBody, "verification");
    if ((body.token ?? "").trim() === "") throw new IdentityError("VERIFY_TOKEN_REQUIRED");
    const isCode = CODE.test(body.token ?? "");
    if (isCode && (body.type === "magiclink" || body.type === "email")) {
      const browserSecret = cookies.codeSecret(request.headers.cookie);
      const entry = { email: body.email ?? "", code: body.token ?? "", aud: requests.audience(request), browserSecret };
      const signedIn = await deps.magicLinks.enterCode(entry, requests.caller(request));
      return signedInAnswer(cookies, request, reply, signedIn);
    }
    if (body.type === "magiclink") {
      const signedIn = await deps.magicLinks.follow(body.token ?? "", requests.caller(request));
      return signedInAnswer(cookies, request, reply, signedIn);
    }
    if (body.type !== "signup" && body.type !== "recovery") throw new IdentityError("VERIFY_TYPE_REQUIRED");
    const signedIn = await deps.verify(
      {
        type: body.type,
        token: body.token ?? "",
        password: body.password ?? undefined,
        email: body.email ?? undefined,
        metadata: body.data ?? undefined,
        aud: requests.audience(request),
      },
      requests.caller(request),
    );
    return signedInAnswer(cookies, request, reply, signedIn);
  }

  async function linkOwner(request: FastifyRequest) {
    return deps.findLinkOwner(readJson(request.body, LinkOwnerBody, "verification"), requests.caller(request));
  }

  async function whoAsks(request: FastifyRequest) {
    return authentication.byBearer(requests.bearer(request), requests.namedAudience(request));
  }

  // Sites ask who somebody is at every page: the same row is put into words once.
  const shown = new WeakMap<UserRow, string>();

  async function showUser(request: FastifyRequest, reply: FastifyReply) {
    const { user } = await whoAsks(request);
    const known = shown.get(user) ?? JSON.stringify(toIdentityUser(user));
    shown.set(user, known);
    return reply.type("application/json; charset=utf-8").send(known);
  }

  async function changeUser(request: FastifyRequest) {
    const who = await whoAsks(request);
    const body = readJson(request.body, ProfileBody, "User Update");
    const changes = {
      email: body.email ?? undefined,
      password: body.password ?? undefined,
      currentPassword: body.current_password ?? undefined,
      emailChangeToken: body.email_change_token ?? undefined,
      metadata: body.data ?? undefined,
      appMetadata: body.app_metadata ?? undefined,
    };
    return toIdentityUser(await deps.changeProfile(who, changes, requests.caller(request)));
  }

  for (const path of bothSlashes("/signup")) app.post(path, signup);
  for (const path of bothSlashes("/recover")) app.post(path, recover);
  for (const path of [...bothSlashes("/magiclink"), ...bothSlashes("/otp")]) app.post(path, magicLink);
  for (const path of bothSlashes("/verify")) app.post(path, verify);
  for (const path of bothSlashes("/verify/account")) app.post(path, linkOwner);
  for (const path of bothSlashes("/user")) app.get(path, showUser).put(path, changeUser);
}
