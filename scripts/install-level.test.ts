import { expect, test } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: the file is install-level.mjs, and its types are in install-level.d.mts
import { type InstallLevel, levelOf, npmArguments, stampOf } from "./install-level.mjs";

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
