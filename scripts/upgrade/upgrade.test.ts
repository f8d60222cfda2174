import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CommandError } from "../terminal/run-command.ts";
import { findPlaces } from "./release-places.ts";
import { checkOut, fetchCommit, sweepReleases } from "./releases.ts";
import { upgrade } from "./upgrade.ts";

/**
 * A product as small as can be, of the same commands as ours: its server keeps each line that it is sent in the file of the database, and says its
 * version. `before` is what it does before it listens.
 */
function writeProduct(folder: string, version: string, before = ""): void {
  const scripts = { build: "node build.mjs", backup: "node backup.mjs" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", scripts }));
  writeFileSync(
    join(folder, "build.mjs"),
    `import { writeFileSync } from "node:fs"; writeFileSync("built", "${version}");`,
  );
  writeFileSync(
    join(folder, "backup.mjs"),
    `import { appendFileSync } from "node:fs"; appendFileSync(process.env.BACKUPS, "${version} " + process.argv.slice(2).join(" ") + "\\n");
     if (process.argv.includes("--verify") && "${version}" === "unrehearsed") { console.log("La copia no sirve."); process.exit(1); }`,
  );
  writeFileSync(
    join(folder, "server.mjs"),
    `import { appendFileSync,
  existsSync, readFileSync } from "node:fs"; import { createServer } from "node:http";
     const file = process.env.DATA_DIR + "/narrativas.sqlite";
     ${before}
     createServer((request, response) => {
       if (request.method === "POST") appendFileSync(file, request.url + "\\n");
       response.end("${version}");
     }).listen(Number(process.env.PORT), "127.0.0.1");`,
  );
}

const quietly = { stdio: "pipe", encoding: "utf8" } as const;

describe("an upgrade of a server that keeps its versions apart", () => {
  let base: string;
  let origin: string;
  let env: NodeJS.ProcessEnv;
  let said: string[];
  const at = (...names: readonly string[]) => join(base, ...names);
  const source = (...args: readonly string[]) =>
    execFileSync(
      "git",
      ["-C", at("source"), "-c", "user.name=n", "-c", "user.email=n@example.org", ...args],
      quietly,
    ).trim();

  /** A version that can be fetched, and the name of its commit. */
  function release(version: string, before?: string): string {
    writeProduct(at("source"), version, before);
    source("add", "-A");
    source("commit", "-q", "-m", version);
    return source("rev-parse", "HEAD");
  }

  const run = (more: object = {}) =>
    upgrade({
      root: realpathSync(at("current")),
      name: undefined,
      isRehearsed: true,
      env,
      origin,
      start: `cd ${at("current")} && (setsid node server.mjs >${at("log")} 2>&1 & echo $! >${at("pid")})`,
      stop: `kill $(cat ${at("pid")}) 2>/dev/null; while kill -0 $(cat ${at("pid")}) 2>/dev/null; do sleep 0.02; done`,
      readyMs: 3_000,
      say: (sentence) => said.push(sentence),
      ...more,
    });
  const version = async () => (await fetch(origin)).text();
  const database = () => readFileSync(at("data", "narrativas.sqlite"), "utf8");

  beforeEach(async () => {
    base = mkdtempSync(join(realpathSync(tmpdir()), "nv-upgrade-"));
    said = [];
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    for (const name of ["source", "releases", "shared", "data"]) mkdirSync(at(name));
    env = { ...process.env, DATA_DIR: at("data"), PORT: String(port), BACKUPS: at("backups"), DATABASE_URL: "" };
    writeFileSync(at("shared", ".env"), "SITE_NAME=Muestra\n");
    writeFileSync(at("data", "narrativas.sqlite"), "");
    writeFileSync(at("backups"), "");
    source("init", "-q", "-b", "main");
    release("one");
    execFileSync("git", ["clone", "-q", at("source"), at("releases", "first")], quietly);
    symlinkSync(at("releases", "first"), at("current"));
    execFileSync(
      "sh",
      ["-c", `cd ${at("current")} && (setsid node server.mjs >/dev/null 2>&1 & echo $! >${at("pid")})`],
      { env },
    );
    await expect.poll(() => version().catch(() => "")).toBe("one");
  });

  afterEach(() => {
    execFileSync("sh", ["-c", `kill $(cat ${at("pid")}) 2>/dev/null || true`]);
    rmSync(base, { recursive: true, force: true });
  });

  test("serves the new version, built apart, copied and rehearsed before, with the settings and data of before", async () => {
    const commit = release("two");
    await run();
    expect(await version()).toBe("two");
    expect(readlinkSync(at("current"))).toBe(at("releases", commit.slice(0, 12)));
    expect(readFileSync(at("current", "built"), "utf8")).toBe("two");
    expect(readFileSync(at("current", ".env"), "utf8")).toBe("SITE_NAME=Muestra\n");
    expect(readFileSync(at("backups"), "utf8")).toBe(
      `one --to ${at("copies")} --keep 5\ntwo --verify ${at("copies")}\n`,
    );
  });

  test("loses no write that was answered while it goes on", async () => {
    release("two");
    const answered: string[] = [];
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1) {
        const path = `/line-${n}`;
        // What is refused while one stops and the other starts was not answered, and is not counted.
        const isKept = await fetch(origin + path, { method: "POST" }).then(
          (answer) => answer.ok,
          () => false,
        );
        if (isKept) answered.push(path);
      }
    })();
    await run({ isRehearsed: false });
    isOver = true;
    await writing;
    expect(answered.length).toBeGreaterThan(20);
    const kept = new Set(database().split("\n"));
    expect(answered.filter((path) => !kept.has(path))).toEqual([]);
  });

  test("goes back to version and data of before when the new one cannot start", async () => {
    await fetch(`${origin}/before`, { method: "POST" });
    release("broken", `appendFileSync(file, "half of a migration\\n"); throw new Error("no");`);
    await expect(run({ isRehearsed: false })).rejects.toThrow(
      new CommandError(
        `Se ha vuelto a la versión de antes, con los datos de antes. Lo que dijo la nueva está en el registro del servicio.`,
      ),
    );
    expect(await version()).toBe("one");
    expect(realpathSync(at("current"))).toBe(at("releases", "first"));
    expect(database()).toBe("/before\n");
  });

  test("touches nothing that serves when the rehearsal does not do, and goes on without one when asked", async () => {
    release("unrehearsed");
    await expect(run()).rejects.toThrow("La copia no sirve.");
    expect(await version()).toBe("one");
    await run({ isRehearsed: false });
    expect(await version()).toBe("unrehearsed");
  });

  test("says that there is nothing to do, and goes to the version that is named", async () => {
    await run();
    expect(said).toEqual([`Ya está en marcha ${source("rev-parse", "--short=8", "HEAD")}: no hay nada que hacer.`]);
    const named = release("two");
    release("three");
    await run({ name: named, isRehearsed: false });
    expect(await version()).toBe("two");
  });

  test("keeps the last few versions and the checkout that the repository is in", async () => {
    const places = findPlaces(at("current"), at("data"));
    const folders: string[] = [];
    for (const name of ["two", "three", "four", "five"]) {
      const commit = release(name);
      await fetchCommit(places.present);
      folders.push(await checkOut(places, commit));
    }
    const [oldest, , , newest = ""] = folders;
    await sweepReleases(places, newest);
    expect(folders.filter((folder) => existsSync(folder))).toEqual(folders.filter((folder) => folder !== oldest));
    expect(existsSync(places.present)).toBe(true);
  });

  test("refuses a checkout that is not one of several, and data inside of a version", async () => {
    appendFileSync(at("source", "package.json"), "\n");
    await expect(run({ root: at("source") })).rejects.toThrow("docs/runbooks/server.md");
    await expect(run({ env: { ...env, DATA_DIR: "./data" } })).rejects.toThrow(
      "DATA_DIR tiene que ser una ruta completa",
    );
  });
});
