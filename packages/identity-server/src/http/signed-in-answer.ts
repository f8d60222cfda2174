import type { TokenAnswer } from "@nv/contracts/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SignedIn } from "../sessions/session-opening.service.ts";
import type { Cookies } from "./cookies.ts";

/**
 * Sets the cookies of a sign-in and gives the body of its answer.
 *
 * `X-Use-Cookie` asks for the access token as a cookie, `session` for cookies that end with the browser.
 */
export function signedInAnswer(
  cookies: Cookies,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
): TokenAnswer {
  const wish = request.headers["x-use-cookie"];
  const isBrowserLife = wish === "session";
  if (wish) cookies.setAccessToken(reply, signedIn.answer.access_token, isBrowserLife ? "browser" : "token");
  if (signedIn.cookieSecret !== null) {
    cookies.setGate(reply, signedIn.cookieSecret, isBrowserLife ? "browser" : signedIn.cookieLifeS);
  }
  if (signedIn.deviceSecret !== null) {
    cookies.setDevice(reply, signedIn.deviceSecret, isBrowserLife ? "browser" : "kept");
  }
  return signedIn.answer;
}
