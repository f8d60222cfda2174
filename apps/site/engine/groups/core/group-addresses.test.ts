import { expect, test } from "vitest";
import { checkPageGroups, groupAddresses } from "./group-addresses.ts";

const GROUPS = { "/casos": "investigacion", "/turnos": "edicion-noche" };
const own = new Set(["/", "/casos", "/turnos", "/embed_data"]);

test("a group has its pages and the files that nobody else's pages load", () => {
  const pages = [
    { path: "/embed_data", files: ["assets/js/main.js", "assets/js/tabla.js"] },
    { path: "/casos", files: ["assets/js/main.js", "assets/js/tabla.js", "assets/js/casos.js", "assets/js/dos.js"] },
    { path: "/turnos", files: ["assets/js/main.js", "assets/js/turnos.js", "assets/js/dos.js"] },
    { path: "*", files: ["assets/js/main.js"] },
  ];
  expect(groupAddresses(GROUPS, pages)).toEqual({
    ...GROUPS,
    "/assets/js/casos.js": "investigacion",
    "/assets/js/turnos.js": "edicion-noche",
  });
});

test("without pages of groups there are no addresses of groups", () => {
  expect(groupAddresses({}, [{ path: "/embed_data", files: ["assets/js/main.js"] }])).toEqual({});
});

/** A list that cannot be what was meant. */
interface WrongList {
  readonly name: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly says: string;
}

test.each<WrongList>([
  { name: "a page that is not there", groups: { "/caso": "investigacion" }, says: "«/caso» no es una página" },
  { name: "a page of the documentation", groups: { "/docs/intro": "investigacion" }, says: "solo esas pueden" },
  { name: "the home", groups: { "/": "investigacion" }, says: "«/» es la portada" },
  { name: "a name that no group can have", groups: { "/casos": "Investigación" }, says: "ningún grupo puede llamarse" },
  { name: "no name", groups: { "/casos": "" }, says: "ningún grupo puede llamarse" },
])("$name stops the build with a sentence", ({ groups, says }) => {
  expect(() => checkPageGroups(groups, own)).toThrow(says);
});

test("a list that is right stops nothing", () => {
  expect(() => checkPageGroups(GROUPS, own)).not.toThrow();
});
