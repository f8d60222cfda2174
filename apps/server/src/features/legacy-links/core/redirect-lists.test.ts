import { RedirectList } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { nginxMap, redirectsJson } from "./redirect-lists.ts";

const ITEMS = [
  { from: "http://viejo.example/2014/mapa/", to: "https://nuevo.example/mapa?a=1&b=2" },
  { from: "http://viejo.example:8080/a?x=1", to: "https://nuevo.example/$host" },
  { from: "http://viejo.example/A?x=1", to: "https://nuevo.example/otra" },
];

test("the list for programs says what leads where", () => {
  expect(RedirectList.parse(JSON.parse(redirectsJson(ITEMS)))).toEqual({ schema: 1, items: ITEMS });
});

test("the map of nginx has each name once, as nginx compares them", () => {
  expect(nginxMap(ITEMS).split("\n").slice(7)).toEqual([
    "map $host$request_uri $nv_redirect {",
    '  default "";',
    '  "viejo.example/2014/mapa/" "https://nuevo.example/mapa?a=1&b=2";',
    '  "viejo.example/a?x=1" "https://nuevo.example/%24host";',
    "  # Ya hay otra igual para nginx: http://viejo.example/A?x=1",
    "}",
    "",
  ]);
});

test.each(['";}', "$nv", "\\", "';", "\n}"])("no address writes a line of the server's settings: %j", (evil) => {
  const to = new URL(`https://nuevo.example/?q=${evil}#${evil}`).href;
  const lines = nginxMap([{ from: "http://viejo.example/", to }]).split("\n");
  expect(lines).toHaveLength(12);
  expect(lines[9]).toMatch(/^ {2}"viejo\.example\/" "https:\/\/nuevo\.example\/[^"\\$';]*";$/);
});
