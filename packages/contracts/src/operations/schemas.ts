import { z } from "zod";

/** State of a mail on its way. */
export const MailStateName = z.enum(["waiting", "sending", "sent", "failed", "cancelled"]);
export type MailStateName = z.infer<typeof MailStateName>;

/** A mail of the queue or of its history. Its text and its links are nobody's but the recipient's. */
export const MailView = z.object({
  id: z.string(),
  recipient: z.string(),
  /** Name of its message, such as `invitation`; empty when unknown. */
  kind: z.string(),
  state: MailStateName,
  /** Tries so far. */
  attempts: z.number().int(),
  createdAtMs: z.number(),
  /** Time of the next attempt; only while it waits. */
  nextAttemptAtMs: z.number().nullable(),
  /** Time when it was sent, given up or cancelled. */
  finishedAtMs: z.number().nullable(),
  /** Error of the last failed attempt; `null` when none failed. */
  lastError: z.string().nullable(),
  canRetry: z.boolean(),
  canCancel: z.boolean(),
});
export type MailView = z.infer<typeof MailView>;

/** Query of `GET /api/admin/mails`. */
export const MailQuery = z.object({
  state: MailStateName.optional(),
  /** Part of the recipient's address. */
  search: z.string().max(200).default(""),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type MailQuery = z.infer<typeof MailQuery>;

/** Answer of `GET /api/admin/mails`: newest first, {@link MAILS_PER_PAGE} a page. */
export const MailList = z.object({
  mails: z.array(MailView),
  /** Of this state and search. */
  total: z.number().int(),
  /** Mails in each state, whatever the query. */
  counts: z.record(z.string(), z.number().int()),
  /** Whether mails leave through an SMTP server or are written as files. */
  transport: z.enum(["smtp", "outbox"]),
});
export type MailList = z.infer<typeof MailList>;

/** Mails on one page of the list. */
export const MAILS_PER_PAGE = 50;

/** Answer of `POST /api/admin/mail-test`. */
export const MailTest = z.object({
  recipient: z.string(),
  isDelivered: z.boolean(),
  /** Reason why it was not delivered: what failed, for the sentence; `null` when it was. */
  failure: z
    .enum(["unreachable", "unknownHost", "timeout", "credentials", "encryption", "refused", "other"])
    .nullable(),
  /** Last answer of the SMTP server, or the name of the file in the outbox. */
  answer: z.string(),
  transport: z.enum(["smtp", "outbox"]),
});
export type MailTest = z.infer<typeof MailTest>;

/** Answer of `GET /api/admin/state`. Sizes in bytes, times in Unix epoch milliseconds. */
export const StateView = z.object({
  nowMs: z.number(),
  database: z.object({
    kind: z.enum(["sqlite", "postgres"]),
    version: z.string(),
    sizeBytes: z.number(),
    latencyMs: z.number(),
    migrations: z.number().int(),
    lastMigration: z.string(),
  }),
  storage: z.object({ folder: z.string(), freeBytes: z.number(), totalBytes: z.number() }),
  /** Store of files and of what is published. */
  store: z.object({
    kind: z.enum(["folder", "s3"]),
    /** The folder, or the bucket and the service. */
    address: z.string(),
    /** Error that it gave; empty when it answers. */
    answer: z.string(),
  }),
  /** The other processes on the same database. */
  processes: z.object({
    others: z.number().int(),
    /** Number of those that keep files where this one does not look. */
    apart: z.number().int(),
  }),
  mail: z.object({
    transport: z.enum(["smtp", "outbox"]),
    /** Address to which mails go: host and port, or the folder of the outbox. */
    address: z.string(),
    /** Whether the server lets us in; always `true` for the outbox. */
    isReachable: z.boolean(),
    /** Error that it gave when it is not reachable; else empty. */
    answer: z.string(),
    waiting: z.number().int(),
    failed: z.number().int(),
    /** Since when the oldest one waits; `null` when none does. */
    oldestWaitingAtMs: z.number().nullable(),
  }),
  versions: z.object({ product: z.string(), node: z.string(), startedAtMs: z.number() }),
  /** The last copy that was made on this database; `null` when there is none. */
  lastBackup: z.object({ atMs: z.number(), file: z.string(), sizeBytes: z.number() }).nullable(),
  /** Whether the store has what is named, as of the last look; `null` before the first. */
  storeLook: z
    .object({
      lookedAtMs: z.number(),
      /** Number of different things that tables and revisions name. */
      named: z.number().int(),
      missing: z.number().int(),
      /** Pieces that readers have and no record names. */
      orphans: z.number().int(),
      /** A few of both, in words. */
      examples: z.array(z.string()),
    })
    .nullable(),
  people: z.object({ total: z.number().int(), administrators: z.number().int(), liveSessions: z.number().int() }),
  /** The team's account of Datawrapper. */
  datawrapper: z.object({
    /** `local`: a double of it; `off`: without a token. */
    mode: z.enum(["live", "local", "off"]),
    address: z.string(),
    /** Error that it gave, in words; empty when it grants access, and while it is off. */
    answer: z.string(),
  }),
  /** Background work: checks, imports, pictures. */
  jobs: z.object({
    queued: z.number().int(),
    running: z.number().int(),
    /** That failed for good in the last day. */
    failed: z.number().int(),
    /** Since when the oldest one could have begun; `null` when none waits. */
    oldestDueAtMs: z.number().nullable(),
  }),
  /** The browser that measures graphics and takes their picture. */
  browser: z.object({
    /** Place of its program; `null` when there is none. */
    program: z.string().nullable(),
    /** The last time that it could not; `null` when it could since, or has not been asked. */
    lastFailure: z.object({ atMs: z.number(), reason: z.string() }).nullable(),
  }),
  /** The program that works with video; `null` when there is none. */
  ffmpeg: z.object({ program: z.string(), version: z.string() }).nullable(),
  /** Address where metrics are given; `null` when they are off. */
  metricsAddress: z.string().nullable(),
  /** Requests since the start that named another sender and came from nobody in `TRUSTED_PROXIES`; `null` when there were none. */
  untrustedProxy: z.object({ count: z.number().int(), lastAtMs: z.number(), peer: z.string() }).nullable(),
});
export type StateView = z.infer<typeof StateView>;

/** Body of `POST /api/first-start`: the token of the link that the first start printed. */
export const FirstStartAsk = z.object({ token: z.string().min(1).max(200) });

/** Answer of `POST /api/first-start`. */
export const FirstStart = z.object({
  /** `empty`: nobody has an account, and the link is good; `inhabited`: somebody administers; `stale`: neither, the link is of a former start. */
  state: z.enum(["empty", "inhabited", "stale"]),
});
export type FirstStart = z.infer<typeof FirstStart>;
