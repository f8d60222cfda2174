import type { FastifyInstance } from "fastify";
import type { AdminAccess } from "./admin/admin-access.ts";
import type { IdentityContext } from "./context.ts";
import type { Cookies } from "./http/cookies.ts";
import type { Requests } from "./http/requests.ts";
import { addPasskeyRoutes } from "./passkeys/passkey.routes.ts";
import type { PasskeyCheck } from "./passkeys/passkey-check.service.ts";
import { createPasskeySignIn } from "./passkeys/passkey-sign-in.service.ts";
import type { Passkeys } from "./passkeys/passkeys.service.ts";
import type { Authentication } from "./sessions/authentication.service.ts";
import { addReauthenticationRoutes } from "./step-up/reauthentication.routes.ts";
import { createReauthenticate } from "./step-up/reauthentication.service.ts";
import type { StepUp } from "./step-up/step-up.service.ts";
import { createEnrolment } from "./totp/enrolment.service.ts";
import { addFactorRoutes } from "./totp/factor.routes.ts";
import { createResetFactors } from "./totp/factor-reset.service.ts";
import type { SecondStep } from "./totp/second-step.service.ts";

interface FactorsDeps {
  readonly authentication: Authentication;
  readonly adminAccess: AdminAccess;
  readonly cookies: Cookies;
  readonly requests: Requests;
  readonly stepUp: StepUp;
  readonly check: PasskeyCheck;
  readonly passkeys: Passkeys;
  readonly secondStep: SecondStep;
}

/**
 * Adds the routes of second factors, passkeys and repeated proof. Administrators may switch both while the service runs: passkeys answer 404 while they are off, a second
 * factor that somebody set up stays in force when it is no longer offered.
 */
export function addFactors(app: FastifyInstance, context: IdentityContext, shared: FactorsDeps): void {
  const { limiter, settings } = context;
  const isPasskeyOffered = () => settings.factors.passkeys;
  const { check, stepUp } = shared;
  const reauthenticate = createReauthenticate(context, stepUp, () => (isPasskeyOffered() ? check : null));
  addReauthenticationRoutes(app, { ...shared, reauthenticate });
  const enrolment = createEnrolment(context);
  const isOffered = () => settings.factors.totp;
  addFactorRoutes(app, { ...shared, enrolment, resetFactors: createResetFactors(context), isOffered });
  addPasskeyRoutes(app, {
    ...shared,
    limiter,
    isOffered: isPasskeyOffered,
    isAsked: () => settings.factors.requiredFor !== "nobody",
    signIn: createPasskeySignIn(context, check),
  });
}
