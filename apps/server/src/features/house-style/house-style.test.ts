import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import { HouseStyle } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import { HOUSE_PLACE } from "@nv/embeds";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
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

describe.each(FEATURE_DIALECTS)("the style of the house on $name", (dialect) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  let opened: OpenPlatform;
  let styles: HouseStyles;
  let noted: unknown[];

  beforeEach(async () => {
    testDatabase = await dialect.create("house-style");
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

  /** Brings a file that comes with the product into the library, as if it were the newspaper's. */
  async function bring(specifier: string, words: object = { licence: "OFL 1.1" }) {
    const source = fileURLToPath(import.meta.resolve(specifier));
    const { signal } = new AbortController();
    const file = {
      words: { name: "Letra", ...words },
      write: (path: string) => copyFile(source, path),
      actor: JEFA,
      signal,
    };
    return opened.platform.files.bring(file);
  }
  const MONO = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2";
  const WITHOUT_SPANISH = "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2";
  const titledIn = ({ id, hash }: { readonly id: string; readonly hash: string }): HouseStyle => ({
    ...DEFAULT_HOUSE_STYLE,
    faces: { ...DEFAULT_HOUSE_STYLE.faces, display: { kind: "file", id, hash } },
  });

  test("a typeface of the library goes out cut to each piece, and is shown whole in previews", async () => {
    const { house, files } = opened.platform;
    const font = await bring(MONO);
    expect((await files.find(font.id))?.facts).toMatchObject({ kind: "font", family: "IBM Plex Mono", missing: "" });
    await styles.change({ version: 0, style: titledIn(font), note: "" }, JEFA);
    const { html, files: faces } = await house.dress(PAGE);
    expect(faces).toHaveLength(2);
    expect(faces.reduce((sum, { body }) => sum + body.byteLength, 0)).toBeLessThan(25_000);
    expect(html).toContain('local("Roboto Bold")');
    const preview = await house.dressPreview(PAGE);
    const name = `library-${font.hash}-titles.woff2`;
    expect(preview).toContain(name);
    expect(await house.faceNamed(name)).not.toBeNull();
    expect(await house.faceNamed(name.replace("titles", "../x"))).toBeNull();
  });

  test("a typeface is refused without a licence, without Spanish letters, and once it is another file's", async () => {
    const sentences = async (style: HouseStyle) => (await styles.check(style)).problems.map(({ message }) => message);
    expect(await sentences(titledIn(await bring(MONO, {})))).toEqual([
      expect.stringContaining("«Letra» no tiene licencia apuntada"),
    ]);
    expect(await sentences(titledIn(await bring(WITHOUT_SPANISH)))).toEqual([
      expect.stringMatching(/^A «Letra» le faltan letras que las piezas usan: .*ñ/),
    ]);
    expect(await sentences(titledIn({ id: "00000000-0000-4000-8000-000000000001", hash: "a".repeat(64) }))).toEqual([
      "Ese archivo ya no está en Archivos: elige otro",
    ]);
  });

  test("a piece goes out in the product's letters where those of the style are gone", async () => {
    const { house } = opened.platform;
    const gone = titledIn({ id: "00000000-0000-4000-8000-000000000001", hash: "a".repeat(64) });
    expect(await house.dressPreview(PAGE, gone)).toBe(await house.dressPreview(PAGE, DEFAULT_HOUSE_STYLE));
  });

  test("a chart and a story are shown in a style that nobody saved", async () => {
    for (const piece of ["figure", "story"] as const) {
      const html = await previewPage(opened.platform, { piece, theme: "light" }, GEORGIA);
      expect(html).toContain("--nv-face-display:Georgia, serif;");
      expect(html).toContain(piece === "figure" ? "Los precios de Ejemplia" : "Así se lee un titular");
    }
    expect((await styles.view()).version).toBe(0);
  });

  test("a style of before there were rules of figures has those of the product, and a chart is shown in others", async () => {
    const { numbers, ...before } = GEORGIA;
    expect(HouseStyle.parse(before).numbers).toEqual(numbers);
    const house = { ...GEORGIA, numbers: { ...numbers, signSpace: "none" } } as const;
    const html = await previewPage(opened.platform, { piece: "figure", theme: "light" }, house);
    expect(html).toMatch(/>\d+,?\d*%</);
  });

  test("a map and a card are shown in it too, the card on the ground that is asked for", async () => {
    const wanted = (piece: "map" | "card", theme: "light" | "dark" = "light") =>
      previewPage(opened.platform, { piece, theme }, GEORGIA);
    expect(await wanted("map")).toContain("--nv-face-figures:");
    const [light, dark] = [await wanted("card"), await wanted("card", "dark")];
    const drawn = (html: string) => Buffer.from(/base64,([^"]+)"/.exec(html)?.[1] ?? "", "base64").toString();
    expect(drawn(light)).toContain(GEORGIA.light.ink);
    expect(drawn(dark)).toContain(GEORGIA.dark.ink);
  });
});

test("a file of the team that says what cannot be is told where", () => {
  expect(styleOfTeam({ cornerPx: 2 })).toEqual({ ...DEFAULT_HOUSE_STYLE, cornerPx: 2 });
  expect(() => styleOfTeam({ cornerPx: 99 })).toThrow("houseStyle of team.config.ts, cornerPx:");
});
