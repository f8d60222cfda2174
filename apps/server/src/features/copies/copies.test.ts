import { parseVariables } from "@nv/identity-server";
import { expect, test } from "vitest";
import { z } from "zod";
import { SECTION_OF_COLLECTION } from "../../platform/records/section-of-collection.ts";
import { DROPS } from "../drops/drops-collection.ts";
import { ELECTIONS } from "../elections/elections-collection.ts";
import { GRAPHICS } from "../graphics/graphics-collection.ts";
import { INCLUDES } from "../includes/includes-collection.ts";
import { LEGACY_LINKS } from "../legacy-links/legacy-links-collection.ts";
import { MAP_STYLES } from "../map-styles/map-styles-collection.ts";
import { SERIES } from "../series/series-collection.ts";
import { TRACKERS } from "../trackers/trackers-collection.ts";
import { COPIES_VARIABLES, copyPlan } from "./copies-settings.ts";

const planOf = (env: Record<string, string>) => copyPlan(parseVariables(z.object(COPIES_VARIABLES), env));
const HOUR_MS = 3_600_000;

test.each([
  ["24h", 24 * HOUR_MS],
  ["7d", 168 * HOUR_MS],
  ["1h", HOUR_MS],
])("BACKUP_EVERY=%s is understood", (every, everyMs) => {
  expect(planOf({ BACKUP_EVERY: every, BACKUP_TO: "/mnt/copias" })).toEqual({
    everyMs,
    place: "/mnt/copias",
    keep: 14,
    keys: undefined,
  });
});

test.each(["24", "mañana", "0h", "90d", "h", "-1d", "0.5h"])("BACKUP_EVERY=%s is refused in a sentence", (every) => {
  expect(() => planOf({ BACKUP_EVERY: every, BACKUP_TO: "/mnt/copias" })).toThrow(
    "BACKUP_EVERY debe ser como 24h o 7d",
  );
});

test("without a time nothing is made by itself; a time needs a place, and a store its keys", () => {
  expect(planOf({ BACKUP_TO: "/mnt/copias" })).toBeNull();
  expect(() => planOf({ BACKUP_EVERY: "24h" })).toThrow("necesita BACKUP_TO");
  const place = "s3://copias/narrativas?endpoint=https://s3.example.org";
  expect(() => planOf({ BACKUP_EVERY: "24h", BACKUP_TO: place })).toThrow("BACKUP_ACCESS_KEY_ID");
  expect(() => planOf({ BACKUP_EVERY: "24h", BACKUP_TO: "s3://" })).toThrow("BACKUP_TO debe ser una carpeta");
  const ofStore = { STORAGE_ACCESS_KEY_ID: "a", STORAGE_SECRET_ACCESS_KEY: "b" };
  expect(planOf({ BACKUP_EVERY: "24h", BACKUP_TO: place, ...ofStore })?.keys).toEqual({
    accessKeyId: "a",
    secretAccessKey: "b",
  });
});

test("what a copy looks for in the store is where each collection publishes", () => {
  const collections = [DROPS, ELECTIONS, GRAPHICS, INCLUDES, LEGACY_LINKS, MAP_STYLES, SERIES, TRACKERS];
  const sections = Object.fromEntries(collections.map(({ name, section }) => [name, section]));
  expect(SECTION_OF_COLLECTION).toEqual(sections);
});
