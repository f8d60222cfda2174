import { RedirectList } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { redirectsJson } from "./redirect-lists.ts";

const ITEMS = [
  { from: "http://viejo.example/2014/mapa/", to: "https://nuevo.example/mapa?a=1&b=2" },
  { from: "http://viejo.example:8080/a?x=1", to: "https://nuevo.example/$host" },
];

test("the list for programs says what leads where", () => {
  expect(RedirectList.parse(JSON.parse(redirectsJson(ITEMS)))).toEqual({ schema: 1, items: ITEMS });
});
