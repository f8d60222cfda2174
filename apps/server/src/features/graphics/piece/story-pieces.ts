import type { GraphicFields } from "@nv/contracts/schemas";
import { publicUrlOf } from "@nv/embeds";
import { typeOf } from "@nv/graphic-types";
import { storyPiece } from "@nv/graphic-types/page";
import { aiLabels, aiUseOfFile, type ResolvedPiece } from "@nv/piece-parts";
import { filesNamedIn } from "../../../platform/sign-off/core/content-print.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { pictureOf, readPublished } from "./cited.service.ts";
import { drawnWith } from "./drawn-with.ts";
import { fillConfig } from "./fill-config.ts";

/** Names are the same however they are accented or capitalised, and whatever their spaces are. */
const folded = (name: string) =>
  name.toLocaleLowerCase("es").normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/gu, " ").trim();

/** Draws a published graphic for a story, as readers have it. @param named - Parts of it of which the story speaks. */
async function resolvePiece(
  context: GraphicsContext,
  source: string,
  named: readonly string[],
): Promise<ResolvedPiece> {
  const { slug, image, revision, heightsPx, fields } = await readPublished(context, source);
  const { publicBaseUrl } = context.publishing;
  const filled = await fillConfig(context, fields.config, { rehearses: false });
  const drawn = { ...fields, config: filled.config };
  const names = new Set(named.map(folded));
  const told = storyPiece(
    {
      ...(await drawnWith(context, drawn, filled)),
      heightsPx,
      resolved: { frames: new Map(), files: new Map() },
    },
    (name) => names.has(folded(name)),
  );
  const picture = await pictureOf(context, slug, image);
  const { title, altText, config } = fields;
  const src = `${publicUrlOf(publicBaseUrl, slug)}${revision}/`;
  return {
    ...{ ...told, credit: [told.credit, ...(await aiNotes(context, fields))].filter(Boolean).join(" · ") },
    ...{ title, altText, src, heightsPx, label: typeOf(config.type).label },
    picture: picture && { ...picture, src: publicBaseUrl + picture.src },
  };
}

/** Sentences on what AI made of the files of a graphic: they go with it wherever it is shown. */
async function aiNotes(
  { files }: Pick<GraphicsContext, "files">,
  { config, language }: Pick<GraphicFields, "config" | "language">,
): Promise<readonly string[]> {
  const found = await Promise.all(filesNamedIn(JSON.stringify(config)).map((id) => files.find(id)));
  const told = found.flatMap((file) =>
    file === null ? [] : [{ facts: file.facts, aiUse: aiUseOfFile(file.facts, file.words) }],
  );
  return aiLabels(told, language);
}

/**
 * Resolves the published graphics that a story shows: what readers have of each when it goes out.
 *
 * @throws {Problem} `FIELDS_INVALID` when one is not published.
 */
export async function resolvePieces(
  context: GraphicsContext,
  config: GraphicFields["config"],
): Promise<ReadonlyMap<string, ResolvedPiece>> {
  const wanted = new Map<string, Set<string>>();
  for (const { source, named } of typeOf(config.type).pieces(config))
    wanted.set(source, new Set([...(wanted.get(source) ?? []), ...named]));
  const found = [...wanted].map(
    async ([source, named]) => [source, await resolvePiece(context, source, [...named])] as const,
  );
  return new Map(await Promise.all(found));
}
