import { ADMIN_API_PATH } from "@nv/contracts";
import type { StateView } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";

/** `GET /api/admin/state`: how the server is, for administrators. */
export const stateRoutes: FastifyPluginAsync<{ readonly readState: () => Promise<StateView> }> = async (
  app,
  { readState },
) => {
  app.get(`${ADMIN_API_PATH}/state`, { config: { access: "administrator" } }, async () => readState());
};
