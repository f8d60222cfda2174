import { ADMIN_API_PATH } from "@nv/contracts";
import type { StateView } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const STATE = `${ADMIN_API_PATH}/state`;
const NOW_MS = 1_795_000_000_000;
const GOOD: StateView = {
  nowMs: NOW_MS,
  database: {
    kind: "sqlite",
    version: "3.53.0",
    sizeBytes: 4_000_000,
    latencyMs: 0.1,
    migrations: 24,
    lastMigration: "identity_0701_link_wishes",
  },
  storage: { folder: "/srv/narrativas", freeBytes: 80_000_000_000, totalBytes: 100_000_000_000 },
  store: { kind: "s3", address: "https://s3.example/narrativas", answer: "" },
  processes: { others: 1, apart: 0 },
  mail: {
    transport: "smtp",
    address: "smtp.diario.example:465",
    isReachable: true,
    answer: "",
    waiting: 0,
    failed: 0,
    oldestWaitingAtMs: null,
  },
  versions: { product: "0.1.0", node: "24.21.0", startedAtMs: NOW_MS - 3_600_000 },
  lastBackup: { atMs: NOW_MS - 3_600_000, file: "copia.nvbackup", sizeBytes: 3_000_000 },
  storeLook: { lookedAtMs: NOW_MS - 3_600_000, named: 1240, missing: 0, orphans: 0, examples: [] },
  people: { total: 12, administrators: 2, liveSessions: 9 },
  metricsAddress: "http://127.0.0.1:9100/metrics",
  untrustedProxy: null,
  datawrapper: { mode: "live", address: "https://api.datawrapper.de", answer: "" },
  jobs: { queued: 2, running: 1, failed: 0, oldestDueAtMs: NOW_MS - 60_000 },
  browser: { program: "/usr/bin/chromium", lastFailure: null },
  ffmpeg: { program: "/usr/bin/ffmpeg", version: "5.1.9-0+deb12u1" },
};
/** A server on its first day, with all that can be wrong. */
const BAD: StateView = {
  ...GOOD,
  storage: { ...GOOD.storage, freeBytes: 1_000_000 },
  store: { ...GOOD.store, answer: "NoSuchBucket" },
  processes: { others: 2, apart: 1 },
  mail: {
    ...GOOD.mail,
    isReachable: false,
    answer: "connect ECONNREFUSED 127.0.0.1:9",
    waiting: 3,
    failed: 2,
    oldestWaitingAtMs: NOW_MS - 7_200_000,
  },
  lastBackup: null,
  storeLook: {
    lookedAtMs: NOW_MS - 3_600_000,
    named: 1240,
    missing: 42,
    orphans: 1,
    examples: ["falta algo de la biblioteca de archivos", "huérfana: /g/paro"],
  },
  people: { total: 1, administrators: 1, liveSessions: 1 },
  metricsAddress: null,
  ffmpeg: null,
  untrustedProxy: { count: 7, lastAtMs: NOW_MS - 60_000, peer: "192.0.2.1" },
  datawrapper: { ...GOOD.datawrapper, answer: "Datawrapper no acepta la clave del servidor." },
  jobs: { queued: 40, running: 0, failed: 3, oldestDueAtMs: NOW_MS - 7_200_000 },
  browser: {
    program: "/usr/bin/chromium",
    lastFailure: {
      atMs: NOW_MS - 60_000,
      reason: "Error: No usable sandbox! Update your kernel or set CHROMIUM_SANDBOX",
    },
  },
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Estado",
    address: "/admin/state",
    asks: STATE,
    full: {
      answers: { [STATE]: { json: GOOD } },
      sees: [
        "Todo funciona.",
        "2; el más antiguo",
        "/usr/bin/chromium",
        "5.1.9-0+deb12u1",
        "SQLite 3.53.0",
        "copia.nvbackup",
      ],
    },
    empty: {
      answers: { [STATE]: { json: BAD } },
      sees: [
        "No hay ninguna copia de estos datos.",
        "connect ECONNREFUSED",
        "192.0.2.1",
        "no acepta la clave",
        "No usable sandbox",
        "no se puede trabajar con vídeo",
      ],
    },
  },
];
