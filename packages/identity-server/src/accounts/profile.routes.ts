import { Metadata } from "@nv/contracts/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bothSlashes } from "../http/both-slashes.ts";
import { readJson } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Authentication } from "../sessions/authentication.service.ts";
import type { ChangeProfile } from "./profile.service.ts";
import { toIdentityUser } from "./user-record.ts";

/** Dependencies of the routes of one's own account. */
export interface ProfileDeps {
  readonly changeProfile: ChangeProfile;
  readonly authentication: Authentication;
  readonly requests: Requests;
}

const text = z.string().nullish();
const data = Metadata.nullish();

/** Body of `PUT /user`. */
export const ProfileBody = z.object({
  email: text,
  password: text,
  current_password: text,
  email_change_token: text,
  data,
  app_metadata: data,
});

/** `GET` and `PUT /user`: one's own account. */
export function addProfileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  const { authentication, requests } = deps;

  async function whoAsks(request: FastifyRequest) {
    return authentication.byBearer(requests.bearer(request), requests.namedAudience(request));
  }

  // Sites ask who somebody is at every page: the same row is put into words once.
  const shown = new WeakMap<UserRow, string>();

  async function showUser(request: FastifyRequest, reply: FastifyReply) {
    const { user } = await whoAsks(request);
    const known = shown.get(user) ?? JSON.stringify(toIdentityUser(user));
    shown.set(user, known);
    return reply.type("application/json; charset=utf-8").send(known);
  }

  async function changeUser(request: FastifyRequest) {
    const who = await whoAsks(request);
    const body = readJson(request.body, ProfileBody, "User Update");
    const changes = {
      email: body.email ?? undefined,
      password: body.password ?? undefined,
      currentPassword: body.current_password ?? undefined,
      emailChangeToken: body.email_change_token ?? undefined,
      metadata: body.data ?? undefined,
      appMetadata: body.app_metadata ?? undefined,
    };
    return toIdentityUser(await deps.changeProfile(who, changes, requests.caller(request)));
  }

  for (const path of bothSlashes("/user")) app.get(path, showUser).put(path, changeUser);
}
