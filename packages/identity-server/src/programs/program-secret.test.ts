import { PROGRAM_KEY_SHAPE } from "@nv/contracts";
import { expect, test } from "vitest";
import { isProgramSecret, makeProgramSecret, startOf } from "./program-secret.ts";

test("a secret has the shape that scanners look for, and is none any more with one letter changed", () => {
  const secrets = Array.from({ length: 200 }, (_, at) => makeProgramSecret(at % 2 === 0 ? "key" : "token"));
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) {
    expect(secret).toMatch(PROGRAM_KEY_SHAPE);
    expect(isProgramSecret(secret)).toBe(true);
    const at = 4 + (secret.charCodeAt(10) % 30);
    const other = secret[at] === "a" ? "b" : "a";
    expect(isProgramSecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
  }
});

test.each([
  "",
  "nvk_",
  `nvk_${"0".repeat(36)}1`,
  `nvx_${"0".repeat(36)}`,
  "eyJhbGciOi.x.y",
  makeProgramSecret("key").slice(0, -1),
])("«%s» is no secret of a program", (text) => {
  expect(isProgramSecret(text)).toBe(false);
});

test("every letter comes as often as any other", () => {
  const counts = new Map<string, number>();
  for (let at = 0; at < 3000; at += 1) {
    for (const letter of makeProgramSecret("key").slice(4, 34)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const expected = (3000 * 30) / 62;
  expect(counts.size).toBe(62);
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.2);
});

test("lists show eight characters of it", () => {
  expect(startOf("nvk_abcdefgh")).toBe("nvk_abcd");
});
