import { expect, test } from "vitest";
import { referencesIn } from "./references-in.ts";

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
  ["no address", "el gráfico", BASE, []],
])("a link to %s", (_name, address, base, references) => {
  expect(referencesIn(address, base)).toEqual(references);
});
