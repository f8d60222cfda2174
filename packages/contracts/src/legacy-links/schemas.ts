import { z } from "zod";
import { endpoints, get, order, post } from "../endpoints.ts";
import { GraphicSlug, ImportRequest, VersionedRequest } from "../graphics/schemas.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { JobStarted } from "../jobs/schemas.ts";
import { parseUrl } from "../later-apis.ts";
import { LEGACY_LINKS_API_PATH } from "./paths.ts";
import { LEGACY_LINK_LIMITS, LINK_STATES, LINK_TARGETS, type LinkState, type LinkTargetKind } from "./types.ts";

const STATE_NAMES = Object.keys(LINK_STATES).filter((name): name is LinkState => Object.hasOwn(LINK_STATES, name));
const TARGET_NAMES = Object.keys(LINK_TARGETS).filter((name): name is LinkTargetKind =>
  Object.hasOwn(LINK_TARGETS, name),
);

const NOT_AN_ADDRESS = "Debe ser una dirección entera, con http:// o https://";

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || parseUrl(text) === null) return false;
  const { username, password, hostname } = new URL(text);
  return username === "" && password === "" && hostname !== "";
}

/** An address of the web, in the one spelling that all its spellings share. */
export const WebAddress = line(LEGACY_LINK_LIMITS.url)
  .refine(isWebAddress, NOT_AN_ADDRESS)
  .transform((text) => new URL(text).href)
  .refine((href) => href.length <= LEGACY_LINK_LIMITS.url, NOT_AN_ADDRESS);

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A year, a month or a day: of what is old, often no more is known. */
export const PartialDay = z
  .string({ error: "Debe ser una fecha" })
  .trim()
  .refine(
    (text) => text === "" || (/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) && isDay(text)),
    "Una fecha como 2014-05-03, 2014-05 o 2014",
  );

/** Destination of whoever follows an old link. */
export const LinkTarget = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("address"), url: WebAddress }),
    z.object({
      kind: z.literal("archive"),
      /** A ZIP of the library. */
      fileId: z.uuid({ error: "Elige la carpeta comprimida" }),
      /** The page of it that opens; empty for its `index.html`. */
      start: line(LEGACY_LINK_LIMITS.path).default(""),
    }),
    z.object({ kind: z.literal("page") }),
  ],
  { error: "Elige qué hay ahora" },
);
export type LinkTarget = z.infer<typeof LinkTarget>;

/** Fields of an old link that a person writes. */
export const LegacyLinkFields = z.object({
  /** Title of what it was. */
  title: line(LEGACY_LINK_LIMITS.title).min(1, "Falta decir qué era"),
  /** The old address. */
  source: WebAddress,
  target: LinkTarget,
  /** Reason why it is kept, or gone: readers see it. */
  reason: paragraph(LEGACY_LINK_LIMITS.reason).default(""),
  /** Person who looks after it: for the team alone. */
  owner: line(LEGACY_LINK_LIMITS.owner).default(""),
  publishedOn: PartialDay.default(""),
  /** A copy that somebody else keeps, such as that of the Internet Archive; empty for none. */
  copyUrl: z.union([z.literal(""), WebAddress], { error: NOT_AN_ADDRESS }).default(""),
});
export type LegacyLinkFields = z.infer<typeof LegacyLinkFields>;

/** Body of `POST /api/legacy-links`. */
export const RegisterLegacyLink = LegacyLinkFields.extend({ slug: GraphicSlug.optional() });
export type RegisterLegacyLink = z.infer<typeof RegisterLegacyLink>;

/** Body of `PUT /api/legacy-links/:id`. */
export const EditLegacyLink = LegacyLinkFields.extend({ version: z.int().positive() });
export type EditLegacyLink = z.infer<typeof EditLegacyLink>;

/** Result of checking an address. */
export const LinkCheck = z.object({
  state: z.enum(STATE_NAMES),
  /** Of the last answer; `null` when there was none. */
  status: z.int().nullable(),
  /** Address that answered, after redirects. */
  url: z.string(),
  /** Redirects that led there. */
  hops: z.int(),
  /** Further detail, a Spanish sentence; empty for nothing. */
  detail: z.string(),
});
export type LinkCheck = z.infer<typeof LinkCheck>;

/** An old link, as lists and its own page show it. */
export const LegacyLinkSummary = LegacyLinkFields.extend({
  id: z.uuid(),
  slug: z.string(),
  status: z.enum(["draft", "published", "pinned", "retired"]),
  version: z.int(),
  updatedAtMs: z.number(),
  changedBy: z.string(),
  /** Whether readers ever had its page. */
  wasPublished: z.boolean(),
  /** Readers have something older than what is saved. */
  hasUnpublishedChanges: z.boolean(),
  /** Its public page; `null` when readers have none. */
  pageUrl: z.string().nullable(),
  /** The rescued archive, when readers have it. */
  archiveUrl: z.string().nullable(),
  /** Addresses that the archive asks for and will not get, as they were found when it was published. */
  missing: z.array(z.string()),
  /** `null` before the first check. */
  check: LinkCheck.nullable(),
  /** Of the new address, when there is one. */
  targetCheck: LinkCheck.nullable(),
  checkedAtMs: z.number().nullable(),
});
export type LegacyLinkSummary = z.infer<typeof LegacyLinkSummary>;

