import { ADMIN_API_PATH } from "@nv/contracts";
import { type ProvidersView, ProviderView } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { actingAdministrator } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";

/**
 * `GET /api/admin/providers` and `POST /api/admin/providers/{name}/test`: outside services, and whether they answer. Errors:
 * `PROVIDER_OFF`, `TOO_MANY_TRIES`.
 */
export const providersRoutes: FastifyPluginAsync<Pick<Operations, "providers">> = async (app, { providers }) => {
  const path = `${ADMIN_API_PATH}/providers`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async (): Promise<ProvidersView> => providers.view());

  app.post<{ Params: { name: string } }>(`${path}/:name/test`, administrators, async (request) =>
    providers.test(parse(ProviderView.shape.name, request.params.name, "PROVIDER_OFF"), actingAdministrator(request)),
  );
};
