import type { ProgramScope } from "@nv/contracts";
import type { Program } from "@nv/identity-server";
import { expect, test } from "vitest";
import { sessionOf } from "../../test/feature-app.ts";
import { createPrograms, requireScope } from "./programs.ts";

const SECRET = "nvk_buena";
const PROGRAM: Program = {
  ...{ keyId: "k", name: "Mi script", resource: null },
  session: sessionOf("ana", false, ["edicion-noche", "investigacion"]),
  scopes: new Set<ProgramScope>(["series:read", "pages:read"]),
};

let nowMs = 0;
const make = () =>
  createPrograms(
    async (secret) => (secret === SECRET ? PROGRAM : null),
    () => nowMs,
  );
const asking = (secret: string, address = "192.0.2.7") => ({ headers: { authorization: `Bearer ${secret}` }, address });

test("who brings no key is a person; a token of the identity service is none", () => {
  const programs = make();
  expect(programs.read({ headers: {}, address: "" })).toBeNull();
  expect(programs.read(asking("eyJhbGciOiJFZERTQSJ9.x.y"))).toBeNull();
});

test("a key is read with its scheme in any case, and never is of the group of the cases", async () => {
  const programs = make();
  const found = await programs.read({ headers: { authorization: `bEARER  ${SECRET}` }, address: "" });
  expect(found?.session.groups).toEqual(["edicion-noche"]);
});

test("thirty wrong ones in a minute from an address, then it is told to wait; a right one goes on", async () => {
  const programs = make();
  for (let tried = 0; tried < 30; tried += 1) {
    await expect(programs.read(asking("nvk_mala"))).rejects.toMatchObject({ code: "KEY_INVALID" });
  }
  await expect(programs.read(asking("nvk_mala"))).rejects.toMatchObject({
    ...{ code: "KEY_TOO_OFTEN", details: { retryAfterS: 60 } },
  });
  await expect(programs.read(asking("nvk_mala", "192.0.2.8"))).rejects.toMatchObject({ code: "KEY_INVALID" });
  expect(await programs.read(asking(SECRET))).toMatchObject({ keyId: "k" });
});

test("where nobody knows the address, wrong ones use up nothing of the others'", async () => {
  const programs = make();
  const unknown = (secret: string) => programs.read({ ...asking(secret), address: null });
  for (let tried = 0; tried < 3100; tried += 1) {
    await expect(unknown("nvk_mala")).rejects.toMatchObject({ code: "KEY_INVALID" });
  }
  expect(await unknown(SECRET)).toMatchObject({ keyId: "k" });
});

test("a key makes three hundred calls in a minute, wherever it comes from", async () => {
  const programs = make();
  for (let call = 0; call < 300; call += 1) await programs.read(asking(SECRET, `192.0.2.${call % 3}`));
  await expect(programs.read(asking(SECRET, "192.0.2.9"))).rejects.toMatchObject({ code: "KEY_TOO_OFTEN" });
  nowMs += 60_000;
  expect(await programs.read(asking(SECRET))).toMatchObject({ keyId: "k" });
});

test("what is lent serves once, for no more than its program may", async () => {
  const programs = make();
  const secret = programs.lend({ ...PROGRAM, resource: "https://site.example/mcp" }, ["series:read", "series:publish"]);
  const found = await programs.read(asking(secret));
  expect(found?.scopes).toEqual(new Set(["series:read"]));
  expect(found?.resource).toBeNull();
  await expect(programs.read(asking(secret))).rejects.toMatchObject({ code: "KEY_INVALID" });
});

test.each([
  { name: "one that it has", program: PROGRAM, scope: "series:read" as const, isIn: true },
  { name: "one that it has not", program: PROGRAM, scope: "series:write" as const, isIn: false },
  { name: "a route that names none", program: PROGRAM, scope: undefined, isIn: false },
  {
    name: "a token of another address",
    program: { ...PROGRAM, resource: "https://site.example/mcp" },
    scope: "series:read" as const,
    isIn: false,
  },
])("$name: let in $isIn", ({ program, scope, isIn }) => {
  const ask = () => requireScope(program, scope);
  if (isIn) expect(ask).not.toThrow();
  else expect(ask).toThrow(expect.objectContaining({ code: "KEY_SCOPE" }));
});