/** Query of `GET /api/legacy-links`. */
export const LegacyLinksQuery = z.object({
  q: z.string().trim().max(200).default(""),
  state: z.enum(STATE_NAMES).optional(),
  target: z.enum(TARGET_NAMES).optional(),
  status: z.enum(["draft", "published", "retired"]).optional(),
  cursor: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type LegacyLinksQuery = z.infer<typeof LegacyLinksQuery>;

/** Answer of `GET /api/legacy-links`: the last changed first. */
export const LegacyLinkList = z.object({
  items: z.array(LegacyLinkSummary),
  /** Number of matches on all pages, counted up to a thousand. */
  total: z.int(),
  nextCursor: z.number().nullable(),
});
export type LegacyLinkList = z.infer<typeof LegacyLinkList>;

/** Answer of `GET /api/legacy-links/summary`. */
export const LegacyLinksFigures = z.object({
  /** Without those that were retired. */
  total: z.int(),
  /** Number of links in each state, of the old address. */
  states: z.partialRecord(z.enum(STATE_NAMES), z.int()),
  published: z.int(),
  /** Links whose page is not out, or not as it is saved, at the version that they have: what «publish what waits» sends. */
  waiting: z.array(z.object({ id: z.uuid(), version: z.int() })),
  /** Time when the last check of any ended; `null` before the first. */
  checkedAtMs: z.number().nullable(),
  /** Public addresses of the list of redirects; `null` while nothing is published. */
  jsonUrl: z.string().nullable(),
  nginxUrl: z.string().nullable(),
});
export type LegacyLinksFigures = z.infer<typeof LegacyLinksFigures>;

/** Body of `POST /api/legacy-links/import`; the job's `result` is an `ImportReport`. */
export const ImportLegacyLinks = ImportRequest;
export type ImportLegacyLinks = z.infer<typeof ImportLegacyLinks>;

const several = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(LEGACY_LINK_LIMITS.bulkItems, `Como mucho ${LEGACY_LINK_LIMITS.bulkItems} de una vez`);

/** Body of `POST /api/legacy-links/check`: without ids, all of them. */
export const CheckLegacyLinks = z.object({ ids: several(z.uuid()).default([]) });
export type CheckLegacyLinks = z.infer<typeof CheckLegacyLinks>;

/** `result` of a job of kind `legacy-links.check`. */
export const CheckedLegacyLinks = z.object({
  checked: z.int(),
  /** Number of links that another job goes on with. */
  left: z.int(),
});
export type CheckedLegacyLinks = z.infer<typeof CheckedLegacyLinks>;

/** Body of `POST /api/legacy-links/publish`: each at the version that the person saw. */
export const PublishLegacyLinks = z.object({
  items: several(z.object({ id: z.uuid(), version: z.int().positive() })).min(1, "No hay ninguno que publicar"),
});
export type PublishLegacyLinks = z.infer<typeof PublishLegacyLinks>;

/** `result` of a job of kind `legacy-links.publish`: in the order in which they were sent. */
export const PublishedLegacyLinks = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      /** Empty when it is not there any more. */
      title: z.string(),
      outcome: z.enum(["done", "unchanged", "refused"]),
      /** Reason, in Spanish; empty when it was done and there is nothing to say. */
      message: z.string(),
    }),
  ),
});
export type PublishedLegacyLinks = z.infer<typeof PublishedLegacyLinks>;

/** `GET /l/redirects.json`: where old addresses lead now, in the order of the old ones. */
export const RedirectList = z.object({
  schema: z.literal(1),
  items: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type RedirectList = z.infer<typeof RedirectList>;

/** Endpoints of the old links besides those of any record. */
export const legacyLinksApi = endpoints(LEGACY_LINKS_API_PATH, {
  find: get("", LegacyLinkList, { query: LegacyLinksQuery, scope: "links:read" }),
  figures: get("/summary", LegacyLinksFigures, { scope: "links:read" }),
  importTable: post("/import", ImportLegacyLinks, JobStarted, { status: 202, scope: "links:write" }),
  check: order("/check", CheckLegacyLinks, JobStarted, { status: 202, scope: "links:write" }),
  publish: order("/publish", PublishLegacyLinks, JobStarted, { status: 202, scope: "links:publish" }),
  delete: order("/:id/delete", VersionedRequest, null, { scope: "links:write" }),
});
