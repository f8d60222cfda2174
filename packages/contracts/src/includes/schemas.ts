import { z } from "zod";
import { endpoints, get, order, post } from "../endpoints.ts";
import { FieldProblem, GraphicSlug, VersionedRequest } from "../graphics/schemas.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { beginningOf, savingOf } from "../records/record-bodies.ts";
import { INCLUDE_LIMITS, INCLUDES_API_PATH } from "./paths.ts";

/** Fields of an include that a person writes. */
export const IncludeFields = z.object({
  title: line(INCLUDE_LIMITS.title).min(1, "Falta el título"),
  /** Markdown, with the HTML that an include may hold and `{{name|text}}` where a page puts its own. */
  body: paragraph(INCLUDE_LIMITS.body),
  /** For the team only. */
  note: paragraph(INCLUDE_LIMITS.note).default(""),
});
export type IncludeFields = z.infer<typeof IncludeFields>;

/** Body of `POST /api/includes`. */
export const RegisterInclude = beginningOf(IncludeFields);
export type RegisterInclude = z.infer<typeof RegisterInclude>;

/** Body of `PUT /api/includes/:id`. */
export const EditInclude = savingOf(IncludeFields);
export type EditInclude = z.infer<typeof EditInclude>;

/** Body of `POST /api/includes/:id/retire`: whoever saw the list of pages that use it says so. */
export const RetireInclude = VersionedRequest.extend({ isConfirmed: z.boolean().default(false) });

/** Body of `POST /api/includes/preview`. */
export const PreviewInclude = z.object({ body: IncludeFields.shape.body, slug: GraphicSlug.optional() });

/** Query of `GET /api/includes`. */
export const IncludesQuery = z.object({ q: z.string().trim().max(200).default("") });

/** An include in a list. */
export const IncludeSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(["draft", "published", "pinned", "retired"]),
  version: z.int(),
  hasUnpublishedChanges: z.boolean(),
  updatedAtMs: z.number(),
  changedBy: z.string(),
  publishedAtMs: z.number().nullable(),
  /** Beginning of its text, for a small picture. */
  gist: z.string().optional(),
});
export type IncludeSummary = z.infer<typeof IncludeSummary>;

/** Answer of `GET /api/includes`: the last changed first. */
export const IncludeList = z.object({ items: z.array(IncludeSummary) });
export type IncludeList = z.infer<typeof IncludeList>;

/** Something that holds an include. */
export const IncludeUse = z.object({
  /** `page`: readers' browsers say that a page of the newspaper shows it. */
  kind: z.enum(["include", "page"]),
  /** Title, or host and path of a page. */
  name: z.string(),
  /** Id of an include; `null` for a page. */
  id: z.string().nullable(),
  /** Whether readers see it there now. */
  isLive: z.boolean(),
});
export type IncludeUse = z.infer<typeof IncludeUse>;

/** Result of rendering a body. */
export const RenderedInclude = z.object({
  /** Safe to show. */
  html: z.string(),
  /** Parameters that pages may fill, with the text that stands there otherwise. */
  parameters: z.array(z.object({ name: z.string(), text: z.string() })),
  problems: z.array(FieldProblem),
});
export type RenderedInclude = z.infer<typeof RenderedInclude>;

/** An include with everything about it. */
export const IncludeDetail = IncludeSummary.extend({
  body: z.string(),
  note: z.string(),
  rendered: RenderedInclude,
  revision: z.string().nullable(),
  publicUrl: z.string().nullable(),
  /** Code by way of putting it in a page; none before it is published. */
  codes: z.partialRecord(z.enum(["element", "pinned", "ssi", "esi", "link"]), z.string()),
  uses: z.array(IncludeUse),
  /** Problems that keep it from being published. */
  problems: z.array(FieldProblem),
});
export type IncludeDetail = z.infer<typeof IncludeDetail>;

/** Endpoints of the includes besides those of any record. */
export const includesApi = endpoints(INCLUDES_API_PATH, {
  list: get("", IncludeList, { query: IncludesQuery, scope: "includes:read" }),
  preview: post("/preview", PreviewInclude, RenderedInclude, { scope: "includes:write" }),
  retire: order("/:id/retire", RetireInclude, IncludeDetail, { scope: "includes:publish" }),
});
