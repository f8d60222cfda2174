import { z } from "zod";
import { endpoints, get } from "../endpoints.ts";
import { DROPS_API_PATH } from "../files/paths.ts";
import { FileSummary } from "../files/schemas.ts";
import { GraphicSlug, VersionedRequest } from "../graphics/schemas.ts";
import { line } from "../graphics/texts.ts";

/** Days that a file stays at its address, and the names for people. `0` is for good. */
export const DROP_DAYS = { 7: "Una semana", 90: "Tres meses", 0: "Para siempre" } as const;

/** Name recorded as the author of the removal of a file whose time is over. */
export const DROP_EXPIRY = "Caducidad";

const days = z.union([z.literal(7), z.literal(90), z.literal(0)], { error: "Elige cuánto tiempo" });

/** Fields of a file at a public address, as a person writes them. */
export const DropFields = z.object({
  title: line(200).min(1, "Falta el nombre"),
  /** Of the library. */
  fileId: z.uuid(),
  /** Days from the last publication; 0 for good. */
  days,
});
export type DropFields = z.infer<typeof DropFields>;

/** Body of `POST /api/drops`: it is public at once. */
export const RegisterDrop = DropFields.extend({
  slug: GraphicSlug.optional(),
  /** Whoever has been told that it seems to hold people's data, and publishes it all the same, says so. */
  isConfirmed: z.boolean().default(false),
});
export type RegisterDrop = z.infer<typeof RegisterDrop>;

/** Body of `PUT /api/drops/:id`: what the library's file holds now, or another file, in its place. */
export const ReplaceDrop = DropFields.extend({ version: z.int(), isConfirmed: z.boolean().default(false) });
export type ReplaceDrop = z.infer<typeof ReplaceDrop>;

/** Body of `POST /api/drops/:id/retire` and others that change what there is. */
export const VersionedDrop = VersionedRequest;

/** A file at a public address, in a list. */
export const DropSummary = DropFields.extend({
  id: z.uuid(),
  slug: z.string(),
  status: z.enum(["draft", "published", "pinned", "retired"]),
  version: z.int(),
  updatedAtMs: z.number(),
  changedBy: z.string(),
  /** Time when it is taken away; `null` for never. */
  expiresAtMs: z.number().nullable(),
  /** Address of what is there now, whatever takes its place; `null` when it was taken away. */
  latestUrl: z.string().nullable(),
  /** Address of this content, which never changes. */
  revisionUrl: z.string().nullable(),
  kind: FileSummary.shape.kind,
  mediaType: z.string(),
  sizeBytes: z.int(),
  /** SHA-256 of what readers get, hex. */
  hash: z.string(),
  /** Encoding of the library's file, when it is a text in another one than the UTF-8 that readers get. */
  writtenAs: z.enum(["utf-16le", "utf-16be", "windows-1252"]).optional(),
  /** Set when nobody looked whether it holds data of people, since it is no text. */
  isUnread: z.literal(true).optional(),
});
export type DropSummary = z.infer<typeof DropSummary>;

/** Answer of `GET /api/drops`: the last changed first. */
export const DropList = z.object({ items: z.array(DropSummary) });
export type DropList = z.infer<typeof DropList>;

/** Query of `GET /api/drops`. */
export const DropsQuery = z.object({ q: z.string().trim().max(200).default("") });

/** Kind of personal data that a file seems to hold, and how often. */
export const PersonalData = z.object({
  /** `unread` for a file that could not be looked through to its end. */
  kind: z.enum(["email", "phone", "identity", "account", "position", "unread"]),
  count: z.int(),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** Endpoints of the drops besides those of any record. */
export const dropsApi = endpoints(DROPS_API_PATH, {
  list: get("", DropList, { query: DropsQuery, scope: "drops:read" }),
});
