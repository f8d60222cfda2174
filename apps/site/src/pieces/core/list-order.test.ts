import { expect, test } from "vitest";
import { orderAfter, orderBy, orderName, readOrder, usualOrder } from "./list-order";

test.each([
  [orderBy("title"), "titulo"],
  [orderAfter(orderBy("title"), "title"), "-titulo"],
  [orderBy("changed"), "cambio"],
  [orderAfter(orderBy("changed"), "changed"), "-cambio"],
])("an order has a name in the address and is read back from it", (order, name) => {
  expect(orderName(order)).toBe(name);
  expect(readOrder(name)).toEqual(order);
});

test("what names no order is none", () => {
  for (const text of ["", "-", "title", "--titulo"]) expect(readOrder(text)).toBeNull();
});

test("a search comes by fit and a list by its changes; a second click on a column turns it round", () => {
  expect([usualOrder(" "), usualOrder("ipc")]).toEqual([orderBy("changed"), orderBy("fit")]);
  expect(orderAfter(orderBy("changed"), "title")).toEqual({ by: "title", direction: "asc" });
  expect(orderAfter(orderBy("changed"), "changed")).toEqual({ by: "changed", direction: "asc" });
});
