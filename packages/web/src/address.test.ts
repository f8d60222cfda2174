import { expect, test } from "vitest";
import { addressOf, pageField, readQuery } from "./address.ts";

test("a name is read in Spanish, and under the name that it had before", () => {
  expect(readQuery("?buscar=ana&search=eva").text("buscar", "search")).toBe("ana");
  expect(readQuery("search=eva").text("buscar", "search")).toBe("eva");
  expect(readQuery("").text("buscar")).toBe("");
});

test("only what is one of the choices is chosen", () => {
  const choices = ["waiting", "failed"] as const;
  expect(readQuery("?estado=failed").oneOf(choices, "estado")).toBe("failed");
  expect(readQuery("?estado=constructor").oneOf(choices, "estado")).toBeNull();
});

test.each([
  ["?pagina=3", 3],
  ["?page=2", 2],
  ["", 1],
  ["?pagina=0", 1],
  ["?pagina=-1", 1],
  ["?pagina=1.5", 1],
  ["?pagina=1e9", 1],
])("the page of %s is %i", (search, page) => {
  expect(readQuery(search).page()).toBe(page);
});

test.each([
  ["?desde=2026-11-20", "2026-11-20"],
  ["?desde=2026-13-45", ""],
  ["?desde=ayer", ""],
])("the day of %s is «%s»", (search, day) => {
  expect(readQuery(search).day("desde")).toBe(day);
});

test("an address says only what is not so anyway", () => {
  const fields = {
    buscar: "inflación & más",
    estado: null,
    editar: true,
    fijo: false,
    vacio: "",
    pagina: pageField(1),
  };
  expect(addressOf("/embed_data", fields)).toBe("/embed_data?buscar=inflaci%C3%B3n+%26+m%C3%A1s&editar=");
  expect(addressOf("/embed_data", { pagina: pageField(2) })).toBe("/embed_data?pagina=2");
  expect(addressOf("/embed_data", {})).toBe("/embed_data");
});
