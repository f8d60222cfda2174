import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { ADMINISTRATOR_ROLE } from "../accounts/users.repository.ts";
import type { Requests } from "../http/requests.ts";
import { IdentityError } from "../identity-error.ts";
import type { Authentication } from "../sessions/authentication.service.ts";
import type { AdminCaller } from "./admin.service.ts";

/** Lets administrators in; the role is read from the database each time. */
export interface AdminAccess {
  /** @throws {IdentityError} as `byBearer`, and `ADMIN_REQUIRED`, `ADMIN_INVALID`. */
  caller(request: FastifyRequest): Promise<AdminCaller>;
  /**
   * Id of the person that the path names.
   *
   * @throws {IdentityError} `USER_ID_INVALID`.
   */
  userId(request: FastifyRequest): string;
}

const PersonParameter = z.object({ id: z.guid() });

/** Makes the door of the administration. */
export function createAdminAccess(deps: {
  readonly authentication: Authentication;
  readonly requests: Requests;
}): AdminAccess {
  const { authentication, requests } = deps;
  return {
    async caller(request) {
      const bearer = requests.bearer(request);
      try {
        const { user } = await authentication.byBearer(bearer, requests.namedAudience(request));
        if (user.role !== ADMINISTRATOR_ROLE) throw new IdentityError("ADMIN_REQUIRED", { about: { actor: user } });
        return { ...requests.caller(request), administrator: user };
      } catch (error) {
        if (error instanceof IdentityError && error.code === "USER_NOT_FOUND") {
          throw new IdentityError("ADMIN_INVALID", { cause: error });
        }
        throw error;
      }
    },
    userId(request) {
      const parameters = PersonParameter.safeParse(request.params);
      if (!parameters.success) throw new IdentityError("USER_ID_INVALID");
      return parameters.data.id.toLowerCase();
    },
  };
}
