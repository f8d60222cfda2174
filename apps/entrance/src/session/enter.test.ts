import { beforeEach, expect, test, vi } from "vitest";
import { type EnterDeps, enter } from "./enter.ts";
import type { TabMemory } from "./tab-memory.ts";

const NOW_MS = 1_800_000_000_000;
const NO_TOKEN: string | null = null;

function createMemory(wanted: string | null): TabMemory {
  let page = wanted;
  let renewedAtMs: number | null = null;
  return {
    readWantedPage: () => page,
    keepWantedPage: (path) => {
      page = path;
    },
    forgetWantedPage: () => {
      page = null;
    },
    readRenewedAtMs: () => renewedAtMs,
    keepRenewedAtMs: (nowMs) => {
      renewedAtMs = nowMs;
    },
  };
}

/** A widget without a screen: it remembers `user`, and reports a saved session as a sign-in, as the real one does. */
function createIdentity(savedUser: unknown, refresh: () => Promise<unknown>) {
  const handlers: [event: string, handler: () => void][] = [];
  const fire = (event: string) => {
    for (const [name, handler] of handlers) if (name === event) handler();
  };
  const store = {
    settings: null,
    error: null,
    modal: { isOpen: false },
    email_change_token: NO_TOKEN,
    loadSettings: async () => null,
  };
  const identity = {
    user: savedUser,
    fire,
    store,
    init: () => {
      if (savedUser !== null) fire("login");
    },
    on: (event: string, handler: () => void) => void handlers.push([event, handler]),
    open: () => {},
    preload: async () => {},
    currentUser: () => identity.user,
    refresh,
  };
  return identity;
}

let deps: Omit<EnterDeps, "identity">;
const replace = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  deps = {
    memory: createMemory("/wanted#part"),
    address: { pathname: "/", search: "", hash: "", replace, reload },
    now: () => NOW_MS,
    locale: "es",
    onRenewing: vi.fn(),
  };
});

test("a visitor stays, and nothing is asked of the service", async () => {
  const refresh = vi.fn();
  expect(await enter({ ...deps, identity: createIdentity(null, refresh) })).toBe("visitor");
  expect(refresh).not.toHaveBeenCalled();
});

test("whoever signs in goes to the page they wanted, which is then forgotten", async () => {
  const identity = createIdentity(null, vi.fn());
  await enter({ ...deps, identity });
  identity.fire("login");
  expect(replace).toHaveBeenCalledExactlyOnceWith("/wanted#part");
  expect(deps.memory.readWantedPage()).toBeNull();
});

test("without a wanted page, whoever signs in goes to the home", async () => {
  const identity = createIdentity(null, vi.fn());
  await enter({ ...deps, memory: createMemory(null), identity });
  identity.fire("login");
  expect(replace).toHaveBeenCalledExactlyOnceWith("/");
});

test("a wanted page on another site is not followed", async () => {
  const identity = createIdentity(null, vi.fn());
  await enter({ ...deps, memory: createMemory("//evil.example/x"), identity });
  identity.fire("login");
  expect(replace).toHaveBeenCalledExactlyOnceWith("/");
});

test("on the wanted address itself, the page is loaded again instead of scrolled", async () => {
  const identity = createIdentity(null, vi.fn());
  const address = { ...deps.address, pathname: "/wanted", hash: "#part" };
  await enter({ ...deps, address, identity });
  identity.fire("login");
  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

test("a saved session is renewed in silence and leads inside", async () => {
  const identity = createIdentity({}, async () => "token");
  expect(await enter({ ...deps, identity })).toBe("inside");
  expect(replace).toHaveBeenCalledExactlyOnceWith("/wanted#part");
});

test("a saved session that the service refuses leaves a visitor, who keeps the wanted page", async () => {
  const identity = createIdentity({}, async () => Promise.reject(new Error("refused")));
  expect(await enter({ ...deps, identity })).toBe("visitor");
  expect(replace).not.toHaveBeenCalled();
  expect(deps.memory.readWantedPage()).toBe("/wanted#part");
});

test("a session renewed a moment ago is not renewed again, so that the pages do not turn in circles", async () => {
  const refresh = vi.fn(async () => "token");
  await enter({ ...deps, identity: createIdentity({}, refresh) });
  expect(await enter({ ...deps, identity: createIdentity({}, refresh) })).toBe("visitor");
  expect(refresh).toHaveBeenCalledOnce();
});

test("a token in the fragment is left to the dialog", async () => {
  const refresh = vi.fn();
  const address = { ...deps.address, hash: "#invite_token=abc" };
  expect(await enter({ ...deps, address, identity: createIdentity({}, refresh) })).toBe("dialog");
  expect(refresh).not.toHaveBeenCalled();
});

test.each([
  { name: "the link opened this page", hash: "#email_change_token=abc", pending: null },
  { name: "the link opened in a page already here", hash: "", pending: "abc" },
])("a changed address is confirmed, and its message closed, before the page goes: $name", async ({ hash, pending }) => {
  const identity = createIdentity(null, vi.fn());
  await enter({ ...deps, address: { ...deps.address, hash }, identity });
  identity.store.email_change_token = pending;
  identity.user = {};
  identity.fire("login");
  identity.store.email_change_token = null;
  identity.fire("login");
  expect(replace).not.toHaveBeenCalled();
  identity.fire("close");
  expect(replace).toHaveBeenCalledOnce();
});

test("closing the dialog of a changed address without signing in leaves a visitor here", async () => {
  const identity = createIdentity(null, vi.fn());
  await enter({ ...deps, address: { ...deps.address, hash: "#email_change_token=abc" }, identity });
  identity.fire("close");
  expect(replace).not.toHaveBeenCalled();
});
