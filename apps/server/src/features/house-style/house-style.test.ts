import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import type { HouseStyle } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import { HOUSE_PLACE } from "@nv/embeds";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestPlatform } from "../../../test/test-platform.ts";
import { styleOfTeam } from "../../platform/house/current-style.ts";
import type { OpenPlatform } from "../../platform/platform.ts";
import { createHouseStyles, type HouseStyles } from "./house-style.service.ts";
import { previewPage } from "./preview-page.ts";

const JEFA = { id: "", name: "Berta Muestra" };
const NOON_MS = Date.UTC(2026, 10, 27, 12);
const PAGE = `<html><head><style>${HOUSE_PLACE}</style></head><body><h1>Ñu</h1></body></html>`;
const GEORGIA: HouseStyle = {
  ...DEFAULT_HOUSE_STYLE,
  faces: { ...DEFAULT_HOUSE_STYLE.faces, display: { kind: "stack", stack: "Georgia, serif" } },
  cornerPx: 0,
};

describe.each(DIALECTS)("the style of the house on $name", (dialect) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  let opened: OpenPlatform;
  let styles: HouseStyles;
  let noted: unknown[];

  beforeEach(async () => {
    testDatabase = await dialect.create();
    database = await testDatabase.open();
    folder = await mkdtemp(join(tmpdir(), "nv-house-"));
    noted = [];
    opened = await openTestPlatform({
      database,
      folder,
      sessions: { readSession: () => null, onSessionsChanged: () => () => undefined },
      noteInAudit: async (_db, { action, details }) => void noted.push([action, details]),
      now: () => NOON_MS,
    });
    styles = createHouseStyles(opened.platform);
  });
  afterEach(async () => {
    await opened.close();
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  test("is the file's until somebody chooses another, and then that of the last version", async () => {
    expect(await styles.view()).toMatchObject({ version: 0, style: DEFAULT_HOUSE_STYLE, versions: [], doubts: [] });
    const view = await styles.change({ version: 0, style: GEORGIA, note: "Como la web" }, JEFA);
    expect(view).toMatchObject({ version: 1, style: GEORGIA, fromFile: DEFAULT_HOUSE_STYLE });
    expect(view.versions).toEqual([{ version: 1, atMs: NOON_MS, by: "Berta Muestra", note: "Como la web" }]);
    expect(noted).toEqual([["house_style_changed", { version: 1, note: "Como la web" }]]);
  });

  test("what is published from then on wears it, and what went out before keeps its own", async () => {
    const before = await opened.platform.house.dress(PAGE);
    await styles.change({ version: 0, style: GEORGIA, note: "" }, JEFA);
    const after = await opened.platform.house.dress(PAGE);
    expect(before.html).toContain("--nv-corner:4px");
    expect(after.html).toContain("--nv-face-display:Georgia, serif;");
    expect(after.html).toContain("--nv-corner:0px");
    // Its titles are in a font of the reader's system: one file less.
    expect([before.files.length, after.files.length]).toEqual([2, 1]);
  });

  test("of two who change the same version the second is told, and nothing is lost", async () => {
    await styles.change({ version: 0, style: GEORGIA, note: "" }, JEFA);
    await expect(styles.change({ version: 0, style: DEFAULT_HOUSE_STYLE, note: "" }, JEFA)).rejects.toMatchObject({
      code: "HOUSE_STYLE_CHANGED",
    });
    const tries = [1, 2].map((cornerPx) =>
      styles.change({ version: 1, style: { ...GEORGIA, cornerPx }, note: "" }, JEFA),
    );
    const results = await Promise.allSettled(tries);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await styles.view()).version).toBe(2);
    expect(await styles.version(1)).toEqual(GEORGIA);
  });

  test("what could not be read is refused where it is, and a version that never was is told", async () => {
    const style = { ...GEORGIA, dark: { ...GEORGIA.dark, ink: "#333333" } };
    await expect(styles.change({ version: 0, style, note: "" }, JEFA)).rejects.toMatchObject({
      code: "FIELDS_INVALID",
      details: { fields: [{ field: "dark.ink" }] },
    });
    expect((await styles.view()).version).toBe(0);
    await expect(styles.version(3)).rejects.toMatchObject({ code: "HOUSE_STYLE_VERSION_NOT_FOUND" });
  });

  test("a chart and a story are shown in a style that nobody saved", async () => {
    const { house, publishing } = opened.platform;
    for (const piece of ["figure", "story"] as const) {
      const html = await previewPage({ house, assets: publishing.assets }, piece, GEORGIA);
      expect(html).toContain("--nv-face-display:Georgia, serif;");
      expect(html).toContain(piece === "figure" ? "Los precios de Ejemplia" : "Así se lee un titular");
    }
    expect((await styles.view()).version).toBe(0);
  });
});

test("a file of the team that says what cannot be is told where", () => {
  expect(styleOfTeam({ cornerPx: 2 })).toEqual({ ...DEFAULT_HOUSE_STYLE, cornerPx: 2 });
  expect(() => styleOfTeam({ cornerPx: 99 })).toThrow("houseStyle of team.config.ts, cornerPx:");
});
