import { expect, test } from "vitest";
import { isNarrowed, listCall, NO_FILTERS, type RegistryAddress, readAddress, writeAddress } from "./registry-address";

const LIST: RegistryAddress = { part: "list", id: "", filters: NO_FILTERS, cursor: "", look: "table" };

test.each<[name: string, address: RegistryAddress, written: string]>([
  ["the whole list", LIST, "/embed_data"],
  [
    "a narrowed list with accents",
    { ...LIST, filters: { ...NO_FILTERS, q: "inflación & más", status: "published" }, look: "grid" },
    "/embed_data?buscar=inflaci%C3%B3n+%26+m%C3%A1s&estado=published&vista=cuadricula",
  ],
  ["a later page", { ...LIST, cursor: "41" }, "/embed_data?desde=41"],
  ["a graphic", { ...LIST, part: "graphic", id: "a1" }, "/embed_data?grafico=a1"],
  ["its form", { ...LIST, part: "edit", id: "a1" }, "/embed_data?grafico=a1&editar="],
  ["a new one", { ...LIST, part: "new" }, "/embed_data?nuevo="],
  ["the import", { ...LIST, part: "import" }, "/embed_data?importar="],
])("%s has an address and is read back from it", (_name, address, written) => {
  expect(writeAddress(address)).toBe(written);
  expect(readAddress(new URL(written, "https://example.org").search)).toEqual(address);
});

test("an address that somebody wrote by hand is read as far as it makes sense", () => {
  expect(readAddress("?vista=nada&utm_source=x&editar=")).toEqual(LIST);
});

test("the server is asked by its own names, and only for what narrows", () => {
  const filters = { ...NO_FILTERS, q: "ipc", staleDays: "30" };
  expect(listCall({ filters, cursor: "7" })).toBe("/api/graphics?q=ipc&staleDays=30&cursor=7");
  expect([isNarrowed(filters), isNarrowed(NO_FILTERS)]).toEqual([true, false]);
});
