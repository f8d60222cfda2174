import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { leanSchemas, leanWords } from "./lean-schemas.ts";

const fileOf = (path: string) => readFile(fileURLToPath(new URL(path, import.meta.resolve("zod/v4"))), "utf8");
const library = () => fileOf("classic/schemas.js");

test("the schemas of the library that is installed no longer bring the description of themselves", async () => {
  const lean = leanSchemas(await library());

  // What is left of the two modules: the limits that a schema tells of itself.
  expect(new Set(lean.match(/\bprocessors\.\w+(?=\()/g))).toEqual(new Set(["processors.aggregateChecks"]));
  expect(lean).not.toMatch(/JSONSchemaMethod\(/);
});

test("they bring no format, parser or program that nobody asks for", async () => {
  const lean = leanSchemas(await library());

  expect(lean).not.toMatch(/this\.check\(core\._|parse\.(safe)?(en|de)code|ObjectJIT/i);
  expect(lean).toContain("return this.check(checks.regex(...args));");
});

test("a library that is written in another way stops the build", () => {
  expect(() => leanSchemas("export const ZodString = 1;")).toThrow("form that is known");
});

test("of the library's words one is left, in Spanish", async () => {
  const words = leanWords(await fileOf("locales/en.js"));
  const { default: english } = await import(`data:text/javascript,${encodeURIComponent(words)}`);
  expect(english().localeError()).toBe("No es lo que se espera");
  expect(() => leanWords("export const en = 1;")).toThrow("form that is known");
});
