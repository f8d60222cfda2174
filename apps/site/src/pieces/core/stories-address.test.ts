import { expect, test } from "vitest";
import { isNarrowed, listCall, readAddress, writeAddress } from "./stories-address";

const ID = "3f0c6a5e-0000-4000-8000-000000000001";

test.each([
  [{ part: "story", id: ID }, `/storys?historia=${ID}`],
  [{ part: "new" }, "/storys?nueva="],
  [{ part: "new", format: "ImgTransition" }, "/storys?nueva=&formato=ImgTransition"],
  [{ q: "riada", status: "draft" }, "/storys?buscar=riada&estado=draft"],
  [{}, "/storys"],
] as const)("%o is written and read again", (address, written) => {
  expect(writeAddress(address)).toBe(written);
  expect(readAddress(written.slice("/storys".length))).toMatchObject(address);
});

test("the list is the registry's, of the stories in use", () => {
  expect(listCall({ q: "", status: "", cursor: "" })).toBe(
    "/api/graphics?type=story&inUse=yes&order=changed&direction=desc",
  );
  expect(isNarrowed({ q: "", status: "" })).toBe(false);
  expect(isNarrowed({ q: "riada", status: "" })).toBe(true);
});
