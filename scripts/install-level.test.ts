import { expect, test } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: the file is install-level.mjs, and its types are in install-level.d.mts
import { type InstallLevel, installFault, levelOf, npmArguments, stampOf } from "./install-level.mjs";

test.each<{ script: string; level: InstallLevel }>([
  { script: "start", level: "light" },
  { script: "build", level: "light" },
  { script: "dev", level: "light" },
  { script: "fakes", level: "light" },
  { script: "backup", level: "light" },
  { script: "test", level: "full" },
  { script: "check-staged", level: "full" },
  { script: "one-that-comes-later", level: "full" },
])("$script needs the $level level", ({ script, level }) => {
  expect(levelOf(script)).toBe(level);
});

const LOCK = "0f3a";
const OTHER_LOCK = "77c1";

test.each<{ name: string; stamp: string; level: InstallLevel; npm: readonly string[] | null }>([
  { name: "a new clone that starts", stamp: "", level: "light", npm: ["ci", "--omit=dev"] },
  { name: "a new clone that is tested", stamp: "", level: "full", npm: ["ci", "--include=dev"] },
  { name: "a second start", stamp: stampOf(LOCK, "light"), level: "light", npm: null },
  { name: "a second test", stamp: stampOf(LOCK, "full"), level: "full", npm: null },
  { name: "a start after a test", stamp: stampOf(LOCK, "full"), level: "light", npm: null },
  {
    name: "a test after a start adds what is missing, since the server may still run",
    stamp: stampOf(LOCK, "light"),
    level: "full",
    npm: ["install", "--no-save", "--include=dev"],
  },
  {
    name: "another lock file, to start",
    stamp: stampOf(OTHER_LOCK, "full"),
    level: "light",
    npm: ["ci", "--omit=dev"],
  },
  {
    name: "another lock file, to test",
    stamp: stampOf(OTHER_LOCK, "light"),
    level: "full",
    npm: ["ci", "--include=dev"],
  },
])("$name", ({ stamp, level, npm }) => {
  expect(npmArguments(stamp, LOCK, level)).toEqual(npm);
});

test.each<{ has: string; node: string; npm: string; says: string | null }>([
  { has: "Node's own npm", node: "20.19.0", npm: "10.8.2", says: null },
  { has: "a newer one", node: "24.4.1", npm: "11.4.2", says: null },
  { has: "Debian 12 or Ubuntu 24.04", node: "18.20.4", npm: "9.2.0", says: "este equipo tiene 18.20.4" },
  { has: "Debian 13", node: "20.19.2", npm: "9.2.0", says: "este equipo tiene 9.2.0" },
  { has: "a Node whose builders npm leaves out", node: "20.11.1", npm: "10.2.4", says: "este equipo tiene 20.11.1" },
  { has: "a Node between two lines", node: "21.7.3", npm: "10.5.0", says: "este equipo tiene 21.7.3" },
])("a machine with $has", ({ node, npm, says }) => {
  const fault = installFault(node, npm);
  expect(fault === null ? null : fault.includes(says ?? "nothing")).toBe(says === null ? null : true);
});
