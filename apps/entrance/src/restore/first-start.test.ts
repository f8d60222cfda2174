import { expect, test } from "vitest";
import { askHouse } from "./first-start.ts";

test.each(["empty", "inhabited", "stale"] as const)("the server says that the house is %s", async (state) => {
  const asked: (string | undefined)[] = [];
  const request = async (url: unknown, init?: RequestInit) => {
    asked.push(`${init?.method} ${String(url)} ${String(init?.body)}`);
    return Response.json({ state });
  };
  expect(await askHouse(request, "abc")).toBe(state);
  expect(asked).toEqual(['POST /api/first-start {"token":"abc"}']);
});

test.each([
  { name: "a server that is stopped", request: () => Promise.reject(new TypeError("fetch failed")) },
  { name: "one that starts", request: async () => new Response("…", { status: 503 }) },
  { name: "one that says something else", request: async () => Response.json({ state: "haunted" }) },
  { name: "one that says nothing", request: async () => Response.json(null) },
])("$name is away, and is asked again", async ({ request }) => {
  expect(await askHouse(request, "abc")).toBe("away");
});
