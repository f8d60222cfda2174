import { expect, test } from "vitest";
import { orderBy } from "./list-order";
import {
  EVERY_STATUS,
  isNarrowed,
  listCall,
  NO_FILTERS,
  type RegistryAddress,
  readAddress,
  writeAddress,
} from "./registry-address";

const LIST: RegistryAddress = {
  part: "list",
  id: "",
  making: "",
  source: "",
  filters: NO_FILTERS,
  cursor: "",
  look: null,
  order: null,
};

test.each<[name: string, address: RegistryAddress, written: string]>([
  ["the whole list", LIST, "/embed_data"],
  [
    "a narrowed list with accents",
    { ...LIST, filters: { ...NO_FILTERS, q: "inflación & más", status: "published" }, look: "grid" },
    "/embed_data?buscar=inflaci%C3%B3n+%26+m%C3%A1s&estado=published&vista=cuadricula",
  ],
  ["a list in another order", { ...LIST, order: orderBy("title") }, "/embed_data?orden=titulo"],
  ["a list in lines", { ...LIST, look: "table" }, "/embed_data?vista=tabla"],
  ["a later page", { ...LIST, cursor: "41" }, "/embed_data?desde=41"],
  ["a graphic", { ...LIST, part: "graphic", id: "a1" }, "/embed_data?grafico=a1"],
  ["its form", { ...LIST, part: "edit", id: "a1" }, "/embed_data?grafico=a1&editar="],
  ["a new one", { ...LIST, part: "new" }, "/embed_data?nuevo="],
  ["a new switcher", { ...LIST, part: "new", making: "selector" }, "/embed_data?nuevo=selector"],
  [
    "a new one of an address",
    { ...LIST, part: "new", making: "enlace", source: "https://example.org/x?a=1" },
    "/embed_data?nuevo=enlace&fuente=https%3A%2F%2Fexample.org%2Fx%3Fa%3D1",
  ],
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
  expect(listCall({ filters, cursor: "7", order: null })).toBe(
    "/api/graphics?q=ipc&staleDays=30&inUse=yes&order=fit&direction=asc&cursor=7",
  );
  expect([isNarrowed(filters), isNarrowed(NO_FILTERS)]).toEqual([true, false]);
});

test("what is retired comes on request alone", () => {
  const call = (status: string) => listCall({ filters: { ...NO_FILTERS, status }, cursor: "", order: null });
  expect(call("")).toBe("/api/graphics?inUse=yes&order=changed&direction=desc");
  expect(call("retired")).toBe("/api/graphics?status=retired&order=changed&direction=desc");
  expect(call(EVERY_STATUS)).toBe("/api/graphics?order=changed&direction=desc");
});
