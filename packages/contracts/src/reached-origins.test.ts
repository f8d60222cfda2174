import { expect, test } from "vitest";
import { reachedOrigin } from "./reached-origins.ts";

test.each([
  ["https://mapas.example.org/estilo.json?a=1", "https://mapas.example.org"],
  ["https://MAPAS.example.org:8443/", "https://mapas.example.org:8443"],
  ["https://quien:clave@mapas.example.org/", "https://mapas.example.org"],
])("a page may reach %s", (address, origin) => {
  expect(reachedOrigin(address)).toBe(origin);
});

test.each([
  "http://mapas.example.org/",
  "https://a;script-src/",
  "https://a,b/",
  "https://*/",
  "https://*.example.org/",
  "https://'self'/",
  "https://[::1]/",
  "data:application/json,{}",
  "mapbox://styles/a/b",
  "/map/style/claro/",
  "",
])("no page may reach %s", (address) => {
  expect(reachedOrigin(address)).toBeNull();
});
