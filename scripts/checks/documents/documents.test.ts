import { expect, test } from "vitest";
import { identityErrorFaults, serverErrorFaults } from "./error-rows.ts";
import { localLinks } from "./local-links.ts";
import { namedTests } from "./named-tests.ts";
import { originalCaseFaults } from "./original-cases.ts";
import { standardFaults } from "./standard-rows.ts";

test("a page names tests by file and title, each once; a file without a folder is the identity service's", () => {
  const page = "`wire.test.ts › one`, `apps/server/src/app.test.ts › two` and again `wire.test.ts › one`";
  expect(namedTests(page)).toEqual([
    { file: "packages/identity-server/test/wire.test.ts", title: "one" },
    { file: "apps/server/src/app.test.ts", title: "two" },
  ]);
});

test("an item without a test is not simply met, and every item has a meaning and a verdict", () => {
  expect(standardFaults("| 1.1 L1 | a | `a.test.ts › b` | met |")).toEqual([]);
  expect(standardFaults("| 1.2 L1 | a | – | met, no test |")).toEqual([]);
  expect(standardFaults("| 1.3 L1 | a | – | met |")).toEqual(["1.3 L1: met, but no test says so"]);
  expect(standardFaults("| 1.4 L1 |  | somewhere | perhaps |")).toEqual([
    "1.4 L1: says nothing of what it means here",
    "1.4 L1: neither a test nor a dash",
    "1.4 L1: no verdict",
  ]);
  expect(standardFaults("nothing")).toEqual(["there is no row that begins with an item"]);
});

test("each case of the original is there once, and what is not here says so", () => {
  const whole = "| G01 – G75 | all | `a.test.ts › b` | as there |\n| G76 | last | – | not here: why |";
  expect(originalCaseFaults(whole)).toEqual([]);
  expect(originalCaseFaults(whole.replace("G75", "G74"))).toEqual(["case 75 is there 0 times"]);
  expect(originalCaseFaults(whole.replace("not here: why", "as there"))).toEqual([
    "G76: «as there» does not go with «–»",
  ]);
});

test("links to files are followed; those of other sites, anchors and code are not", () => {
  const page = "[a](docs/a.md#part) [b](https://example.org) [c](#here) `[d](d.md)`\n```\n[e](e.md)\n```\n";
  expect(localLinks(page)).toEqual(["docs/a.md"]);
});

test("a code without its line, a line without its code, one with another status and one that says nothing are faults", () => {
  const catalogue = { LOST: { status: 404, es: "No está." }, SHUT: { status: 403, es: "No se puede." } };
  const whole = "| `LOST` | 404 | it is not there | – |\n| `SHUT` | 403 | not for them | – |";
  expect(serverErrorFaults(whole, catalogue)).toEqual([]);
  expect(serverErrorFaults(whole.replace("LOST", "GONE"), catalogue)).toEqual([
    "LOST: has no line",
    "GONE: no catalogue has it",
  ]);
  expect(serverErrorFaults(whole.replace("403", "401").replace("not for them", "–"), catalogue)).toEqual([
    "SHUT: is answered with 403, not with 401",
    "SHUT: does not say when",
  ]);
});

test("a failure of the identity service is listed with what goes over the wire, to the letter", () => {
  const catalogue = {
    LOST: { status: 404, msg: "Not found", es: "No está." },
    SPENT: { status: 400, msg: "Invalid", oauth: "invalid_grant", es: "Ya no vale." },
  } as const;
  const whole = "| `LOST` | 404 | Not found |\n| `SPENT` | 400 | `invalid_grant`: Invalid |";
  expect(identityErrorFaults(whole, catalogue)).toEqual([]);
  expect(identityErrorFaults(whole.replace("Not found", "Nothing"), catalogue)).toEqual([
    "LOST: goes over the wire as «Not found», not as «Nothing»",
  ]);
  expect(identityErrorFaults(whole.replace(/\n.*/, ""), catalogue)).toEqual(["SPENT: has no line"]);
});
