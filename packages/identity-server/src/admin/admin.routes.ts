import { Metadata } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { toIdentityUser } from "../accounts/user-record.ts";
import { readAuditQuery } from "../core/audit-query.ts";
import { readBanDuration } from "../core/ban-duration.ts";
import type { Page } from "../core/pages.ts";
import { linkHeader, readPage } from "../core/pages.ts";
import { readSort } from "../core/sort.ts";
import { bothSlashes } from "../http/both-slashes.ts";
import { readJson } from "../http/parsed-body.ts";
import { IdentityError } from "../identity-error.ts";
import type { Administration } from "./admin.service.ts";
import type { AdminAccess } from "./admin-access.ts";
import { toAuditEntry } from "./audit-entry.ts";

interface AdminDeps {
  readonly administration: Administration;
  readonly adminAccess: AdminAccess;
}

const text = z.string().nullish();
const data = Metadata.nullish();

/** Body of `POST /admin/users`. */
export const CreateBody = z.object({
  email: text,
  password: text,
  role: text,
  confirm: z.boolean().nullish(),
  user_metadata: data,
  data,
});
/** Body of `PUT /admin/users/{id}`. */
export const EditBody = CreateBody.extend({ app_metadata: data, ban_duration: text });
/** Body of `POST /invite`. */
export const InviteBody = z.object({ email: text, data });

/** One value or several: `sort=a&sort=b`. */
const values = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [value ?? []].flat());
const last = values.transform((all) => all.at(-1));
const ListQuery = z.object({ page: last, per_page: last, sort: values, filter: last, query: last });

function banOf(duration: string | undefined): number | undefined {
  if (duration === undefined) return undefined;
  const banMs = readBanDuration(duration);
  if (banMs === null) throw new IdentityError("BAN_DURATION_INVALID", { values: { value: duration.slice(0, 40) } });
  return banMs;
}

/** `/admin/users`, `/admin/audit` and `/invite`: for administrators, whose role is read from the database each time. */
export function addAdminRoutes(app: FastifyInstance, deps: AdminDeps): void {
  const { administration, adminAccess } = deps;

  function pageOf(query: z.infer<typeof ListQuery>): Page {
    const page = readPage({
      ...(query.page === undefined ? {} : { page: query.page }),
      ...(query.per_page === undefined ? {} : { per_page: query.per_page }),
    });
    if (typeof page === "string") throw new IdentityError("PAGE_INVALID", { values: { reason: page } });
    return page;
  }

  function addPaging(request: FastifyRequest, reply: FastifyReply, page: Page, total: number): void {
    const url = new URL(request.url, "http://localhost");
    url.searchParams.delete("page");
    url.searchParams.delete("per_page");
    url.searchParams.sort();
    reply.header("x-total-count", String(total));
    reply.header("link", linkHeader(`${url.pathname}${url.search}`, page, total));
  }

  async function listUsers(request: FastifyRequest, reply: FastifyReply) {
    const { administrator } = await adminAccess.caller(request);
    const query = ListQuery.parse(request.query);
    const page = pageOf(query);
    const sort = readSort(query.sort);
    if ("reason" in sort) throw new IdentityError("SORT_INVALID", { values: sort });
    const filter = { aud: administrator.aud, text: query.filter ?? "" };
    const { rows, total } = await administration.list(filter, sort.direction, page);
    addPaging(request, reply, page, total);
    return { aud: administrator.aud, users: rows.map(toIdentityUser) };
  }

  async function createUser(request: FastifyRequest) {
    const caller = await adminAccess.caller(request);
    const body = readJson(request.body, CreateBody, "admin user");
    const creation = {
      email: body.email ?? undefined,
      password: body.password ?? undefined,
      role: body.role ?? undefined,
      isConfirmed: body.confirm === true,
      metadata: body.user_metadata ?? body.data ?? undefined,
      aud: caller.administrator.aud,
    };
    return toIdentityUser(await administration.create(creation, caller));
  }

  async function showUser(request: FastifyRequest) {
    await adminAccess.caller(request);
    return toIdentityUser(await administration.find(adminAccess.userId(request)));
  }

  async function editUser(request: FastifyRequest) {
    const caller = await adminAccess.caller(request);
    const id = adminAccess.userId(request);
    const body = readJson(request.body, EditBody, "admin user");
    const edit = {
      email: body.email ?? undefined,
      password: body.password ?? undefined,
      role: body.role ?? undefined,
      isConfirmed: body.confirm === true,
      metadata: body.user_metadata ?? body.data ?? undefined,
      appMetadata: body.app_metadata ?? undefined,
      banMs: banOf(body.ban_duration ?? undefined),
    };
    return toIdentityUser(await administration.edit(id, edit, caller));
  }

  async function deleteUser(request: FastifyRequest) {
    const caller = await adminAccess.caller(request);
    await administration.remove(adminAccess.userId(request), caller);
    return {};
  }

  async function invite(request: FastifyRequest) {
    const caller = await adminAccess.caller(request);
    const body = readJson(request.body, InviteBody, "Invite");
    const { aud } = caller.administrator;
    const invitation = { email: body.email ?? undefined, metadata: body.data ?? undefined, aud };
    return toIdentityUser(await administration.invite(invitation, caller));
  }

  async function listAudit(request: FastifyRequest, reply: FastifyReply) {
    await adminAccess.caller(request);
    const query = ListQuery.parse(request.query);
    const page = pageOf(query);
    const filter = readAuditQuery(query.query ?? "");
    if (filter === "invalid") throw new IdentityError("AUDIT_QUERY_INVALID", { values: { scope: query.query ?? "" } });
    const { rows, total } = await administration.audit(filter, page);
    addPaging(request, reply, page, total);
    return rows.map(toAuditEntry);
  }

  for (const path of bothSlashes("/admin/users")) app.get(path, listUsers).post(path, createUser);
  for (const path of bothSlashes("/admin/users/:id"))
    app.get(path, showUser).put(path, editUser).delete(path, deleteUser);
  for (const path of bothSlashes("/admin/audit")) app.get(path, listAudit);
  for (const path of bothSlashes("/invite")) app.post(path, invite);
}
