import { ADMIN_API_PATH } from "@nv/contracts";
import { SettingsChange, type SettingsView } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { actingAdministrator } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";

/**
 * `GET` and `PUT /api/admin/settings`. Errors: `SETTINGS_INVALID`, `SETTINGS_CHANGED`, `SETTING_FIXED`,
 * `SESSION_LIMITS_CROSSED`.
 */
export const settingsRoutes: FastifyPluginAsync<Pick<Operations, "settings">> = async (app, { settings }) => {
  const path = `${ADMIN_API_PATH}/settings`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async (): Promise<SettingsView> => settings.view());

  app.put(path, administrators, async (request) =>
    settings.change(parse(SettingsChange, request.body, "SETTINGS_INVALID"), actingAdministrator(request)),
  );
};
