import { ACCESS_TOKEN_COOKIE, sessionCookieName } from "@nv/contracts";
import type { FastifyReply } from "fastify";
import { LINK_LIFE_MS } from "../accounts/one-time-links.service.ts";
import { cookieValue } from "../core/cookie-value.ts";
import { ACCESS_TOKEN_LIFE_S, DAY_MS, FLOW_LIFE_MS } from "../options.ts";
import { PLACE_KEPT_MS } from "../sessions/known-places.ts";

/** Pattern of the service's own secrets; another value in one of its cookies is not its own. */
const SECRET = /^[\w-]{22}$/;

/** Life of the cookie that ties a sign-up to its browser, seconds: that of the link in the mail. */
const SIGNUP_LIFE_S = DAY_MS / 1000;

/** Life of the cookie that ties a sign-in by an outside service to its browser, seconds. */
const FLOW_LIFE_S = FLOW_LIFE_MS / 1000;

/** Life of the cookie by which a browser is known in which somebody signed in, seconds. */
const DEVICE_LIFE_S = PLACE_KEPT_MS / 1000;

/** Life of the cookie that ties a code by mail to its browser, seconds. */
const CODE_LIFE_S = LINK_LIFE_MS.magiclink / 1000;

/** Life of a cookie: a number of seconds, or until the browser closes. */
type CookieLife = number | "browser";

/** Reads and sets the cookies of the service. */
export type Cookies = ReturnType<typeof createCookies>;

/** Writes and reads the cookies of a site; over https they are `Secure`, and the gate's is bound to the host. */
export function createCookies(isHttps: boolean) {
  const gateName = sessionCookieName(isHttps);
  const signupName = isHttps ? "__Host-nv_signup" : "nv_signup";
  const flowName = isHttps ? "__Host-nv_flow" : "nv_flow";
  const codeName = isHttps ? "__Host-nv_code" : "nv_code";
  const deviceName = isHttps ? "__Host-nv_device" : "nv_device";
  const common = `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;

  function set(reply: FastifyReply, name: string, value: string, life: CookieLife): void {
    const age = life === "browser" ? "" : `; Max-Age=${life}`;
    reply.header("set-cookie", `${name}=${value}; ${common}${age}`);
  }
  function read(header: string | undefined, name: string): string | null {
    const value = header === undefined ? null : cookieValue(header, name);
    return value !== null && SECRET.test(value) ? value : null;
  }
  return {
    /** The gate's secret in a `Cookie` header, or `null`. */
    gateSecret: (header: string | undefined) => read(header, gateName),
    /** The secret of a browser that signed up, or `null`. */
    signupSecret: (header: string | undefined) => read(header, signupName),
    /** The secret of a browser that went to an outside service, or `null`. */
    flowSecret: (header: string | undefined) => read(header, flowName),
    /** The secret of a browser that asked for a code by mail, or `null`. */
    codeSecret: (header: string | undefined) => read(header, codeName),
    /** The secret of a browser in which somebody signed in before, or `null`. */
    deviceSecret: (header: string | undefined) => read(header, deviceName),
    setDevice: (reply: FastifyReply, secret: string, life: "browser" | "kept") =>
      set(reply, deviceName, secret, life === "browser" ? "browser" : DEVICE_LIFE_S),
    setCode: (reply: FastifyReply, secret: string) => set(reply, codeName, secret, CODE_LIFE_S),
    setFlow: (reply: FastifyReply, secret: string) => set(reply, flowName, secret, FLOW_LIFE_S),
    setGate: (reply: FastifyReply, secret: string, life: CookieLife) => set(reply, gateName, secret, life),
    setSignup: (reply: FastifyReply, secret: string) => set(reply, signupName, secret, SIGNUP_LIFE_S),
    setAccessToken: (reply: FastifyReply, token: string, life: "browser" | "token") =>
      set(reply, ACCESS_TOKEN_COOKIE, token, life === "browser" ? "browser" : ACCESS_TOKEN_LIFE_S),
    clearGate: (reply: FastifyReply) => set(reply, gateName, "", 0),
    clearAccessToken: (reply: FastifyReply) => set(reply, ACCESS_TOKEN_COOKIE, "", 0),
  };
}
