import { expect, test } from "vitest";
import { readValues } from "./kept-values.ts";

test.each([null, "", "[", "3"])("%s is nothing that somebody wrote", (stored) => {
  expect(readValues(stored)).toBeNull();
});

test("only texts are taken up", () => {
  expect(readValues('{"a":"1","b":2,"c":null}')).toEqual({ a: "1" });
});
