import { expect, test } from "vitest";
import { decodeJwtPayload, expiryMsOf } from "./jwt-payload.ts";

const jwtOf = (payload: string) => `h.${Buffer.from(payload).toString("base64url")}.s`;

test("reads claims with letters outside ASCII", () => {
  expect(decodeJwtPayload(jwtOf('{"name":"Íñigo ¿?","exp":1}'))).toEqual({ name: "Íñigo ¿?", exp: 1 });
});

test("gives the expiry in milliseconds", () => {
  expect(expiryMsOf(jwtOf('{"exp":1700000000}'))).toBe(1_700_000_000_000);
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
  expect(() => expiryMsOf(jwt)).toThrow(SyntaxError);
  expect(() => expiryMsOf(jwt)).not.toThrow(/secret/);
});
