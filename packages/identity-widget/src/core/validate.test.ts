import { expect, test } from "vitest";
import { problemOf } from "./validate.ts";

test.each([
  { name: "email", value: "", problem: "field_required" },
  { name: "email", value: "  ", problem: "field_required" },
  { name: "email", value: "ana", problem: "email_invalid" },
  { name: "email", value: " ana@ejemplo.org ", problem: null },
  { name: "email", value: "a b@ejemplo.org", problem: "email_invalid" },
  { name: "name", value: "Ñ", problem: null },
  { name: "url", value: "ejemplo.org", problem: "url_invalid" },
  { name: "url", value: "https://ejemplo.org", problem: null },
  { name: "password", value: "", problem: "field_required" },
  { name: "password", value: "1", problem: null },
  { name: "password", value: "        ", problem: null },
] as const)("problemOf($name, «$value») -> $problem", ({ name, value, problem }) => {
  expect(problemOf(name, value)).toBe(problem);
});
