import { z } from "zod";
import { endpoints, get, post, remove } from "../endpoints.ts";
import { PROGRAM_KEYS_API_PATH, PROGRAMS_ADMIN_PATH } from "./paths.ts";
import { isProgramScope, PROGRAM_LIMITS, PROGRAM_SCOPES } from "./types.ts";

/** Text in one line that somebody writes. PostgreSQL takes no NUL character, and a list shows no other of control. */
const line = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cc}/gu, "").trim())
    .max(most, `Como mucho ${most} letras`);

/** Something that a key may be let do. */
export const ProgramScopeName = z.enum(Object.keys(PROGRAM_SCOPES).filter(isProgramScope));

/** Body of `POST /api/program-keys`, and of a key for an account of a program. */
export const NewProgramKey = z.strictObject({
  name: line(PROGRAM_LIMITS.name).min(1, "Di para qué es"),
  scopes: z
    .array(ProgramScopeName)
    .min(1, "Elige al menos una cosa")
    .max(Object.keys(PROGRAM_SCOPES).length)
    .overwrite((scopes) => [...new Set(scopes)]),
  /** Days until it ends. */
  days: z
    .int({ error: "Escribe los días con cifras" })
    .min(1, "Como poco un día")
    .max(PROGRAM_LIMITS.days, `Como mucho ${PROGRAM_LIMITS.days} días`),
});
export type NewProgramKey = z.infer<typeof NewProgramKey>;

/** A key, without its secret. Times are Unix epoch in milliseconds. */
export const ProgramKey = z.object({
  id: z.string(),
  /** `token`: of an assistant that somebody let in, for an hour. */
  kind: z.enum(["key", "token"]),
  name: z.string(),
  /** First characters of the secret, by which whoever finds one knows whose it is. */
  start: z.string(),
  scopes: z.array(ProgramScopeName),
  createdAtMs: z.number(),
  expiresAtMs: z.number(),
  /** `null` until it is used; later ones are noted every five minutes. */
  lastUsedAtMs: z.number().nullable(),
  /** The directory refused its person: it opens nothing until they come in by it again. */
  isHeld: z.boolean(),
});
export type ProgramKey = z.infer<typeof ProgramKey>;

/** Answer of `GET /api/program-keys`: one's own, the last made first, those that ended lately with them. */
export const ProgramKeys = z.object({ keys: z.array(ProgramKey) });
export type ProgramKeys = z.infer<typeof ProgramKeys>;

/** Answer to what makes a key: the one time that the secret is told. */
export const ProgramKeyMade = z.object({ key: ProgramKey, secret: z.string() });
export type ProgramKeyMade = z.infer<typeof ProgramKeyMade>;

/** A key, with who has it. */
export const OwnedProgramKey = ProgramKey.extend({
  /** Address of a person; empty for the key of an account of a program. */
  email: z.string(),
  /** The account of a program that it speaks for; empty for a person's. */
  serviceId: z.string(),
});
export type OwnedProgramKey = z.infer<typeof OwnedProgramKey>;

/** Body of `POST /api/admin/programs/services`. */
export const NewProgramService = z.strictObject({
  name: line(PROGRAM_LIMITS.name).min(1, "Falta el nombre"),
  purpose: line(PROGRAM_LIMITS.purpose).min(1, "Di en una línea para qué es"),
});
export type NewProgramService = z.infer<typeof NewProgramService>;

/** An account of a program: nobody signs in to it, it is in no group and administers nothing. */
export const ProgramService = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  createdAtMs: z.number(),
  /** Address of who made it. */
  madeBy: z.string(),
});
export type ProgramService = z.infer<typeof ProgramService>;

/** Answer of `GET /api/admin/programs` and of what changes it. */
export const ProgramsView = z.object({
  /** By name. */
  services: z.array(ProgramService),
  /** Of everybody, the last made first. */
  keys: z.array(OwnedProgramKey),
});
export type ProgramsView = z.infer<typeof ProgramsView>;

/** Endpoints of one's own keys. No key opens them. */
export const programKeysApi = endpoints(PROGRAM_KEYS_API_PATH, {
  list: get("", ProgramKeys),
  make: post("", NewProgramKey, ProgramKeyMade, { status: 201 }),
  revoke: remove("/:id", ProgramKeys),
});

/** Endpoints of everybody's keys and of the accounts of programs. */
export const programsAdminApi = endpoints(PROGRAMS_ADMIN_PATH, {
  view: get("", ProgramsView),
  makeService: post("/services", NewProgramService, ProgramsView, { status: 201 }),
  removeService: remove("/services/:id", ProgramsView),
  makeKey: post("/services/:id/keys", NewProgramKey, ProgramKeyMade, { status: 201 }),
  revokeKey: remove("/keys/:id", ProgramsView),
});
