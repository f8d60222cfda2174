import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { PREFIX, SITE, type TestIdentity } from "./test-identity.ts";

/** Parameters that came back to the page, out of its fragment. */
export type Fragment = Readonly<Record<string, string>>;

/** Options of a start towards a service. */
interface Leaving {
  readonly inviteToken?: string;
  readonly referer?: string;
  /** Nobody is to see anything of it. */
  readonly isSilent?: boolean;
}

/** A browser that signs in by a service: it keeps cookies and follows redirects as a person's does. */
export interface Browser {
  cookies: Map<string, string>;
  /** The cookies as a header. */
  readonly cookie: () => string;
  /** Goes to `/authorize`; gives the address of the service. */
  leave(provider: string, options?: Leaving): Promise<URL>;
  /** Signs in at the service; gives the callback that it redirects to. */
  visit(service: URL): Promise<URL>;
  /** Opens the callback. */
  comeBack(callback: URL): Promise<LightMyRequestResponse>;
  /** All three steps. */
  signIn(provider: string, options?: Leaving): Promise<LightMyRequestResponse>;
}

/** The fragment of the page that an answer redirects to; empty without one. */
export function fragmentOf(answer: LightMyRequestResponse): Fragment {
  const { location } = answer.headers;
  if (typeof location !== "string") return {};
  return Object.fromEntries(new URLSearchParams(new URL(location).hash.slice(1)));
}

/** Path and query of the page that an answer redirects to. */
export function pageOf(answer: LightMyRequestResponse): string {
  const { location } = answer.headers;
  if (typeof location !== "string") throw new Error(`no redirect: ${answer.statusCode} ${answer.body}`);
  const url = new URL(location);
  expect(url.origin).toBe(SITE);
  return url.pathname + url.search;
}

/** Opens a browser without cookies. */
export function openBrowser(service: TestIdentity): Browser {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (answer: LightMyRequestResponse) => {
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const browser: Browser = {
    cookies,
    cookie: header,
    async leave(provider, { inviteToken, referer, isSilent = false } = {}) {
      const query = new URLSearchParams({
        provider,
        ...(inviteToken ? { invite_token: inviteToken } : {}),
        ...(isSilent ? { prompt: "none" } : {}),
      });
      const headers = { cookie: header(), ...(referer ? { referer } : {}) };
      const answer = keep(await service.call("GET", `/authorize?${query}`, { headers }));
      expect(answer.statusCode, answer.body).toBe(302);
      return new URL(String(answer.headers.location));
    },
    async visit(url) {
      const answer = await fetch(url, { redirect: "manual" });
      const location = answer.headers.get("location");
      if (location === null) throw new Error(`the service answered ${answer.status}: ${await answer.text()}`);
      return new URL(location);
    },
    comeBack: async (callback) => {
      expect(callback.origin + callback.pathname).toBe(`${SITE}${PREFIX}/callback`);
      const headers = { cookie: header(), "sec-fetch-site": "cross-site" };
      return keep(await service.call("GET", `/callback${callback.search}`, { headers }));
    },
    signIn: async (provider, options) => browser.comeBack(await browser.visit(await browser.leave(provider, options))),
  };
  return browser;
}
