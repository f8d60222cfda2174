import { ADMIN_API_PATH } from "@nv/contracts";
import { type DirectoryView, NewDirectoryGroup, NewException, NewRequirement } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { actingAdministrator } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";

interface OfDomain {
  readonly Params: { readonly domain: string };
}
interface OfId {
  readonly Params: { readonly id: string };
}

/**
 * `GET /api/admin/directory`; `POST …/domains`, `DELETE …/domains/{domain}`, `POST …/exceptions`, `DELETE …/exceptions/{id}`,
 * `POST …/groups`, `DELETE …/groups/{id}`, each of which answers with all of it; `POST …/ask`. Errors: `FIELDS_INVALID`, `DIRECTORY_OFF`,
 * `DOMAINS_FULL`, `LAST_DOOR`, `REQUIREMENT_NOT_FOUND`, `BREAK_GLASS_FULL`, `LINES_FULL`, `LINE_NOT_FOUND`, `GROUP_NOT_FOUND`,
 * `PERSON_UNKNOWN`, `TOO_MANY_TRIES`.
 */
export const directoryRoutes: FastifyPluginAsync<Pick<Operations, "directory">> = async (app, { directory }) => {
  const path = `${ADMIN_API_PATH}/directory`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async (): Promise<DirectoryView> => directory.view());

  app.post(`${path}/domains`, administrators, async (request) =>
    directory.require(parse(NewRequirement, request.body), actingAdministrator(request)),
  );

  app.delete<OfDomain>(`${path}/domains/:domain`, administrators, async (request) =>
    directory.release(request.params.domain, actingAdministrator(request)),
  );

  app.post(`${path}/exceptions`, administrators, async (request) =>
    directory.except(parse(NewException, request.body).email, actingAdministrator(request)),
  );

  app.delete<OfId>(`${path}/exceptions/:id`, administrators, async (request) =>
    directory.bind(request.params.id, actingAdministrator(request)),
  );

  app.post(`${path}/groups`, administrators, async (request) =>
    directory.linkGroup(parse(NewDirectoryGroup, request.body), actingAdministrator(request)),
  );

  app.delete<OfId>(`${path}/groups/:id`, administrators, async (request) =>
    directory.unlinkGroup(request.params.id, actingAdministrator(request)),
  );

  app.post(`${path}/ask`, administrators, async (request) => directory.askNow(actingAdministrator(request)));
};
