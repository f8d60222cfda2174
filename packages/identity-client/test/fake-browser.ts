import { vi } from "vitest";

/** Turns that tabs take, as `navigator.locks` gives them. */
export function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  type Work<Value> = (lock: object | null) => Promise<Value> | Value;
  return {
    async request<Value>(_name: string, options: Work<Value> | { ifAvailable: boolean }, then?: Work<Value>) {
      const work = typeof options === "function" ? options : then;
      if (!work) throw new TypeError("no work");
      if (typeof options === "object" && waiting > 0) return work(null);
      waiting += 1;
      const turn = last.then(() => work({}));
      last = turn.catch(() => undefined).finally(() => (waiting -= 1));
      return turn;
    },
  };
}

/** Storage in memory, as `localStorage` behaves. */
export function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** As much of a browser window as the client looks at. */
export function createWindow(localStorage = createStorage(), locks = createLocks()) {
  const listeners = new Set<(event: unknown) => void>();
  return {
    localStorage,
    navigator: { locks },
    addEventListener: (_: string, listener: (event: unknown) => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => void listeners.delete(listener),
    /** Emits another tab's write as this tab sees it. */
    tellStorage(event: { key: string | null; oldValue: string | null; newValue: string | null }) {
      for (const listener of listeners) listener(event);
    },
  };
}

/** One call of the client, as `fetch` saw it. */
export interface Seen {
  readonly url: string;
  readonly init: RequestInit & { headers: Record<string, string> };
}

/** Answers calls by "METHOD path"; a function is asked each time, an error is thrown. */
export type Routes = Record<string, () => Response | Error | Promise<Response>>;

/** Replaces `fetch`. @returns The calls, in order. */
export function fakeFetch(routes: Routes): Seen[] {
  const seen: Seen[] = [];
  vi.stubGlobal("fetch", async (url: string, init: Seen["init"]) => {
    seen.push({ url, init });
    const path = url.replace(/^.*\/identity/, "").split("?")[0];
    const answer = await routes[`${init.method ?? "GET"} ${path}`]?.();
    if (answer instanceof Error) throw answer;
    return answer ?? new Response("no such route", { status: 404 });
  });
  return seen;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });

/** A token that expires at a time and was issued at another, Unix epoch in milliseconds. */
export function jwt(expiresAtMs: number, mark = "", issuedAtMs?: number): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ exp: expiresAtMs / 1000, mark, ...(issuedAtMs === undefined ? {} : { iat: issuedAtMs / 1000 }) })}.x`;
}

export const tokens = (expiresAtMs: number, refresh = "refresh-1", issuedAtMs?: number) => ({
  access_token: jwt(expiresAtMs, refresh, issuedAtMs),
  token_type: "bearer",
  expires_in: 3600,
  refresh_token: refresh,
});
