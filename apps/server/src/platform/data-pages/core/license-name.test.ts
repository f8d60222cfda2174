import { expect, test } from "vitest";
import { licenseName, licenseUrl } from "./license-name.ts";

test.each([
  ["CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/"],
  [" cc-by-sa 4.0 ", "https://creativecommons.org/licenses/by-sa/4.0/"],
  ["http://creativecommons.org/licenses/by/4.0/", "https://creativecommons.org/licenses/by/4.0/"],
  ["Cedida por la familia", "Cedida por la familia"],
  ["", ""],
])("the address of the licence «%s»", (written, address) => {
  expect(licenseUrl(written)).toBe(address);
});

test("a licence that is known has the same name both ways", () => {
  for (const name of ["CC0 1.0", "CC BY 4.0", "CC BY-NC 4.0"]) expect(licenseName(licenseUrl(name))).toBe(name);
});
