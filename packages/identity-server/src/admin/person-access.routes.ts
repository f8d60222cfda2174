import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bothSlashes } from "../http/both-slashes.ts";
import { shownPasskey } from "../passkeys/passkey.routes.ts";
import type { IdentityRow } from "../schema/providers-tables.ts";
import type { AdminAccess } from "./admin-access.ts";
import type { PersonAccess } from "./person-access.service.ts";

interface PersonAccessDeps {
  readonly personAccess: PersonAccess;
  readonly adminAccess: AdminAccess;
}

const timeOf = (ms: number) => new Date(ms).toISOString();

function shownIdentity({ provider, issuer, proves_email, created_at_ms, last_sign_in_at_ms }: IdentityRow) {
  const times = { created_at: timeOf(created_at_ms), last_sign_in_at: timeOf(last_sign_in_at_ms) };
  return { provider, issuer, proves_email: proves_email === 1, ...times };
}

/** `/admin/users/{id}/…`: how a person gets in, and the help of an administrator with it. */
export function addPersonAccessRoutes(app: FastifyInstance, { personAccess, adminAccess }: PersonAccessDeps): void {
  async function listIdentities(request: FastifyRequest) {
    const caller = await adminAccess.caller(request);
    const id = await adminAccess.userId(request, caller);
    return { identities: (await personAccess.identities(id)).map(shownIdentity) };
  }

  async function showFactors(request: FastifyRequest) {
    const caller = await adminAccess.caller(request);
    const id = await adminAccess.userId(request, caller);
    const { totpActivatedAtMs, recoveryCodesLeft, passkeys } = await personAccess.factors(id);
    return {
      totp: totpActivatedAtMs === null ? null : { activated_at: timeOf(totpActivatedAtMs) },
      recovery_codes_left: recoveryCodesLeft,
      passkeys: passkeys.map(shownPasskey),
    };
  }

  async function makeInviteLink(request: FastifyRequest) {
    const caller = await adminAccess.provenCaller(request);
    const { url, expiresAtMs } = await personAccess.inviteLink(await adminAccess.userId(request, caller), caller);
    return { url, expires_at: timeOf(expiresAtMs) };
  }

  async function sendRecovery(request: FastifyRequest, reply: FastifyReply) {
    const caller = await adminAccess.caller(request);
    await personAccess.sendRecovery(await adminAccess.userId(request, caller), caller);
    return reply.code(204).send();
  }

  for (const path of bothSlashes("/admin/users/:id/identities")) app.get(path, listIdentities);
  for (const path of bothSlashes("/admin/users/:id/factors")) app.get(path, showFactors);
  for (const path of bothSlashes("/admin/users/:id/invite-link")) app.post(path, makeInviteLink);
  for (const path of bothSlashes("/admin/users/:id/recovery")) app.post(path, sendRecovery);
}
