import { PASSWORD_LENGTH } from "@nv/contracts";
import type { FastifyInstance } from "fastify";
import type { Settings } from "./context.ts";
import { bothSlashes } from "./http/both-slashes.ts";
import type { ServiceKeys } from "./keys/keys.service.ts";
import type { ShownProviders } from "./providers/provider-set.ts";

/** Seconds that a verifier may remember our public keys. */
const KEYS_LIFE_S = 600;

/** Name of the service; no password may be made of it. */
export const SERVICE_NAME = "Narrativas Visuales";

/** `GET /settings`, `/health` and `/.well-known/jwks.json`. */
export function addServiceRoutes(
  app: FastifyInstance,
  settings: Settings,
  keys: ServiceKeys,
  providers: ShownProviders,
): void {
  const shown = () => ({
    external: { ...providers.external, email: true },
    external_labels: providers.external_labels,
    disable_signup: settings.signup !== "open",
    autoconfirm: settings.autoconfirm,
    password_min_length: PASSWORD_LENGTH.min,
    ...(settings.entryRules.required.size > 0
      ? { required_providers: Object.fromEntries(settings.entryRules.required) }
      : {}),
    ...(settings.hasMagicLink ? { magic_link: true } : {}),
    ...(settings.factors.totp ? { mfa: true } : {}),
    ...(settings.factors.passkeys ? { passkeys: true } : {}),
  });
  const health = { name: SERVICE_NAME, description: "Identity service" };
  for (const path of bothSlashes("/settings")) app.get(path, async () => shown());
  for (const path of bothSlashes("/health")) app.get(path, async () => health);
  app.get("/.well-known/jwks.json", async (_request, reply) => {
    reply.header("cache-control", `public, max-age=${KEYS_LIFE_S}`);
    return keys.published();
  });
}
