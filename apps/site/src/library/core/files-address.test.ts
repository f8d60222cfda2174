import { expect, test } from "vitest";
import { isNarrowed, listCall, readAddress, writeAddress } from "./files-address";

test("what an address says comes back from it", () => {
  const address = {
    id: "",
    q: "marea alta",
    kind: "picture",
    only: "no-alt",
    group: "investigacion",
    page: 3,
  } as const;
  expect(writeAddress(address)).toBe(
    "/archivos?buscar=marea+alta&tipo=imagen&solo=sin-alternativo&grupo=investigacion&pagina=3",
  );
  expect(readAddress("?buscar=marea+alta&tipo=imagen&solo=sin-alternativo&grupo=investigacion&pagina=3")).toEqual(
    address,
  );
});

test("a file has an address of its own", () => {
  expect(writeAddress({ id: "a1", q: "marea" })).toBe("/archivos?archivo=a1");
  expect(readAddress("?archivo=a1").id).toBe("a1");
});

test("what makes no sense narrows nothing", () => {
  const address = readAddress("?tipo=constructor&solo=otros&pagina=-1");
  expect(address).toEqual({ id: "", q: "", kind: null, only: null, group: "", page: 1 });
  expect(isNarrowed(address)).toBe(false);
});

test("the server is asked by its own names", () => {
  const address = { id: "", q: "ría", kind: "video", only: "mine", group: "", page: 2 } as const;
  expect(listCall(address)).toBe("/api/files?q=r%C3%ADa&kind=video&only=mine&page=2");
});
