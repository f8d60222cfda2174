import { ADMIN_API_PATH } from "@nv/contracts";
import { type GroupsView, NewGroup, NewGroupPerson } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { actingAdministrator } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";

interface OfGroup {
  readonly Params: { readonly name: string };
}
interface OfPerson {
  readonly Params: { readonly name: string; readonly id: string };
}

/**
 * `GET` and `POST /api/admin/groups`, `DELETE …/{name}`, `POST …/{name}/people`, `DELETE …/{name}/people/{id}`: who may open what
 * belongs to some. Each answers all groups. Errors: `FIELDS_INVALID`, `GROUP_EXISTS`, `GROUPS_FULL`, `GROUP_NOT_FOUND`, `GROUP_FIXED`,
 * `PERSON_UNKNOWN`.
 */
export const groupsRoutes: FastifyPluginAsync<Pick<Operations, "groups">> = async (app, { groups }) => {
  const path = `${ADMIN_API_PATH}/groups`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async (): Promise<GroupsView> => groups.view());

  app.post(path, administrators, async (request) =>
    groups.make(parse(NewGroup, request.body), actingAdministrator(request)),
  );

  app.delete<OfGroup>(`${path}/:name`, administrators, async (request) =>
    groups.remove(request.params.name, actingAdministrator(request)),
  );

  app.post<OfGroup>(`${path}/:name/people`, administrators, async (request) => {
    const { email } = parse(NewGroupPerson, request.body);
    return groups.join(request.params.name, email, actingAdministrator(request));
  });

  app.delete<OfPerson>(`${path}/:name/people/:id`, administrators, async (request) =>
    groups.leave(request.params.name, request.params.id, actingAdministrator(request)),
  );
};
