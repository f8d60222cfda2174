import { expect, test } from "vitest";
import { publishedTarget } from "./published-path.ts";

const REVISION = "1-0123456789";
const archived = (path: string) => ({ kind: "file", slug: "mapa", revision: REVISION, path: `captura/${path}` });

test.each([
  ["index.html", "index.html"],
  ["", "index.html"],
  ["capas/", "capas/index.html"],
  ["fotos/Señal de tráfico (2).JPG", "fotos/Señal de tráfico (2).JPG"],
  ["js/d3+topo@1.js", "js/d3+topo@1.js"],
  [".oculto", ".oculto"],
])("a file of an archive keeps the name that it had: %s", (asked, path) => {
  expect(publishedTarget(`/l/mapa/${REVISION}/captura/${asked}`, "l")).toEqual(archived(path));
});

test.each(["../index.html", "a/../b", "a//b", "./a", "a/.", "a\\b", "a\u0000b", `${"a".repeat(150)}.js`])(
  "no file of an archive is called %j",
  (asked) => {
    expect(publishedTarget(`/l/mapa/${REVISION}/captura/${asked}`, "l")).toBeNull();
  },
);

test.each([
  ["/data/ipc/latest.json", { kind: "live", slug: "ipc", path: "data.json" }],
  ["/data/ipc/latest.csv", { kind: "live", slug: "ipc", path: "data.csv" }],
  ["/data/ipc/3-0123456789/data.csv", { kind: "file", slug: "ipc", revision: "3-0123456789", path: "data.csv" }],
  ["/data/ipc/", { kind: "page", slug: "ipc" }],
  ["/data/ipc/latest.xml", null],
  [`/data/${"a".repeat(81)}/latest.csv`, null],
])("%s of a series", (path, target) => {
  expect(publishedTarget(path, "data")).toEqual(target);
});

test("only series have their files under an address that stays", () => {
  expect(publishedTarget("/g/ipc/latest.csv", "g")).toBeNull();
  expect(publishedTarget("/g/ipc/latest.json", "g")).toEqual({ kind: "latest", slug: "ipc" });
});

test("names of archives and lists are those of old links alone", () => {
  expect(publishedTarget("/l/redirects.json", "l")).toEqual({ kind: "list", name: "redirects.json" });
  expect(publishedTarget("/l/redirects.map", "l")).toEqual({ kind: "list", name: "redirects.map" });
  expect(publishedTarget("/l/otra.json", "l")).toBeNull();
  expect(publishedTarget("/g/redirects.json", "g")).toBeNull();
  expect(publishedTarget(`/g/mapa/${REVISION}/captura/a b.js`, "g")).toBeNull();
  expect(publishedTarget("/l/mapa/", "l")).toEqual({ kind: "page", slug: "mapa" });
});

test.each([
  ["/map/style/casa/3-0123456789.json", { kind: "file", slug: "casa", revision: "3-0123456789", path: "style.json" }],
  [
    "/map/style/casa/3-0123456789/ground.json",
    { kind: "file", slug: "casa", revision: "3-0123456789", path: "ground.json" },
  ],
  ["/map/style/casa/", { kind: "page", slug: "casa" }],
  ["/map/style/casa/latest.json", { kind: "latest", slug: "casa" }],
  [`/map/style/${"a".repeat(81)}/3-0123456789.json`, null],
  ["/map/style/casa/3.json", null],
  ["/map/otra", null],
])("%s of a style of maps", (path, target) => {
  expect(publishedTarget(path, "map/style")).toEqual(target);
});
