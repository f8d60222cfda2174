import { expect, test } from "vitest";
import { fileAddress, pageAddress } from "./page-address.ts";

test("what an address cannot hold is written in its way", () => {
  expect(pageAddress("/docs/¿Qué? #1/x")).toBe("/docs/%C2%BFQu%C3%A9%3F%20%231/x");
});

test.each([
  ["https://git.example/edit/main/", "https://git.example/edit/main/apps/site/Guia%20de%20estilos/maps.mdx"],
  ["", null],
  ["javascript:alert(1)//", null],
])("with «%s» the file is at %s", (editUrl, address) => {
  expect(fileAddress(editUrl, "apps/site/Guia de estilos/maps.mdx")).toBe(address);
});
