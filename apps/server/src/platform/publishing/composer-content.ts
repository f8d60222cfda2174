import { COMPOSER_CONTENT_PATH } from "@nv/contracts";
import type { ComposerContent, PublishedPointer } from "@nv/contracts/schemas";
import { embedCodes, publicUrlOf } from "@nv/embeds";
import { z } from "zod";
import { publishedTarget } from "./core/published-path.ts";

/** Dependencies of the description of inserted graphics for newspapers' pages. */
export interface ComposerContentDeps {
  readonly publicBaseUrl: string;
  readonly pointer: (slug: string) => PublishedPointer | null | Promise<PublishedPointer | null>;
}

const AnsBlock = z.object({ type: z.literal("raw_html"), content: z.string() });

/** `/arc/content/{slug}.json` → `{slug}`; `null` for an address that nothing can have. */
function slugIn(path: string): string | null {
  const [, name] = /^([^/]+)\.json$/.exec(path.slice(COMPOSER_CONTENT_PATH.length + 1)) ?? [];
  const target = name === undefined ? null : publishedTarget(`/g/${name}`, "g");
  return target?.kind === "page" ? target.slug : null;
}

function contentOf(deps: ComposerContentDeps, pointer: PublishedPointer): ComposerContent {
  const { publicBaseUrl } = deps;
  const { slug, title, altText, language, type, heightsPx, state, publishedAtMs } = pointer;
  const { box = null, theme = "light", isInline = false } = pointer;
  const url = publicUrlOf(publicBaseUrl, slug);
  const told = { schema: 1 as const, id: slug, url, title, altText, language, type, publishedAtMs };
  if (state === "gone") return { ...told, state, heightsPx: [], image: null, html: "", ans: null };
  const image = pointer.image === null ? null : url + pointer.image;
  const codes = embedCodes({ publicBaseUrl, slug, title, altText, heightsPx, imageUrl: image, box, theme, isInline });
  const ans = AnsBlock.parse(JSON.parse(codes.ans ?? ""));
  return { ...told, state, heightsPx, image, html: ans.content, ans };
}

/**
 * Describes what a newspaper's page puts where Composer inserted a graphic: whatever readers have of it now.
 *
 * It is made of the pointer, as oEmbed is: what is published is told at once, what was published before there was a
 * Composer too, and nothing has to be kept in step.
 *
 * @param path - Path of the request.
 * @returns `null` when nothing was ever published there.
 * @see docs/contracts/composer.md
 */
export async function describeForComposer(deps: ComposerContentDeps, path: string): Promise<ComposerContent | null> {
  const slug = slugIn(path);
  const pointer = slug === null ? null : await deps.pointer(slug);
  return pointer === null ? null : contentOf(deps, pointer);
}
