import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nv-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function holdInAnotherProcess() {
  const script = new URL("../test/hold-folder.ts", import.meta.url).pathname;
  const holder = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  await once(holder.stdout, "data");
  return holder;
}

test("a second process is refused and told who holds the folder; kill -9 frees it", async () => {
  const holder = await holdInAnotherProcess();
  expect(() => lockDataFolder(folder)).toThrow(
    expect.objectContaining({
      code: "DATABASE_LOCKED",
      holder: { pid: holder.pid, startedAtMs: expect.any(Number) },
      message: expect.stringMatching(`^process ${holder.pid} holds the data folder since 20`),
    }),
  );
  holder.kill("SIGKILL");
  await once(holder, "exit");
  lockDataFolder(folder).release();
});

test("a released folder can be taken again", () => {
  lockDataFolder(folder).release();
  lockDataFolder(folder).release();
});

test("a folder that cannot be made is unwritable", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => lockDataFolder(join(folder, "file", "data"))).toThrow(
    expect.objectContaining({ code: "DATABASE_UNWRITABLE" }),
  );
});
