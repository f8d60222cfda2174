import { z } from "zod";
import { CommentPlace } from "../comments/schemas.ts";
import { endpoints, get, order, remove } from "../endpoints.ts";
import { GRAPHICS_API_PATH } from "./paths.ts";

/** Days that a link to a draft may work, with their names for people. */
export const PREVIEW_DAYS = { 1: "Un día", 7: "Una semana", 30: "Un mes" } as const;

/** Links of one graphic that work at the same time. */
export const MOST_PREVIEW_LINKS = 20;

/** Body of `POST /api/graphics/:id/preview-links`. */
export const MakePreviewLink = z.object({
  days: z.literal([1, 7, 30], { error: "Un día, una semana o un mes" }),
});
export type MakePreviewLink = z.infer<typeof MakePreviewLink>;

/** A draft as it was when somebody made a link to it. Times are Unix epoch in milliseconds. */
export const PreviewLink = z.object({
  id: z.uuid(),
  /** Whoever has it reads the draft, without an account, until {@link PreviewLink.expiresAtMs}. */
  url: z.string(),
  /** Version of the graphic that it shows. */
  version: z.int(),
  /** Whether the draft was edited since; to publish it is no edit. */
  isFormer: z.boolean(),
  madeBy: z.string(),
  madeAtMs: z.number(),
  expiresAtMs: z.number(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** Answer of `GET /api/graphics/:id/preview-links`, and of taking one back: those that work, the newest first. */
export const PreviewLinks = z.object({ items: z.array(PreviewLink) });
export type PreviewLinks = z.infer<typeof PreviewLinks>;

/** Answer of `GET /api/graphics/linked/:token`: whose draft a link shows, for who comments on it. */
export const LinkedDraft = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.string(),
  /** Whether the draft was edited since. */
  isFormer: z.boolean(),
  /** Parts of it that comments are pinned on, in its order. */
  places: z.array(CommentPlace),
});
export type LinkedDraft = z.infer<typeof LinkedDraft>;

/** Endpoints of the links to drafts. */
export const previewLinksApi = endpoints(GRAPHICS_API_PATH, {
  linked: get("/linked/:token", LinkedDraft),
  previewLinks: get("/:id/preview-links", PreviewLinks),
  makePreviewLink: order("/:id/preview-links", MakePreviewLink, PreviewLink, { status: 201 }),
  withdrawPreviewLink: remove("/:id/preview-links/:linkId", PreviewLinks),
});
