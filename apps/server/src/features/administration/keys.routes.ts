import { ADMIN_API_PATH } from "@nv/contracts";
import { KeyRotation, type KeysView } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { sendError } from "../../http/send-error.ts";
import { actingAdministrator } from "./acting-administrator.ts";

/** `GET` and `POST /api/admin/keys`: the signing keys, and the next one. Errors: `BAD_REQUEST`, `KEYS_CHANGED`, `KEYS_SHARED`. */
export const keysRoutes: FastifyPluginAsync<Pick<Operations, "keys">> = async (app, { keys }) => {
  const path = `${ADMIN_API_PATH}/keys`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async (): Promise<KeysView> => keys.view());

  app.post(path, administrators, async (request, reply) => {
    const rotation = KeyRotation.safeParse(request.body);
    if (!rotation.success) return sendError(reply, "BAD_REQUEST");
    return keys.rotate(rotation.data, actingAdministrator(request));
  });
};
