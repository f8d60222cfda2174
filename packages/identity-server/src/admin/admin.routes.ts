import { Metadata } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { toIdentityUser } from "../accounts/user-record.ts";
import { readBanDuration } from "../core/ban-duration.ts";
import { type PersonState, readPersonState } from "../core/person-state.ts";
import { readSort } from "../core/sort.ts";
import { bothSlashes } from "../http/both-slashes.ts";
import { readJson } from "../http/parsed-body.ts";
import { IdentityError } from "../identity-error.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Administration } from "./admin.service.ts";
import type { AdminAccess } from "./admin-access.ts";
import { addPaging, allValues, lastValue, readQueryPage } from "./list-query.ts";
import type { UserEdit } from "./person-edit.ts";
import { personVersion } from "./person-version.ts";

interface AdminDeps {
  readonly administration: Administration;
  readonly adminAccess: AdminAccess;
}

const text = z.string().nullish();
const data = Metadata.nullish();

/** Body of `POST /admin/users` and of `PUT /admin/users/{id}`. */
export const PersonBody = z.object({
  email: text,
  password: text,
  role: text,
  confirm: z.boolean().nullish(),
  user_metadata: data,
  data,
  app_metadata: data,
  ban_duration: text,
});
/** Body of `POST /invite`. */
export const InviteBody = z.object({ email: text, data });

const ListQuery = z.object({ sort: allValues, filter: lastValue, state: lastValue, role: lastValue });

/** Enough of a wrong value to recognise it in an error. */
const SHOWN_LENGTH = 40;

function stateOf(text: string | undefined): PersonState | null {
  if (text === undefined || text === "") return null;
  const state = readPersonState(text);
  if (state === null)
    throw new IdentityError("PERSON_STATE_INVALID", { values: { value: text.slice(0, SHOWN_LENGTH) } });
  return state;
}

function wantedVersion(request: FastifyRequest): string | null {
  return request.headers["if-match"] ?? null;
}

function banOf(duration: string | undefined): number | undefined {
  if (duration === undefined) return undefined;
  const banMs = readBanDuration(duration);
  if (banMs === null)
    throw new IdentityError("BAN_DURATION_INVALID", { values: { value: duration.slice(0, SHOWN_LENGTH) } });
  return banMs;
}

/** A person as an administrator's order writes them. */
function personOf(sent: unknown): UserEdit {
  const body = readJson(sent, PersonBody, "admin user");
  return {
    email: body.email ?? undefined,
    password: body.password ?? undefined,
    role: body.role ?? undefined,
    isConfirmed: body.confirm === true,
    metadata: body.user_metadata ?? body.data ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    banMs: banOf(body.ban_duration ?? undefined),
  };
}

/** `/admin/users`, `/admin/roles` and `/invite`: for administrators, whose role is read from the database each time; a change wants a recent proof. */
export function addAdminRoutes(app: FastifyInstance, deps: AdminDeps): void {
  const { administration, adminAccess } = deps;

  /** The person, with the version that an edit may name in `If-Match`. */
  function shown(reply: FastifyReply, user: UserRow) {
    reply.header("etag", personVersion(user));
    return toIdentityUser(user);
  }

  async function listUsers(request: FastifyRequest, reply: FastifyReply) {
    const { administrator } = await adminAccess.caller(request);
    const query = ListQuery.parse(request.query);
    const page = readQueryPage(request);
    const sort = readSort(query.sort);
    if ("reason" in sort) throw new IdentityError("SORT_INVALID", { values: sort });
    const { aud } = administrator;
    const search = { aud, text: query.filter ?? "", state: stateOf(query.state), role: query.role ?? null };
    const { rows, total } = await administration.list(search, sort, page);
    addPaging(request, reply, page, total);
    return { aud: administrator.aud, users: rows.map(toIdentityUser) };
  }

  async function listRoles(request: FastifyRequest) {
    const { administrator } = await adminAccess.caller(request);
    return { roles: await administration.roles(administrator.aud) };
  }

  async function createUser(request: FastifyRequest, reply: FastifyReply) {
    const caller = await adminAccess.provenCaller(request);
    const person = personOf(request.body);
    return shown(reply, await administration.create({ ...person, aud: caller.administrator.aud }, caller));
  }

  async function showUser(request: FastifyRequest, reply: FastifyReply) {
    const caller = await adminAccess.caller(request);
    return shown(reply, await administration.find(await adminAccess.userId(request, caller)));
  }

  async function editUser(request: FastifyRequest, reply: FastifyReply) {
    const caller = await adminAccess.provenCaller(request);
    const id = await adminAccess.userId(request, caller);
    const edit = personOf(request.body);
    return shown(reply, await administration.edit(id, edit, wantedVersion(request), caller));
  }

  async function deleteUser(request: FastifyRequest) {
    const caller = await adminAccess.provenCaller(request);
    await administration.remove(await adminAccess.userId(request, caller), wantedVersion(request), caller);
    return {};
  }

  async function invite(request: FastifyRequest) {
    const caller = await adminAccess.provenCaller(request);
    const body = readJson(request.body, InviteBody, "Invite");
    const { aud } = caller.administrator;
    const invitation = { email: body.email ?? undefined, metadata: body.data ?? undefined, aud };
    return toIdentityUser(await administration.invite(invitation, caller));
  }

  for (const path of bothSlashes("/admin/users")) app.get(path, listUsers).post(path, createUser);
  for (const path of bothSlashes("/admin/users/:id"))
    app.get(path, showUser).put(path, editUser).delete(path, deleteUser);
  for (const path of bothSlashes("/admin/roles")) app.get(path, listRoles);
  for (const path of bothSlashes("/invite")) app.post(path, invite);
}
