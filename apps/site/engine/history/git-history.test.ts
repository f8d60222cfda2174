import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readGitHistory } from "./git-history.ts";

let folder: string;

/** Git with nothing of the machine's own settings. */
async function git(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  await promisify(execFile)("git", [...args], {
    cwd,
    env: { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: "1", ...env },
  });
}

async function commit(author: string, date: string, files: Readonly<Record<string, string>>): Promise<void> {
  const repository = join(folder, "whole");
  for (const [name, text] of Object.entries(files)) await writeFile(join(repository, "content", name), text);
  await git(repository, ["add", "."]);
  const [name, email] = [author, `${author}@ejemplo.org`];
  await git(repository, ["commit", "-q", "-m", "cambio"], {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  });
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "nv-history-")));
  await mkdir(join(folder, "whole/content"), { recursive: true });
  await git(join(folder, "whole"), ["init", "-q"]);
  await commit("Ana", "2026-01-12T09:00:00Z", { "Guía de color.mdx": "uno", "maps.mdx": "uno" });
  await commit("Berta", "2026-02-12T09:00:00Z", { "Guía de color.mdx": "dos" });
  await commit("Ana", "2026-03-12T09:00:00Z", { "Guía de color.mdx": "tres" });
});
afterAll(() => rm(folder, { recursive: true }));

const pastOf = async (copy: string) => {
  const content = join(folder, copy, "content");
  const histories = await readGitHistory(content);
  return ["Guía de color.mdx", "maps.mdx"].map((name) => histories.get(join(content, name)));
};

test("each file has its last change and its authors, names with spaces and accents too", async () => {
  expect(await pastOf("whole")).toEqual([
    { changedAtMs: Date.UTC(2026, 2, 12, 9), authors: ["Ana", "Berta"] },
    { changedAtMs: Date.UTC(2026, 0, 12, 9), authors: ["Ana"] },
  ]);
});

test("a shallow copy tells what it knows, and not that its first commit changed everything", async () => {
  await git(folder, ["clone", "-q", "--depth", "2", `file://${join(folder, "whole")}`, "shallow"]);
  expect(await pastOf("shallow")).toEqual([{ changedAtMs: Date.UTC(2026, 2, 12, 9), authors: ["Ana"] }, undefined]);
});

test("outside a repository nothing is known", async () => {
  const outside = await mkdtemp(join(tmpdir(), "nv-no-history-"));
  expect((await readGitHistory(outside)).size).toBe(0);
  await rm(outside, { recursive: true });
});

test("without git nothing is known", async () => {
  const { PATH } = process.env;
  process.env.PATH = folder;
  const histories = await readGitHistory(join(folder, "whole/content"));
  process.env.PATH = PATH;
  expect(histories.size).toBe(0);
});
