import { ADMIN_API_PATH } from "@nv/contracts";
import { KeyRotation, type KeysView } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { actingAdministrator } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";

/** `GET` and `POST /api/admin/keys`: the signing keys, and the next one. Errors: `BAD_REQUEST`, `KEYS_CHANGED`, `KEYS_SHARED`. */
export const keysRoutes: FastifyPluginAsync<Pick<Operations, "keys">> = async (app, { keys }) => {
  const path = `${ADMIN_API_PATH}/keys`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async (): Promise<KeysView> => keys.view());

  app.post(path, administrators, async (request) =>
    keys.rotate(parse(KeyRotation, request.body, "BAD_REQUEST"), actingAdministrator(request)),
  );
};
