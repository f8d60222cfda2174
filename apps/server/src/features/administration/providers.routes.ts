import { ADMIN_API_PATH } from "@nv/contracts";
import { type ProvidersView, ProviderView } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { sendError } from "../../http/send-error.ts";
import { actingAdministrator } from "./acting-administrator.ts";

/**
 * `GET /api/admin/providers` and `POST /api/admin/providers/{name}/test`: outside services, and whether they answer. Errors:
 * `PROVIDER_OFF`, `TOO_MANY_TRIES`.
 */
export const providersRoutes: FastifyPluginAsync<Pick<Operations, "providers">> = async (app, { providers }) => {
  const path = `${ADMIN_API_PATH}/providers`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async (): Promise<ProvidersView> => providers.view());

  app.post<{ Params: { name: string } }>(`${path}/:name/test`, administrators, async (request, reply) => {
    const name = ProviderView.shape.name.safeParse(request.params.name);
    if (!name.success) return sendError(reply, "PROVIDER_OFF");
    return providers.test(name.data, actingAdministrator(request));
  });
};
