import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { ADMINISTRATOR_ROLE, findUser } from "../accounts/users.repository.ts";
import type { Requests } from "../http/requests.ts";
import { IdentityError } from "../identity-error.ts";
import type { IdentityDb } from "../schema/tables.ts";
import type { Authenticated, Authentication } from "../sessions/authentication.service.ts";
import type { StepUp } from "../step-up/step-up.service.ts";
import type { AdminCaller } from "./admin-caller.ts";

/** Lets administrators in; the role is read from the database each time. */
export interface AdminAccess {
  /** @throws {IdentityError} as `byBearer`, and `ADMIN_REQUIRED`, `ADMIN_INVALID`. */
  caller(request: FastifyRequest): Promise<AdminCaller>;
  /**
   * The same before an account is made, changed, opened to somebody or removed: a session that somebody left open must
   * not become another administrator, nor the account of another.
   *
   * @throws {IdentityError} as `caller`, and `REAUTHENTICATION_REQUIRED` without a recent proof.
   */
  provenCaller(request: FastifyRequest): Promise<AdminCaller>;
  /**
   * Id of the person that the path names. The people of another audience do not exist for an administrator.
   *
   * @throws {IdentityError} `USER_ID_INVALID`, `USER_NOT_FOUND`.
   */
  userId(request: FastifyRequest, caller: AdminCaller): Promise<string>;
}

const PersonParameter = z.object({ id: z.guid() });

/** Lets administrators through, and those whose order asks for it only with a recent proof. */
export function createAdminAccess(deps: {
  readonly authentication: Authentication;
  readonly requests: Requests;
  readonly stepUp: StepUp;
  readonly db: IdentityDb;
}): AdminAccess {
  const { authentication, requests, stepUp, db } = deps;

  async function enter(request: FastifyRequest): Promise<Authenticated> {
    const bearer = requests.bearer(request);
    try {
      const who = await authentication.byBearer(bearer, requests.namedAudience(request));
      if (who.user.role === ADMINISTRATOR_ROLE) return who;
      throw new IdentityError("ADMIN_REQUIRED", { about: { actor: who.user } });
    } catch (error) {
      if (error instanceof IdentityError && error.code === "USER_NOT_FOUND") {
        throw new IdentityError("ADMIN_INVALID", { cause: error });
      }
      throw error;
    }
  }

  return {
    async caller(request) {
      const { user } = await enter(request);
      return { ...requests.caller(request), administrator: user };
    },
    async provenCaller(request) {
      const who = await enter(request);
      await stepUp.requireFresh(who);
      return { ...requests.caller(request), administrator: who.user };
    },
    async userId(request, { administrator }) {
      const parameters = PersonParameter.safeParse(request.params);
      if (!parameters.success) throw new IdentityError("USER_ID_INVALID");
      const person = await findUser(db, parameters.data.id.toLowerCase());
      if (person?.aud !== administrator.aud) throw new IdentityError("USER_NOT_FOUND");
      return person.id;
    },
  };
}
