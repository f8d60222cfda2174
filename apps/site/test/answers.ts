import { SESSION_PATH } from "@nv/contracts";
import type { JobView } from "@nv/contracts/schemas";
import type { Answer, Answers } from "./site-in-browser";

/** A moment of the tests. Unix epoch, milliseconds. */
export const NOON_MS = 1_795_000_000_000;

/** Returns an id, another one for each number. */
export const idAt = (number: number): string => `3f0c6a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Answer about the session of somebody who is signed in. */
export const SIGNED_IN: Answers = {
  [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } },
};

/** Answer of a server that fails. */
export const FAILS: Answer = { status: 500, json: {} };

/** Answer with a picture of one point. */
export const PIXEL: Answer = {
  headers: { "content-type": "image/png" },
  body: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** Answer with a page. */
export const htmlOf = (body: string | Buffer): Answer => ({
  headers: { "content-type": "text/html; charset=utf-8" },
  body,
});

/** Answer of a line of events that tells one and ends. */
export const eventOf = (event: string, data: unknown): Answer => ({
  headers: { "content-type": "text/event-stream" },
  body: `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
});

/** Answer that refuses what was written, field by field. */
export const refusalOf = (...fields: readonly { readonly field: string; readonly message: string }[]): Answer => ({
  status: 422,
  json: { code: "FIELDS_INVALID", message: "Hay datos que corregir.", fields },
});

/** Answer that somebody else was quicker. @param current - What they saved. */
export const conflictWith = (current: unknown): Answer => ({
  status: 409,
  json: { code: "VERSION_CONFLICT", message: "Otra persona…", current },
});

/** Returns work that is over, but for what is said otherwise. */
export const jobOf = (part: Partial<JobView>): JobView => ({
  ...{ id: idAt(88), kind: "", subject: "", state: "done", progressRatio: 1, message: "", result: null },
  ...{ attempts: 1, isCancelling: false, createdAtMs: NOON_MS, updatedAtMs: NOON_MS, log: [] },
  ...part,
});

/** Answer that the work was taken on. */
export const ordered = (jobId: string = idAt(88)): Answer => ({ status: 202, json: { jobId } });
