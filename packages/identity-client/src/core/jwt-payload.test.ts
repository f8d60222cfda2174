import { expect, test } from "vitest";
import { decodeJwtPayload, lifeOf } from "./jwt-payload.ts";

const jwtOf = (payload: string) => `h.${Buffer.from(payload).toString("base64url")}.s`;

test("reads claims with letters outside ASCII", () => {
  expect(decodeJwtPayload(jwtOf('{"name":"Íñigo ¿?","exp":1}'))).toEqual({ name: "Íñigo ¿?", exp: 1 });
});

test.each([
  { claims: '{"exp":1700000000}', life: { issuedAtMs: null, expiresAtMs: 1_700_000_000_000 } },
  {
    claims: '{"exp":1700000000,"iat":1699996400}',
    life: { issuedAtMs: 1_699_996_400_000, expiresAtMs: 1_700_000_000_000 },
  },
])("gives the life of $claims in milliseconds", ({ claims, life }) => {
  expect(lifeOf(jwtOf(claims))).toEqual(life);
});

test.each([
  { name: "nothing", jwt: "" },
  { name: "one part", jwt: "secret" },
  { name: "a middle that is not base64", jwt: "a.%%%.c" },
  { name: "a middle that is not JSON", jwt: jwtOf("secret") },
  { name: "a list", jwt: jwtOf("[1]") },
  { name: "no expiry", jwt: jwtOf('{"sub":"secret"}') },
  { name: "an expiry in words", jwt: jwtOf('{"exp":"secret"}') },
])("refuses $name, without a piece of it in the message", ({ jwt }) => {
  expect(() => lifeOf(jwt)).toThrow(SyntaxError);
  expect(() => lifeOf(jwt)).not.toThrow(/secret/);
});
