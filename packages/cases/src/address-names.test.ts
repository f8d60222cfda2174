import { expect, test } from "vitest";
import { INNOCENT_ADDRESSES, NAMED_ADDRESSES } from "../test/addresses.ts";
import { findAddressNames } from "./address-names.ts";

const at = (path: string) => findAddressNames(`https://diario.example${path}`);

test.each(NAMED_ADDRESSES)("«%s» is asked about", (path) => {
  expect(at(path)).not.toEqual([]);
});

test.each(INNOCENT_ADDRESSES)("«%s» asks nothing", (path) => {
  expect(at(path)).toEqual([]);
});

test.each([
  ["/sociedad/detenido-el-cura-gumersindo-bobadilla-parralejo.html", ["cura gumersindo bobadilla parralejo"]],
  ["/docs/juan%20perez%20garcia.pdf", ["juan perez garcia"]],
  [
    "/GumersindoBobadilla?de=ruperto+calahorrano#juan_perez",
    ["Gumersindo Bobadilla", "ruperto calahorrano", "juan perez"],
  ],
  ["/%E0%A4%A/juan-perez", ["juan perez"]],
])("what is told of «%s» are its words", (path, names) => {
  expect(at(path)).toEqual(names);
});

test("the host is a newspaper's, whatever it is called", () => {
  expect(findAddressNames("https://juan-perez.example/")).toEqual([]);
  expect(findAddressNames("https://juan-perez.example")).toEqual([]);
  expect(findAddressNames("")).toEqual([]);
});
