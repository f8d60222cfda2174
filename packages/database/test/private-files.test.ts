import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepPrivate, lockDataFolder, openDatabase } from "../src/index.ts";

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe.skipIf(process.platform === "win32")("what the data folder lets others read", () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "nv-private-"));
    folder = join(parent, "data");
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const modes = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name)).toString(8)]));

  test("nothing: folder, database, its log and index, and the lock are their owner's alone from the first moment", async () => {
    const lock = lockDataFolder(folder);
    const database = await openDatabase({ file: join(folder, "site.sqlite") });
    await sql`create table kept (n integer)`.execute(database.kysely);
    expect(modeOf(folder)).toBe(0o700);
    expect(modes()).toEqual({
      "lock.json": "600",
      "lock.sqlite": "600",
      "lock.sqlite-journal": "600",
      "site.sqlite": "600",
      "site.sqlite-shm": "600",
      "site.sqlite-wal": "600",
    });
    await database.close();
    lock.release();
  });

  test("what an earlier version left open is closed, and what a link points to outside is left alone", () => {
    mkdirSync(folder);
    const outside = join(parent, "outside.txt");
    for (const file of ["site.sqlite", "site.sqlite-wal", "copia.bak", "uno.eml"])
      writeFileSync(join(folder, file), "");
    mkdirSync(join(folder, "outbox"));
    writeFileSync(outside, "");
    for (const path of [folder, join(folder, "outbox")]) chmodSync(path, 0o755);
    for (const path of [outside, join(folder, "site.sqlite"), join(folder, "uno.eml")]) chmodSync(path, 0o644);
    symlinkSync(outside, join(folder, "link"));
    expect(keepPrivate(folder)).toEqual([]);
    expect(modeOf(folder)).toBe(0o700);
    const { link, ...own } = modes();
    expect(own).toEqual({
      "copia.bak": "600",
      outbox: "700",
      "site.sqlite": "600",
      "site.sqlite-wal": "600",
      "uno.eml": "600",
    });
    expect([link, modeOf(outside)]).toEqual(["644", 0o644]);
  });

  test("what cannot be closed is told: another's file, and a disk that takes the order and does nothing", () => {
    mkdirSync(folder);
    const [others, own] = [join(folder, "ajeno"), join(folder, "propio")];
    for (const file of [others, own]) writeFileSync(file, "");
    chmodSync(folder, 0o700);
    for (const file of [others, own]) chmodSync(file, 0o644);
    const refused = keepPrivate(folder, (path, mode) => {
      if (path === others) throw Object.assign(new Error("not permitted"), { code: "EPERM" });
      chmodSync(path, mode);
    });
    expect(refused).toEqual([others]);
    chmodSync(own, 0o644);
    expect(keepPrivate(folder, () => undefined).sort()).toEqual([others, own]);
    expect(keepPrivate(join(parent, "missing"))).toEqual([]);
  });
});
