import { ADMIN_API_PATH } from "@nv/contracts";
import { MailQuery } from "@nv/contracts/schemas";
import type { Operations } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actingAdministrator } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";

const MailId = z.guid();

/**
 * `GET /api/admin/mails`, `POST /api/admin/mails/{id}/retry` and `/cancel`, `POST /api/admin/mail-test`. Errors:
 * `BAD_REQUEST`, `MAIL_NOT_FOUND`, `MAIL_MOVED_ON`, `MAIL_CONTENT_GONE`, `TOO_MANY_TRIES`.
 */
export const mailsRoutes: FastifyPluginAsync<Pick<Operations, "mails">> = async (app, { mails }) => {
  const path = `${ADMIN_API_PATH}/mails`;
  const administrators = { config: { access: "administrator" } } as const;

  app.get(path, administrators, async ({ query }) => mails.list(parse(MailQuery, query, "BAD_REQUEST")));

  for (const order of ["retry", "cancel"] as const) {
    app.post<{ Params: { id: string } }>(`${path}/:id/${order}`, administrators, async (request) =>
      mails[order](parse(MailId, request.params.id, "MAIL_NOT_FOUND"), actingAdministrator(request)),
    );
  }

  app.post(`${ADMIN_API_PATH}/mail-test`, administrators, async (request) => mails.test(actingAdministrator(request)));
};
