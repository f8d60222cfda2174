import { expect, test } from "vitest";
import { addressesIn, dataSlugIn, referencesIn } from "./references-in.ts";

const BASE = "https://lector.example";

test.each([
  ["a piece", `${BASE}/g/paro/`, BASE, ["graphic:paro"]],
  ["a piece without its slash, at a place of it", `${BASE}/g/paro#ccaa=asturias`, BASE, ["graphic:paro"]],
  ["a revision", `${BASE}/g/paro/3-1e28aac04c/`, BASE, ["graphic:paro"]],
  ["data", `${BASE}/data/paro/?x=1`, BASE, ["series:paro", "tracker:paro", "election:paro"]],
  ["a piece below a path", `${BASE}/nv/g/paro/`, `${BASE}/nv`, ["graphic:paro"]],
  ["a piece of another path", `${BASE}/g/paro/`, `${BASE}/nv`, []],
  ["a file", `${BASE}/d/paro/`, BASE, []],
  ["the list of all pieces", `${BASE}/g/`, BASE, []],
  ["another host that begins alike", `${BASE}.otro.example/g/paro/`, BASE, []],
  ["the night of an election", `${BASE}/elecciones/generales/`, BASE, ["election:generales"]],
  ["a constituency", `${BASE}/elecciones/generales/28.html`, BASE, ["election:generales/28", "election:generales"]],
  ["data at the end of a sentence", `${BASE}/data/paro.`, BASE, ["series:paro", "tracker:paro", "election:paro"]],
  ["no address", "el gráfico", BASE, []],
])("a link to %s", (_name, address, base, references) => {
  expect(referencesIn(address, base)).toEqual(references);
});

test("addresses are found in whatever text holds them, with its field", () => {
  const written = {
    heading: "Sin enlace",
    blocks: [{ text: "Lo dice [la media](https://LECTOR.example/data/media/), y https://otro.example/x." }],
    rows: [{ link: "https://lector.example/g/paro/" }],
  };
  expect(addressesIn(written)).toEqual([
    { field: "blocks.0.text", address: `${BASE}/data/media/` },
    { field: "blocks.0.text", address: "https://otro.example/x." },
    { field: "rows.0.link", address: `${BASE}/g/paro/` },
  ]);
});

test("the name of data is that of its page and of its files, and of nothing else", () => {
  const links = ["/data/paro/", "/data/paro/latest.csv", "/data/paro/3-1e28aac04c/", "/g/paro/", "/data/"];
  expect(links.map((path) => dataSlugIn(BASE + path, BASE))).toEqual(["paro", "paro", "paro", null, ""]);
});
