import type { Passkey } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Cookies } from "../http/cookies.ts";
import { readJson } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { signedInAnswer } from "../http/signed-in-answer.ts";
import { IdentityError } from "../identity-error.ts";
import type { RateLimiter } from "../limits/rate-limits.service.ts";
import type { PasskeyRow } from "../schema/factors-tables.ts";
import type { Authenticated, Authentication } from "../sessions/authentication.service.ts";
import type { StepUp } from "../step-up/step-up.service.ts";
import type { SecondStep } from "../totp/second-step.service.ts";
import { RegistrationAnswer, SignInAnswer } from "./passkey-answers.ts";
import type { PasskeyCheck } from "./passkey-check.service.ts";
import type { PasskeySignIn } from "./passkey-sign-in.service.ts";
import type { Passkeys } from "./passkeys.service.ts";

interface PasskeyDeps {
  readonly passkeys: Passkeys;
  readonly check: PasskeyCheck;
  readonly signIn: PasskeySignIn;
  readonly secondStep: SecondStep;
  readonly stepUp: StepUp;
  readonly limiter: RateLimiter;
  readonly authentication: Authentication;
  readonly cookies: Cookies;
  readonly requests: Requests;
  /**
   * Whether there are passkeys now; every route answers 404 while there are none, but for what completes a sign-in that
   * waits for one: a second factor that somebody set up stays in force.
   */
  readonly isOffered: () => boolean;
  /** Whether sign-ins may wait for a passkey, offered or not. */
  readonly isAsked: () => boolean;
}

/** Body of `POST /passkeys/verify`. */
export const SignInBody = z.object({ credential: SignInAnswer, mfa_token: z.string().nullish() });
/** Body of `POST /passkeys/enrolment/options`. */
export const EnrolmentOptionsBody = z.object({ mfa_token: z.string() });
/** Body of `POST /passkeys/registration/verify`. */
export const RegistrationBody = z.object({ credential: RegistrationAnswer, name: z.string().nullish() });
/** Body of `POST /passkeys/enrolment/verify`. */
export const PasskeyEnrolmentBody = RegistrationBody.extend({ mfa_token: z.string() });
/** Body of `PUT /passkeys/{passkeyId}`. */
export const RenameBody = z.object({ name: z.string() });
/** A wildcard, because routers refuse a parameter over 100 characters, and identifiers go to 1,023 bytes. */
const Parameters = z.object({ "*": z.string().regex(/^[\w-]{1,2048}\/?$/) });

/** A passkey as the wire shows it; its key is of no use to anybody. */
export function shownPasskey({ id, name, is_synced, created_at_ms, last_used_at_ms, host }: PasskeyRow): Passkey {
  return {
    id,
    name,
    synced: is_synced === 1,
    created_at: new Date(created_at_ms).toISOString(),
    ...(last_used_at_ms === null ? {} : { last_used_at: new Date(last_used_at_ms).toISOString() }),
    ...(host === null ? {} : { host }),
  };
}

/** `/passkeys`: sign-in without an account name, and the passkeys of whoever asks. */
export function addPasskeyRoutes(app: FastifyInstance, deps: PasskeyDeps): void {
  const { passkeys, check, signIn, secondStep, stepUp, limiter, authentication, cookies, requests } = deps;
  const { isOffered, isAsked } = deps;

  const whoAsks = (request: FastifyRequest): Promise<Authenticated> =>
    authentication.byBearer(requests.bearer(request), requests.namedAudience(request));

  async function whoProved(request: FastifyRequest): Promise<Authenticated> {
    const who = await whoAsks(request);
    await stepUp.requireFresh(who);
    return who;
  }

  /** An identifier of another shape is that of no passkey. */
  function idOf(request: FastifyRequest): string {
    const parameters = Parameters.safeParse(request.params);
    if (!parameters.success) throw new IdentityError("PASSKEY_NOT_FOUND");
    return parameters.data["*"].replace(/\/$/, "");
  }

  async function signInOptions(request: FastifyRequest) {
    if (!isOffered() && !isAsked()) throw new IdentityError("NOT_FOUND");
    await limiter.count("passkeyByAddress", requests.caller(request).address);
    return check.signInOptions();
  }

  async function verifySignIn(request: FastifyRequest, reply: FastifyReply) {
    const { credential, mfa_token } = readJson(request.body, SignInBody, "passkey");
    if (!isOffered() && typeof mfa_token !== "string") throw new IdentityError("NOT_FOUND");
    const caller = requests.caller(request);
    await limiter.count("passkeyByAddress", caller.address);
    const signedIn = await (typeof mfa_token === "string"
      ? secondStep.byPasskey(mfa_token, credential, caller)
      : signIn(credential, requests.audience(request), caller));
    return signedInAnswer(cookies, request, reply, signedIn);
  }

  async function enrolmentOptions(request: FastifyRequest) {
    const { mfa_token } = readJson(request.body, EnrolmentOptionsBody, "passkey");
    await limiter.count("passkeyByAddress", requests.caller(request).address);
    return secondStep.newPasskeyOptions(mfa_token);
  }

  async function enrol(request: FastifyRequest, reply: FastifyReply) {
    const { mfa_token, credential, name } = readJson(request.body, PasskeyEnrolmentBody, "passkey");
    const caller = requests.caller(request);
    await limiter.count("passkeyByAddress", caller.address);
    const passkey = { answer: credential, name: name ?? undefined };
    return signedInAnswer(cookies, request, reply, await secondStep.byNewPasskey(mfa_token, passkey, caller));
  }

  async function list(request: FastifyRequest) {
    const { user } = await whoAsks(request);
    return { passkeys: (await passkeys.list(user)).map(shownPasskey) };
  }

  async function registrationOptions(request: FastifyRequest) {
    const { user, session } = await whoProved(request);
    await limiter.count("passkeyByAddress", requests.caller(request).address);
    return passkeys.registrationOptions(user, { sessionId: session.id });
  }

  async function register(request: FastifyRequest) {
    const who = await whoProved(request);
    const { credential, name } = readJson(request.body, RegistrationBody, "passkey");
    const passkey = { answer: credential, name: name ?? undefined };
    return shownPasskey(await passkeys.register(who, passkey, requests.caller(request)));
  }

  async function rename(request: FastifyRequest) {
    const who = await whoAsks(request);
    const { name } = readJson(request.body, RenameBody, "passkey");
    return shownPasskey(await passkeys.rename(who, idOf(request), name));
  }

  async function remove(request: FastifyRequest, reply: FastifyReply) {
    await passkeys.remove(await whoProved(request), idOf(request), requests.caller(request));
    return reply.code(204).send();
  }

  const options = {
    onRequest: async () => {
      if (!isOffered()) throw new IdentityError("NOT_FOUND");
    },
  };
  for (const path of bothSlashes("/passkeys/options")) app.post(path, signInOptions);
  for (const path of bothSlashes("/passkeys/verify")) app.post(path, verifySignIn);
  for (const path of bothSlashes("/passkeys/enrolment/options")) app.post(path, options, enrolmentOptions);
  for (const path of bothSlashes("/passkeys/enrolment/verify")) app.post(path, options, enrol);
  for (const path of bothSlashes("/passkeys/registration/options")) app.post(path, options, registrationOptions);
  for (const path of bothSlashes("/passkeys/registration/verify")) app.post(path, options, register);
  for (const path of bothSlashes("/passkeys")) app.get(path, options, list);
  app.put("/passkeys/*", options, rename).delete("/passkeys/*", options, remove);
}
