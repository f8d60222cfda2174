import type { FastifyRequest } from "fastify";
import type { SignupCaller } from "../accounts/signup.service.ts";
import type { VerificationCaller } from "../accounts/verification.service.ts";
import type { Settings } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { Cookies } from "./cookies.ts";

/** Scheme in any case, one or more spaces, and a token without any. */
const BEARER = /^bearer +(\S+)$/i;

/** Reads the parts of a request that mean something to the service. */
export type Requests = ReturnType<typeof createRequests>;

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
}

/** Reads of a request whom it is for and where it comes from, wherever clients say it. */
export function createRequests({ siteUrl, audiences }: Settings, cookies: Cookies) {
  function namedAudience(request: FastifyRequest): string | null {
    return header(request, "x-jwt-aud") || null;
  }
  function isSameOrigin(request: FastifyRequest): boolean {
    const site = header(request, "sec-fetch-site");
    return site === "" ? header(request, "origin") === siteUrl : site === "same-origin";
  }
  return {
    /** The access token of the `Authorization` header, or `null`. */
    bearer: (request: FastifyRequest): string | null => BEARER.exec(header(request, "authorization"))?.[1] ?? null,
    /** Reads the audience that `X-JWT-AUD` names, or `null`. */
    namedAudience,
    /**
     * The audience of a call that needs no token.
     *
     * @throws {IdentityError} `AUDIENCE_UNKNOWN` when `X-JWT-AUD` names one that is not configured.
     */
    audience(request: FastifyRequest): string {
      const named = namedAudience(request);
      if (named === null) return audiences[0];
      if (!audiences.includes(named)) throw new IdentityError("AUDIENCE_UNKNOWN");
      return named;
    },
    /** Whether a page of our own origin made the request. A request that does not say so is not one. */
    isSameOrigin,
    caller: (request: FastifyRequest): VerificationCaller & SignupCaller => ({
      address: request.ip,
      userAgent: header(request, "user-agent"),
      isSameOrigin: isSameOrigin(request),
      cookieSecret: cookies.gateSecret(request.headers.cookie),
      deviceSecret: cookies.deviceSecret(request.headers.cookie),
      browserSecret: cookies.signupSecret(request.headers.cookie),
    }),
  };
}
