import { extname } from "node:path";
import { IDENTITY_PATH } from "@nv/contracts";
import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import type { BuiltFiles } from "./build-for-test.ts";

/** Origin at which the pages believe that they are. */
export const ORIGIN = "http://entrance.test";

/** Content policy that the server sends with every public page; the pages must work under nothing looser. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain",
};

/** Name of the cookie that the stand-in for the gate looks for. */
const SESSION_COOKIE = "test_session";

/** A page at the public door, and what happened there. */
export interface Visit {
  readonly page: Page;
  /** Files that the browser fetched, in order, as paths below the build folder. */
  readonly fetched: readonly string[];
  /** Errors of the page: scripts that failed, and what the security policy stopped. */
  readonly errors: readonly string[];
  /** Calls to the identity service, as method and path. */
  readonly calls: readonly string[];
}

/** Opens a fresh browser profile in front of the public door: the built files, and a gate and an identity service in small. */
export async function arrive(browser: Browser, files: BuiltFiles, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const visit = { page, fetched: [] as string[], errors: [] as string[], calls: [] as string[] };
  page.on("pageerror", (error) => visit.errors.push(error.message));
  page.on("console", (message) => {
    // The browser reports the gate's own 401 as an error.
    if (message.type() === "error" && !message.text().includes("401")) visit.errors.push(message.text());
  });
  await context.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith(IDENTITY_PATH)) {
      visit.calls.push(`${route.request().method()} ${pathname.slice(IDENTITY_PATH.length)}`);
      await answerIdentity(route, pathname.slice(IDENTITY_PATH.length));
    } else {
      await answerFile(route, pathname, files, visit.fetched);
    }
  });
  return visit;
}

async function answerFile(route: Route, pathname: string, files: BuiltFiles, fetched: string[]): Promise<void> {
  const cookies = await route.request().headerValue("cookie");
  const isHome = pathname === "/";
  const path = isHome ? "index.html" : pathname.slice(1);
  const file = files.get(path);
  if (cookies?.includes(SESSION_COOKIE) && (isHome || file === undefined)) {
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Inside</title>" });
    return;
  }
  const [served, body] = file === undefined ? ["gate.html", files.get("gate.html")] : [path, file];
  fetched.push(served);
  await route.fulfill({
    status: file === undefined ? 401 : 200,
    headers: {
      "content-type": CONTENT_TYPES[extname(served)] ?? "application/octet-stream",
      "content-security-policy": CONTENT_SECURITY_POLICY,
    },
    body: body ?? "",
  });
}

/** Signups are open; every password and every link is right; every refresh token is refused. */
async function answerIdentity(route: Route, call: string): Promise<void> {
  const isRenewal = route.request().postData()?.includes("grant_type=refresh_token") ?? false;
  if (call === "/settings") {
    await route.fulfill({ json: { disable_signup: false, autoconfirm: false, external: {}, external_labels: {} } });
  } else if (call === "/token" && !isRenewal) {
    await route.fulfill({ json: tokens(), headers: { "set-cookie": `${SESSION_COOKIE}=1; Path=/` } });
  } else if (call === "/verify/account") {
    await route.fulfill({ json: { email: "ana@ejemplo.org" } });
  } else if (call === "/user") {
    await route.fulfill({ json: { id: "1", email: "ana@ejemplo.org", user_metadata: {}, app_metadata: {} } });
  } else {
    await route.fulfill({ status: 400, json: { error: "invalid_grant", error_description: "Invalid Refresh Token" } });
  }
}

/** A saved session of an earlier visit, as the identity client keeps it in `localStorage`. */
export function savedSession(): { readonly key: string; readonly value: string } {
  const token = { ...tokens(), expires_at: 0 };
  const user = { url: IDENTITY_PATH, token, id: "1", email: "ana@ejemplo.org", audience: "" };
  return { key: "gotrue.user", value: JSON.stringify(user) };
}

function tokens() {
  const claims = Buffer.from(JSON.stringify({ sub: "1", exp: 4_102_444_800 })).toString("base64url");
  return { access_token: `e30.${claims}.x`, token_type: "bearer", expires_in: 3600, refresh_token: "refresh" };
}
