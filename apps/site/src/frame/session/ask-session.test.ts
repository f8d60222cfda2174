import { afterEach, expect, test, vi } from "vitest";
import { askSession } from "./ask-session";

afterEach(() => vi.unstubAllGlobals());

const ana = { id: "1", email: "ana@diario.example", name: "Ana", isAdministrator: true };

test.each<[name: string, answer: () => Response, verdict: string]>([
  ["a person", () => Response.json(ana), "open"],
  ["nobody", () => Response.json({ code: "SESSION_MISSING" }, { status: 401 }), "over"],
  ["somebody without an id", () => Response.json({ ...ana, id: "" }), "unknown"],
  ["a refusal of another kind", () => Response.json({}, { status: 403 }), "unknown"],
  ["a page of a proxy", () => new Response("<h1>", { status: 502 }), "unknown"],
  ["a page in place of the answer", () => new Response("<h1>"), "unknown"],
  [
    "no network",
    () => {
      throw new TypeError("failed to fetch");
    },
    "unknown",
  ],
])("%s", async (_name, answer, verdict) => {
  vi.stubGlobal("fetch", async () => answer());
  expect((await askSession()).verdict).toBe(verdict);
});

test("an open session names its person", async () => {
  vi.stubGlobal("fetch", async () => Response.json(ana));
  expect((await askSession()).person).toEqual({
    id: "1",
    email: "ana@diario.example",
    name: "Ana",
    isAdministrator: true,
  });
});
