import { ADMIN_API_PATH } from "@nv/contracts";
import { SettingsChange, type SettingsView } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { sendError } from "../../http/send-error.ts";
import { actingAdministrator } from "./acting-administrator.ts";

/**
 * `GET` and `PUT /api/admin/settings`. Errors: `SETTINGS_INVALID`, `SETTINGS_CHANGED`, `SETTING_FIXED`,
 * `SESSION_LIMITS_CROSSED`.
 */
export const settingsRoutes: FastifyPluginAsync<Pick<Operations, "settings">> = async (app, { settings }) => {
  const path = `${ADMIN_API_PATH}/settings`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async (): Promise<SettingsView> => settings.view());

  app.put(path, administrators, async (request, reply) => {
    const change = SettingsChange.safeParse(request.body);
    if (!change.success) return sendError(reply, "SETTINGS_INVALID");
    return settings.change(change.data, actingAdministrator(request));
  });
};
