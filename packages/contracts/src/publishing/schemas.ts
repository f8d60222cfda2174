import { z } from "zod";

/** Public description of a published graphic, served at `/g/{slug}/latest.json`. The one thing that a publication changes. */
export const PublishedPointer = z.object({
  schema: z.literal(1),
  slug: z.string(),
  /** `gone` after it was retired: its pages answer 410. */
  state: z.enum(["live", "gone"]),
  /** Revision that readers get; the last one that was live when `gone`. */
  revision: z.string(),
  /** Time when the pointer moved, Unix epoch in milliseconds. */
  publishedAtMs: z.number(),
  title: z.string(),
  altText: z.string(),
  /** Language of the content, BCP 47. */
  language: z.string(),
  type: z.string(),
  /** Height kept free before the graphic tells its own, by width of the frame: `[widthPx, heightPx]`, narrowest first. */
  heightsPx: z.array(z.tuple([z.number(), z.number()])),
  /** Static picture of the revision, relative to the pointer; `null` without one. */
  image: z.string().nullable(),
  /** Picture for networks, relative to the pointer; without it there is none. */
  shared: z.string().optional(),
  /** File of the revision that its address shows; `index.html` without it. */
  entry: z.string().optional(),
  /** That search engines are asked to leave it out; without it they may show it. */
  isFindable: z.literal(false).optional(),
  /** Address of the licence of what is data; without it nobody set one. */
  license: z.string().optional(),
  /** Whether it stands in an article itself, since it moves with its scroll; without it, it does not. */
  isInline: z.literal(true).optional(),
  /** Box that its codes put around it, where a frame alone cannot do what it is for; most have none. */
  box: z
    .object({
      className: z.string(),
      css: z.string(),
      caption: z.string(),
      theme: z.enum(["light", "dark", "auto"]),
    })
    .optional(),
  /** Theme in which its codes show it in an article; without it light, whatever the article is. */
  theme: z.enum(["dark", "auto"]).optional(),
  /** From when on it is gone whoever asks, Unix epoch in milliseconds; without it until somebody takes it back. */
  expiresAtMs: z.number().optional(),
  /** Revisions that were taken away for what they held: gone whoever remembers their address, while the rest stays. */
  purged: z.array(z.string()).optional(),
});
export type PublishedPointer = z.infer<typeof PublishedPointer>;

/** `GET /g/index.json`: what is published, newest first. */
export const PublishedIndex = z.object({
  schema: z.literal(1),
  items: z.array(z.object({ slug: z.string(), title: z.string(), type: z.string(), publishedAtMs: z.number() })),
});
export type PublishedIndex = z.infer<typeof PublishedIndex>;

/** Answer of `GET /oembed.json`. @see https://oembed.com */
export const OEmbed = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  html: z.string(),
  width: z.number().nullable(),
  height: z.number(),
  thumbnail_url: z.string().optional(),
  /** Told with the picture, where it is known. Pixels. */
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
  cache_age: z.number(),
});
export type OEmbed = z.infer<typeof OEmbed>;
