import type { StateView } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { keysRoutes } from "./keys.routes.ts";
import { mailsRoutes } from "./mails.routes.ts";
import { providersRoutes } from "./providers.routes.ts";
import { settingsRoutes } from "./settings.routes.ts";
import { stateRoutes } from "./state.routes.ts";

/** What the administrators' screens ask for. */
export interface AdministrationDeps {
  readonly operations: Operations;
  readonly readState: () => Promise<StateView>;
}

/** Every route under `/api/admin`: for administrators alone. */
export const administrationRoutes: FastifyPluginAsync<AdministrationDeps> = async (app, { operations, readState }) => {
  await app.register(settingsRoutes, operations);
  await app.register(providersRoutes, operations);
  await app.register(keysRoutes, operations);
  await app.register(mailsRoutes, operations);
  await app.register(stateRoutes, { readState });
};
