import { programKeysApi, programsAdminApi } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { actingAdministrator } from "../../http/acting.ts";
import { SESSION, serve } from "../../http/serve.ts";

/** Rules of the routes of everybody's keys. */
const ADMINISTRATORS = {
  route: { config: { access: "administrator" } },
  ids: { id: "PROGRAM_KEY_NOT_FOUND" },
} as const;

/**
 * Keys for programs: one's own, `/api/program-keys`, and everybody's with the accounts of programs, `/api/admin/programs`. No key opens them. Errors:
 * `FIELDS_INVALID`, `PROGRAM_KEY_NOT_FOUND`, `PROGRAM_KEYS_FULL`, `SERVICE_NOT_THERE`, `SERVICE_EXISTS`, `SERVICES_FULL`.
 *
 * @see docs/contracts/programs.md
 */
export const programsRoutes: FastifyPluginAsync<Pick<Operations, "programs">> = async (app, { programs }) => {
  const { list, ...ofPerson } = programKeysApi;
  serve(app, { list }, SESSION, { list: ({ session }) => programs.own(session.userId) });
  serve(
    app,
    ofPerson,
    { ids: { id: "PROGRAM_KEY_NOT_FOUND" } },
    {
      make: ({ body, request }) => programs.makeOwn(body, actingAdministrator(request)),
      revoke: ({ params, request }) => programs.revokeOwn(params.id, actingAdministrator(request)),
    },
  );
  const { makeKey, removeService, ...others } = programsAdminApi;
  serve(app, others, ADMINISTRATORS, {
    view: () => programs.view(),
    makeService: ({ body, request }) => programs.makeService(body, actingAdministrator(request)),
    revokeKey: ({ params, request }) => programs.revoke(params.id, actingAdministrator(request)),
  });
  serve(
    app,
    { makeKey, removeService },
    { ...ADMINISTRATORS, ids: { id: "SERVICE_NOT_THERE" } },
    {
      makeKey: ({ params, body, request }) => programs.makeOfService(params.id, body, actingAdministrator(request)),
      removeService: ({ params, request }) => programs.removeService(params.id, actingAdministrator(request)),
    },
  );
};
