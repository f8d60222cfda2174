import { Metadata } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Cookies } from "../http/cookies.ts";
import { readJson } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { signedInAnswer } from "../http/signed-in-answer.ts";
import { IdentityError } from "../identity-error.ts";
import { type FindLinkOwner, LINK_TYPES } from "./link-owner.service.ts";
import type { MagicLinks } from "./magic-link.service.ts";
import type { Verify } from "./verification.service.ts";

/** Dependencies of the routes that mails lead to. */
export interface VerificationDeps {
  readonly verify: Verify;
  readonly findLinkOwner: FindLinkOwner;
  readonly magicLinks: MagicLinks;
  readonly cookies: Cookies;
  readonly requests: Requests;
}

/** A code as people type it: six digits, with a gap or without. */
const CODE = /^\s*\d{3}\s?\d{3}\s*$/;

const text = z.string().nullish();

/** Body of `POST /verify`. */
export const VerifyBody = z.object({
  type: text,
  token: text,
  password: text,
  email: text,
  data: Metadata.nullish(),
});
/** Body of `POST /verify/account`. */
export const LinkOwnerBody = z.object({ type: z.enum(LINK_TYPES), token: z.string().trim().min(1) });

/** `POST /verify` and `/verify/account`: the links and codes of mails. */
export function addVerificationRoutes(app: FastifyInstance, deps: VerificationDeps): void {
  const { cookies, requests } = deps;

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

  for (const path of bothSlashes("/verify")) app.post(path, verify);
  for (const path of bothSlashes("/verify/account")) app.post(path, linkOwner);
}
