import { PASSWORD_LENGTH } from "@nv/contracts";
import { expect, test } from "vitest";
import { MIN_PASSWORD_LENGTH, problemOf } from "./validate.ts";

test("the shortest password is the service's", () => {
  expect(MIN_PASSWORD_LENGTH).toBe(PASSWORD_LENGTH.min);
});

test.each([
  { name: "email", value: "", isNew: false, problem: "field_required" },
  { name: "email", value: "  ", isNew: false, problem: "field_required" },
  { name: "email", value: "ana", isNew: false, problem: "email_invalid" },
  { name: "email", value: " ana@ejemplo.org ", isNew: false, problem: null },
  { name: "email", value: "a b@ejemplo.org", isNew: false, problem: "email_invalid" },
  { name: "name", value: "Ñ", isNew: false, problem: null },
  { name: "url", value: "ejemplo.org", isNew: false, problem: "url_invalid" },
  { name: "url", value: "https://ejemplo.org", isNew: false, problem: null },
  { name: "password", value: "", isNew: false, problem: "field_required" },
  { name: "password", value: "1", isNew: false, problem: null },
  { name: "password", value: "1234567", isNew: true, problem: "password_short" },
  { name: "password", value: "        ", isNew: true, problem: null },
  { name: "password", value: "🦉🦉🦉🦉", isNew: true, problem: "password_short" },
] as const)("problemOf($name, «$value», new: $isNew) -> $problem", ({ name, value, isNew, problem }) => {
  expect(problemOf(name, value, isNew)).toBe(problem);
});
