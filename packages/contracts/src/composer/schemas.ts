import { z } from "zod";
import { endpoints, get, post, remove } from "../endpoints.ts";
import { GraphicSlug } from "../graphics/schemas.ts";
import { COMPOSER_API_PATH, LONGEST_PANEL_SEARCH } from "./paths.ts";

/** PostgreSQL cannot even be asked about a NUL character. */
const text = (longest: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll("\0", ""))
    .trim()
    .max(longest, `Como mucho ${longest} caracteres`);

/** `GET /arc/content/{slug}.json`: what a newspaper's page puts where Composer inserted a graphic. */
export const ComposerContent = z.object({
  schema: z.literal(1),
  id: z.string(),
  /** `gone` after it was taken back: answered with 410 and nothing to show. */
  state: z.enum(["live", "gone"]),
  /** Public page. */
  url: z.string(),
  title: z.string(),
  altText: z.string(),
  language: z.string(),
  type: z.string(),
  /** Height kept free before the graphic tells its own, by width: `[widthPx, heightPx]`, narrowest first. */
  heightsPx: z.array(z.tuple([z.number(), z.number()])),
  /** Static picture; `null` without one. */
  image: z.string().nullable(),
  /** Markup that goes into the story as it is; empty when it is gone. */
  html: z.string(),
  /** The same as ANS has it: `{"type":"raw_html","content":…}`; `null` when it is gone. */
  ans: z.object({ type: z.literal("raw_html"), content: z.string() }).nullable(),
  publishedAtMs: z.number(),
});
export type ComposerContent = z.infer<typeof ComposerContent>;

/** Query of `GET /api/composer/graphics`. */
export const ComposerQuery = z.object({ q: text(LONGEST_PANEL_SEARCH).default("") });

/** A graphic in the search panel. */
export const ComposerHit = z.object({
  slug: z.string(),
  /** In the registry. */
  id: z.string(),
  title: z.string(),
  /** Name of its type for people. */
  type: z.string(),
  /** State of it now, for people. */
  status: z.string(),
  /** Whether readers have it, so that it can be inserted. */
  isLive: z.boolean(),
  section: z.string(),
  /** Unix epoch, milliseconds. */
  updatedAtMs: z.number(),
  /** Address of a static picture; `null` without one. */
  image: z.string().nullable(),
});
export type ComposerHit = z.infer<typeof ComposerHit>;

/** Answer of `GET /api/composer/graphics`, best first. */
export const ComposerHits = z.object({ items: z.array(ComposerHit), hasMore: z.boolean() });
export type ComposerHits = z.infer<typeof ComposerHits>;

/** Host of a newspaper's Composer, as the panel sees it: `diario.arcpublishing.com`. */
const composerHost = text(253).regex(/^[a-z0-9.-]*(?::\d{1,5})?$/i, "No es el nombre de un servidor");

/** Body of `POST /api/composer/insertions`. */
export const NoteInsertion = z.object({
  slug: GraphicSlug,
  /** Host of Composer; empty when the browser does not say it. */
  host: composerHost.default(""),
  /** Headline that the story had then; empty when Composer does not say it. */
  headline: text(300).default(""),
});
export type NoteInsertion = z.infer<typeof NoteInsertion>;

/** Query of `GET /api/composer/insertions`. */
export const InsertionsQuery = z.object({ graphic: z.guid() });

/** That a graphic was inserted from Composer: what the panel said, which no look at the story confirms. */
export const Insertion = z.object({
  id: z.string(),
  host: z.string(),
  headline: z.string(),
  by: z.string(),
  /** Unix epoch, milliseconds. */
  atMs: z.number(),
});
export type Insertion = z.infer<typeof Insertion>;

/** Answer of `GET /api/composer/insertions`, the last first. */
export const Insertions = z.object({ items: z.array(Insertion) });
export type Insertions = z.infer<typeof Insertions>;

/** A key of a panel, without the key. Times are Unix epoch in milliseconds. */
export const PanelKey = z.object({
  id: z.string(),
  madeAtMs: z.number(),
  usedAtMs: z.number(),
  expiresAtMs: z.number(),
});
export type PanelKey = z.infer<typeof PanelKey>;

/** Answer of `POST /api/composer/keys`: the only time that the key itself is told. */
export const NewPanelKey = z.object({ key: z.string(), expiresAtMs: z.number() });
export type NewPanelKey = z.infer<typeof NewPanelKey>;

/** Answer of `GET /api/composer`: what the page of the tool tells. */
export const ComposerState = z.object({
  /** Origins whose pages may frame the panels. */
  origins: z.array(z.string()),
  /** Whether they are those of every house that uses Arc, since nobody named one's own. */
  isAnyHouse: z.boolean(),
  /** Of the person who asks: those that work. */
  keys: z.array(PanelKey),
});
export type ComposerState = z.infer<typeof ComposerState>;

/** Body of `POST /api/composer/external`. */
export const DescribeExternal = z.object({ url: text(2000).min(1, "Pega una dirección") });

/** Facts about a page of another site that somebody wants in a story. Texts are plain and bounded; none of its markup is passed on. */
export const ExternalPage = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Publisher; empty when it does not say so. */
  provider: z.string(),
  /** Static picture over https; `null` without one. */
  image: z.string().nullable(),
  /** Address of its frame, as its oEmbed says; `null` when it says none. */
  frameUrl: z.string().nullable(),
  /** Size that its oEmbed asks for, CSS pixels; `null` when it says none. */
  widthPx: z.number().nullable(),
  heightPx: z.number().nullable(),
  /** Whether its own answer lets other pages frame it. */
  isFrameable: z.boolean(),
  /** Source from which this was learned. */
  learnedFrom: z.enum(["oembed", "open-graph", "title", "nothing"]),
});
export type ExternalPage = z.infer<typeof ExternalPage>;

/** Endpoints of pages of the site about Composer. */
export const composerApi = endpoints(COMPOSER_API_PATH, {
  state: get("", ComposerState),
  makeKey: post("/keys", null, NewPanelKey, { status: 201 }),
  endKey: remove("/keys/:id", null),
  insertions: get("/insertions", Insertions, { query: InsertionsQuery }),
  describe: post("/external", DescribeExternal, ExternalPage),
});
