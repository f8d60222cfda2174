import type { FactorState, RecoveryCodes, TotpSetup } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AdminAccess } from "../admin/admin-access.ts";
import { bothSlashes } from "../http/both-slashes.ts";
import { readJson } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { IdentityError } from "../identity-error.ts";
import type { Authenticated, Authentication } from "../sessions/authentication.service.ts";
import type { StepUp } from "../step-up/step-up.service.ts";
import type { Enrolment } from "./enrolment.service.ts";
import type { ResetFactors } from "./factor-reset.service.ts";

interface FactorDeps {
  readonly enrolment: Enrolment;
  readonly resetFactors: ResetFactors;
  readonly stepUp: StepUp;
  /** Whether people may set up an authenticator application now; who has one keeps it. */
  readonly isOffered: () => boolean;
  readonly authentication: Authentication;
  readonly adminAccess: AdminAccess;
  readonly requests: Requests;
}

/** Body of `POST /factors/totp/verify`. */
export const CodeBody = z.object({ code: z.string() });

/** Body of `POST /factors/enrolment`. */
export const EnrolmentBody = z.object({ mfa_token: z.string() });

/** `/factors` for the owner, and `DELETE /admin/users/{id}/factors` for who lost them. */
export function addFactorRoutes(app: FastifyInstance, deps: FactorDeps): void {
  const { enrolment, resetFactors, stepUp, isOffered, authentication, adminAccess, requests } = deps;

  const whoAsks = (request: FastifyRequest): Promise<Authenticated> =>
    authentication.byBearer(requests.bearer(request), requests.namedAudience(request));

  async function whoProved(request: FastifyRequest): Promise<Authenticated> {
    const who = await whoAsks(request);
    await stepUp.requireFresh(who);
    return who;
  }

  async function show(request: FastifyRequest): Promise<FactorState> {
    const who = await whoAsks(request);
    const { totpActivatedAtMs, recoveryCodesLeft } = await enrolment.state(who.user);
    return {
      totp: totpActivatedAtMs === null ? null : { activated_at: new Date(totpActivatedAtMs).toISOString() },
      recovery_codes_left: recoveryCodesLeft,
      fresh: await stepUp.isFresh(who),
    };
  }

  async function start(request: FastifyRequest): Promise<TotpSetup> {
    if (!isOffered()) throw new IdentityError("NOT_FOUND");
    return enrolment.start(await whoProved(request));
  }

  async function startOnTheWayIn(request: FastifyRequest): Promise<TotpSetup> {
    const { mfa_token } = readJson(request.body, EnrolmentBody, "second factor");
    return enrolment.startOnTheWayIn(mfa_token, requests.caller(request));
  }

  async function activate(request: FastifyRequest): Promise<RecoveryCodes> {
    if (!isOffered()) throw new IdentityError("NOT_FOUND");
    const who = await whoProved(request);
    const { code } = readJson(request.body, CodeBody, "second factor");
    return { recovery_codes: await enrolment.activate(who, code, requests.caller(request)) };
  }

  async function remove(request: FastifyRequest, reply: FastifyReply) {
    await enrolment.remove(await whoProved(request), requests.caller(request));
    return reply.code(204).send();
  }

  async function renewCodes(request: FastifyRequest): Promise<RecoveryCodes> {
    const who = await whoProved(request);
    return { recovery_codes: await enrolment.renewRecoveryCodes(who, requests.caller(request)) };
  }

  async function reset(request: FastifyRequest, reply: FastifyReply) {
    const caller = await adminAccess.provenCaller(request);
    await resetFactors(await adminAccess.userId(request, caller), caller);
    return reply.code(204).send();
  }

  for (const path of bothSlashes("/factors")) app.get(path, show);
  for (const path of bothSlashes("/factors/totp")) app.post(path, start).delete(path, remove);
  for (const path of bothSlashes("/factors/totp/verify")) app.post(path, activate);
  for (const path of bothSlashes("/factors/enrolment")) app.post(path, startOnTheWayIn);
  for (const path of bothSlashes("/factors/recovery-codes")) app.post(path, renewCodes);
  for (const path of bothSlashes("/admin/users/:id/factors")) app.delete(path, reset);
}
