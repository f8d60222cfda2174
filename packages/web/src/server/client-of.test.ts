import { filesApi, includesApi, trackersApi } from "@nv/contracts/schemas";
import { afterEach, expect, test, vi } from "vitest";
import { clientOf } from "./client-of.ts";

afterEach(() => vi.unstubAllGlobals());

const trackers = clientOf(trackersApi);
const files = clientOf(filesApi);
const includes = clientOf(includesApi);
const { signal } = new AbortController();

test.each<[name: string, call: () => Promise<unknown>, sent: readonly unknown[]]>([
  ["asks with a signal", () => trackers.list(signal), ["GET", "/api/trackers", null, signal]],
  ["writes the parts of a path", () => trackers.rows("a/b", signal), ["GET", "/api/trackers/a%2Fb/rows", null, signal]],
  [
    "sends what is written",
    () => includes.preview({ body: "Ñ" }, signal),
    ["POST", "/api/includes/preview", '{"body":"Ñ"}', signal],
  ],
  [
    "names fields of the address",
    () => includes.list({ q: "a b" }, signal),
    ["GET", "/api/includes?q=a+b", null, signal],
  ],
  [
    "leaves out fields that say nothing",
    () => includes.list({ q: "" }, signal),
    ["GET", "/api/includes", null, signal],
  ],
  ["takes away", () => files.remove("a1"), ["DELETE", "/api/files/a1", null, null]],
])("a call %s", async (_name, call, sent) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetch);
  await call().catch(() => null);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([init?.method, address, init?.body, init?.signal]).toEqual(sent);
});

test("an answer is what the declaration says, and nothing where it says none", async () => {
  const rows = { polls: [], events: [] };
  vi.stubGlobal("fetch", async () => Response.json({ ...rows, more: true }));
  expect(await trackers.rows("a1")).toEqual(rows);
  vi.stubGlobal("fetch", async () => Response.json({ polls: 3 }));
  await expect(trackers.rows("a1")).rejects.toMatchObject({ kind: "broken" });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  expect(await files.remove("a1")).toBeUndefined();
});
