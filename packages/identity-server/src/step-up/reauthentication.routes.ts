import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Cookies } from "../http/cookies.ts";
import { readJson } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { signedInAnswer } from "../http/signed-in-answer.ts";
import { SignInAnswer } from "../passkeys/passkey-answers.ts";
import type { Authentication } from "../sessions/authentication.service.ts";
import type { Reauthenticate } from "./reauthentication.service.ts";

interface ReauthenticationDeps {
  readonly reauthenticate: Reauthenticate;
  readonly authentication: Authentication;
  readonly cookies: Cookies;
  readonly requests: Requests;
}

const text = z.string().nullish();
/** Body of `POST /reauthenticate`. */
export const ReauthenticationBody = z.object({ password: text, code: text, credential: SignInAnswer.nullish() });

/** `POST /reauthenticate`: proves again who asks, and answers as a sign-in does. */
export function addReauthenticationRoutes(app: FastifyInstance, deps: ReauthenticationDeps): void {
  const { reauthenticate, authentication, cookies, requests } = deps;
  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const who = await authentication.byBearer(requests.bearer(request), requests.namedAudience(request));
    const body = readJson(request.body, ReauthenticationBody, "reauthentication");
    const proof = {
      password: body.password ?? undefined,
      code: body.code ?? undefined,
      passkey: body.credential ?? undefined,
    };
    const signedIn = await reauthenticate(who, proof, requests.caller(request));
    return signedInAnswer(cookies, request, reply, signedIn);
  }
  for (const path of bothSlashes("/reauthenticate")) app.post(path, handle);
}
