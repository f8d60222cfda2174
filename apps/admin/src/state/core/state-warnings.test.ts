import type { StateView } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { type StateWarning, stateWarnings } from "./state-warnings.ts";

const NOW_MS = Date.UTC(2026, 0, 12, 9);
const HOUR_MS = 3_600_000;
const WELL: StateView = {
  nowMs: NOW_MS,
  database: {
    kind: "sqlite",
    version: "3.51.0",
    sizeBytes: 1e6,
    latencyMs: 0.2,
    migrations: 9,
    lastMigration: "x",
  },
  storage: { folder: "/datos", freeBytes: 40e9, totalBytes: 100e9 },
  store: { kind: "folder", address: "/datos/store", answer: "" },
  processes: { others: 1, apart: 0 },
  mail: {
    transport: "smtp",
    address: "smtp.example:587",
    isReachable: true,
    answer: "",
    waiting: 0,
    failed: 0,
    oldestWaitingAtMs: null,
  },
  versions: { product: "0.1.0", node: "24.21.0", startedAtMs: NOW_MS },
  lastBackup: { atMs: NOW_MS - 24 * HOUR_MS, file: "copia.bak", sizeBytes: 1 },
  storeLook: { lookedAtMs: NOW_MS, named: 9, missing: 0, orphans: 0, examples: [] },
  people: { total: 3, administrators: 2, liveSessions: 1 },
  metricsAddress: null,
  untrustedProxy: null,
  datawrapper: { mode: "live", address: "https://api.datawrapper.de", answer: "" },
  jobs: { queued: 0, running: 1, failed: 0, oldestDueAtMs: null },
  browser: { program: "/usr/bin/chromium", lastFailure: null },
  ffmpeg: null,
};

test("all is well", () => {
  expect(stateWarnings(WELL)).toEqual([]);
});

test.each<[StateWarning, Partial<StateView>]>([
  ["mailUnreachable", { mail: { ...WELL.mail, isReachable: false } }],
  ["mailWaiting", { mail: { ...WELL.mail, oldestWaitingAtMs: NOW_MS - HOUR_MS } }],
  ["mailFailed", { mail: { ...WELL.mail, failed: 1 } }],
  ["diskFull", { storage: { ...WELL.storage, freeBytes: 5e8 } }],
  ["processesApart", { processes: { others: 2, apart: 1 } }],
  ["storeAway", { store: { kind: "s3", address: "https://s3.example/cubo", answer: "NoSuchBucket" } }],
  ["databaseSlow", { database: { ...WELL.database, latencyMs: 101 } }],
  ["blobsMissing", { storeLook: { lookedAtMs: NOW_MS, named: 9, missing: 1, orphans: 0, examples: [] } }],
  ["piecesOrphaned", { storeLook: { lookedAtMs: NOW_MS, named: 9, missing: 0, orphans: 1, examples: [] } }],
  ["backupMissing", { lastBackup: null }],
  ["backupOld", { lastBackup: { atMs: NOW_MS - 8 * 24 * HOUR_MS, file: "", sizeBytes: 1 } }],
  ["proxyUntrusted", { untrustedProxy: { count: 1, lastAtMs: NOW_MS - HOUR_MS, peer: "10.0.0.2" } }],
  ["datawrapperAway", { datawrapper: { ...WELL.datawrapper, answer: "Datawrapper no acepta la clave." } }],
  ["jobsWaiting", { jobs: { ...WELL.jobs, queued: 1, oldestDueAtMs: NOW_MS - HOUR_MS } }],
  ["jobsFailed", { jobs: { ...WELL.jobs, failed: 2 } }],
  ["browserFailed", { browser: { ...WELL.browser, lastFailure: { atMs: NOW_MS, reason: "sandbox" } } }],
  ["oneAdministrator", { people: { ...WELL.people, administrators: 1 } }],
])("%s", (warning, difference) => {
  expect(stateWarnings({ ...WELL, ...difference })).toEqual([warning]);
});

test("a store that nobody looked at yet is no reason to worry", () => {
  expect(stateWarnings({ ...WELL, storeLook: null })).toEqual([]);
});

test("a proxy that was not seen for a day was mended, or never was one", () => {
  const untrustedProxy = { count: 3, lastAtMs: NOW_MS - 25 * HOUR_MS, peer: "10.0.0.2" };
  expect(stateWarnings({ ...WELL, untrustedProxy })).toEqual([]);
});

test("a mail that has just been written is not late, and a small disk is judged by its size", () => {
  expect(stateWarnings({ ...WELL, mail: { ...WELL.mail, waiting: 1, oldestWaitingAtMs: NOW_MS } })).toEqual([]);
  expect(stateWarnings({ ...WELL, storage: { ...WELL.storage, totalBytes: 5e9, freeBytes: 9e8 } })).toEqual([]);
});
