import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildStale } from "./build-stale.ts";
import { noteUse } from "./build-store.ts";
import { type BuildTarget, OUTPUT } from "./targets.ts";

let root: string;
let told: string[];
/** Notes that it ran, waits while a file says so, and copies its input. */
const BUILDER = `
import { appendFileSync, cpSync, existsSync, writeFileSync } from "node:fs";
const [output] = process.argv.slice(2);
appendFileSync("../runs", process.pid + "\\n");
writeFileSync(output + "/half.txt", "half");
while (existsSync("../wait")) await new Promise((next) => setTimeout(next, 20));
if (existsSync("../fail")) throw new Error("no sale");
cpSync("input.txt", output + "/page.txt");
`;
const TARGET: BuildTarget = {
  name: "sample",
  label: "la muestra",
  inputs: ["app/input.txt"],
  variables: [],
  output: "app/build",
  command: ["../build.mjs", OUTPUT],
  cwd: "app",
  isServed: false,
};
beforeEach(() => {
  told = [];
  root = mkdtempSync(join(tmpdir(), "nv-builds-"));
  mkdirSync(join(root, "app"));
  writeFileSync(join(root, "build.mjs"), BUILDER);
  writeFileSync(join(root, "app/input.txt"), "uno");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const build = () =>
  buildStale(undefined, { root, targets: [TARGET], env: process.env, say: (line) => void told.push(line) });
const page = () => readFileSync(join(root, "app/build/page.txt"), "utf8");
const runs = () => (existsSync(join(root, "runs")) ? readFileSync(join(root, "runs"), "utf8").trim().split("\n") : []);
const folders = () => readdirSync(join(root, ".cache/builds/sample"));
const write = (name: string, text: string) => writeFileSync(join(root, name), text);

/** Another start of the same checkout. */
function startAnother(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, "build-sample.process.ts"), root], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

test("it is built once for each state of its inputs, and a state that was there before is there at once", async () => {
  await build();
  await build();
  write("app/input.txt", "dos");
  await build();
  expect([page(), runs().length]).toEqual(["dos", 2]);
  write("app/input.txt", "uno");
  await build();
  expect([page(), runs().length]).toEqual(["uno", 2]);
});

test("who serves a build keeps it while the next one is made and after it", async () => {
  await build();
  const served = realpathSync(join(root, "app/build"));
  write("app/input.txt", "dos");
  await build();
  expect(readFileSync(join(served, "page.txt"), "utf8")).toBe("uno");
  expect(page()).toBe("dos");
});

test("a folder of before builds had their own gives way to the link", async () => {
  mkdirSync(join(root, "app/build"));
  write("app/build/page.txt", "de antes");
  await build();
  expect(page()).toBe("uno");
  expect(lstatSync(join(root, "app/build")).isSymbolicLink()).toBe(true);
});

test("a build that fails leaves the former one served, and nothing that looks done", async () => {
  await build();
  write("app/input.txt", "dos");
  write("fail", "");
  await expect(build()).rejects.toThrow("no sale");
  expect(page()).toBe("uno");
  rmSync(join(root, "fail"));
  await build();
  expect(page()).toBe("dos");
  expect(folders().filter((name) => name.includes("part"))).toEqual([]);
});

test("of two starts at once one builds, and the other waits for it and has the same", async () => {
  write("wait", "");
  const other = startAnother();
  const ended = once(other, "exit");
  await vi.waitFor(() => expect(runs()).toHaveLength(1), { timeout: 10_000 });
  const own = build();
  await vi.waitFor(
    () => expect(told).toEqual([`Otro arranque está construyendo (proceso ${other.pid}): se espera a que acabe…`]),
    { timeout: 5000 },
  );
  rmSync(join(root, "wait"));
  await own;
  expect(await ended).toEqual([0, null]);
  expect([page(), runs().length]).toEqual(["uno", 1]);
});

test("a start that is killed holds nobody up: the next one builds", async () => {
  write("wait", "");
  const other = startAnother();
  await vi.waitFor(() => expect(runs()).toHaveLength(1), { timeout: 10_000 });
  const [builder] = runs();
  other.kill("SIGKILL");
  await once(other, "exit");
  await vi.waitFor(() => expect(() => process.kill(Number(builder), 0)).toThrow("ESRCH"), { timeout: 5000 });
  rmSync(join(root, "wait"));
  await build();
  expect([page(), runs().length]).toEqual(["uno", 2]);
  expect(folders().filter((name) => name.includes("part"))).toEqual([]);
});

test("a start that is told to end ends its build with it", async () => {
  write("wait", "");
  const other = startAnother();
  await vi.waitFor(() => expect(runs()).toHaveLength(1), { timeout: 10_000 });
  const [builder] = runs();
  other.kill("SIGTERM");
  expect(await once(other, "exit")).toEqual([null, "SIGTERM"]);
  await vi.waitFor(() => expect(() => process.kill(Number(builder), 0)).toThrow("ESRCH"), { timeout: 5000 });
});

test("a process notes which builds it serves", async () => {
  await build();
  await noteUse(root, [TARGET.output]);
  const note = readFileSync(join(root, ".cache/builds/.users", String(process.pid)), "utf8");
  expect(JSON.parse(note)).toEqual([realpathSync(join(root, "app/build")).split("/").at(-1)]);
});

test("of the builds before the present one two stay, and those that a running process serves", async () => {
  await build();
  const first = folders()[0] ?? "";
  mkdirSync(join(root, ".cache/builds/.users"), { recursive: true });
  write(`.cache/builds/.users/${process.pid}`, JSON.stringify([first]));
  for (const text of ["2", "3", "4", "5"]) {
    write("app/input.txt", text);
    await build();
  }
  expect(folders()).toHaveLength(4);
  expect(folders()).toContain(first);
  // Numbers of processes end far below.
  rmSync(join(root, `.cache/builds/.users/${process.pid}`));
  write(".cache/builds/.users/99999999", JSON.stringify([first]));
  write("app/input.txt", "6");
  await build();
  expect(folders()).toHaveLength(3);
  expect(folders()).not.toContain(first);
});
