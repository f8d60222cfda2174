import { createHash } from "node:crypto";
import { AUTHORS_LIST, OEMBED_PATH } from "@nv/contracts";
import { AuthorsList, type FieldProblem, type GraphicFields } from "@nv/contracts/schemas";
import { publicUrlOf } from "@nv/embeds";
import { soleChartOf, typeOf } from "@nv/graphic-types";
import type { PieceSharing } from "@nv/graphic-types/page";
import { canDrawTexts } from "@nv/media";
import { aiUseOfFile, fileIdIn } from "@nv/piece-parts";
import { fold } from "@nv/spanish";
import { z } from "zod";
import { invalidFields } from "../../../http/problem.ts";
import { licenseUrl } from "../../../platform/data-pages/core/license-name.ts";
import { dayOf } from "../../../platform/files/core/day-of.ts";
import { SHARED_PICTURE } from "../../../platform/publishing/core/published-path.ts";
import { PROVIDER_NAME } from "../../../platform/publishing/oembed.service.ts";
import { firstPublishedAtMs, lastWrittenAtMs } from "../../../platform/records/records.repository.ts";
import { filesNamedIn } from "../../../platform/sign-off/core/content-print.ts";
import { GRAPHICS } from "../graphics-collection.ts";
import type { GraphicsContext } from "../graphics-context.ts";

/** Before the address of a card, where it is the picture. */
const CARD = "card:";

/** Type of a card in its pointer. */
const CARD_TYPE = "card";

/** Characters of what tells one state of a graphic from another: networks keep a picture by its address. */
const STATE_LENGTH = 8;

/** The card that is the picture of a graphic; `null` for none. */
export const cardSlugIn = ({ shareImage = "" }: Pick<GraphicFields, "shareImage">): string | null =>
  shareImage.startsWith(CARD) ? shareImage.slice(CARD.length) : null;

/** Whether something can make a picture of a graphic here. */
export async function canBePictured(
  { datawrapper, picturePage }: Pick<GraphicsContext, "datawrapper" | "picturePage">,
  { shareImage = "", config }: Pick<GraphicFields, "shareImage" | "config">,
): Promise<boolean> {
  if (shareImage !== "" || picturePage !== null) return true;
  if (soleChartOf(config) !== null && datawrapper.settings.mode !== "off") return true;
  const type = typeOf(config.type);
  if (type.isStory) return type.isPictured(config);
  return type.fallback !== null && (await canDrawTexts());
}

/** A configuration that may have a signature of its own. */
const Signed = z.looseObject({ byline: z.string().default("") });

/** Names in a signature: «Ana Ruiz, Eva Sanz y Leo Mas / Agencia», folded. */
const namesIn = (signature: string) =>
  fold(signature)
    .split(/,|\/|;| y | e /)
    .map((name) => name.trim());

/** The people of the team who sign a graphic, as they let be published of themselves: who signs for an agency is no person of ours. */
async function signedBy(
  { publishing }: Pick<GraphicsContext, "publishing">,
  { author, config }: Pick<GraphicFields, "author" | "config">,
): Promise<Pick<PieceSharing, "authors">> {
  const text = await publishing.sections.data.readList(AUTHORS_LIST);
  if (text === null) return {};
  const signed = new Set(namesIn(Signed.parse(config).byline || author));
  const team = AuthorsList.parse(JSON.parse(text)).authors;
  const authors = team.flatMap(({ name, job = "" }) => (signed.has(fold(name)) ? [{ name, job }] : []));
  return authors.length === 0 ? {} : { authors };
}

/** The day of what its writers did last: the same content goes on giving the same page. */
async function lastWritten(
  { records }: Pick<GraphicsContext, "records">,
  slug: string,
): Promise<Pick<PieceSharing, "modifiedOn">> {
  const atMs = await lastWrittenAtMs(records.db, GRAPHICS.name, slug);
  return atMs === null ? {} : { modifiedOn: dayOf(atMs) };
}

/** The licence of the one file that a graphic is made of, as the library has it; none of what is made of several. */
async function licenceOf(
  { files }: Pick<GraphicsContext, "files">,
  { config }: Pick<GraphicFields, "config">,
): Promise<Pick<PieceSharing, "licence">> {
  const [id, ...others] = filesNamedIn(JSON.stringify(config));
  const file = id === undefined || others.length > 0 ? null : await files.find(id);
  const licence = licenseUrl(file?.words.licence ?? "");
  return licence === "" ? {} : { licence };
}

/**
 * Lists what is wrong with the other languages of a graphic: each has to be out, in its language.
 *
 * @returns A problem beside the field for each.
 */
export async function translationProblems(
  { publishing }: Pick<GraphicsContext, "publishing">,
  { language, translations = [] }: Pick<GraphicFields, "language" | "translations">,
): Promise<readonly FieldProblem[]> {
  const problems: FieldProblem[] = [];
  const said = new Set([language]);
  for (const other of translations) {
    const refuse = (message: string) => problems.push({ field: "translations", message });
    const pointer = await publishing.sections.g.readPointer(other.slug);
    if (said.has(other.language)) refuse(`El idioma «${other.language}» está dos veces`);
    else if (pointer?.state !== "live") refuse(`No hay nada publicado en «${other.slug}»: publica antes esa versión`);
    else if (pointer.language !== other.language)
      refuse(`Lo publicado en «${other.slug}» está en «${pointer.language}» y no en «${other.language}»`);
    said.add(other.language);
  }
  return problems;
}

/**
 * Returns what the page of a graphic tells those who share it. The picture is at an address that stays, because it is made after the page; what the
 * page shows is in its query, so that networks ask again for that of a page that has changed.
 */
export async function sharingOf(context: GraphicsContext, slug: string, fields: GraphicFields): Promise<PieceSharing> {
  const { publicBaseUrl } = context.publishing;
  const { title, altText, sourceLine, credit, shareImage = "", config } = fields;
  const url = publicUrlOf(publicBaseUrl, slug);
  const card = cardSlugIn(fields);
  // A card that was published again is another picture under the same name.
  const shared = card === null ? shareImage : [card, (await context.publishing.sections.g.readPointer(card))?.revision];
  const shown = JSON.stringify({ title, altText, sourceLine, credit, shareImage: shared, config });
  const state = createHash("sha256").update(shown).digest("hex").slice(0, STATE_LENGTH);
  return {
    url,
    oembedUrl:
      typeOf(config.type).box(config) === null ? `${publicBaseUrl}${OEMBED_PATH}?url=${encodeURIComponent(url)}` : null,
    imageUrl: (await canBePictured(context, fields)) ? `${url}${SHARED_PICTURE}?v=${state}` : null,
    ...(await signedBy(context, fields)),
    ...(await lastWritten(context, slug)),
    ...(await licenceOf(context, fields)),
    ...(fields.section !== "" && { section: fields.section }),
    ...(fields.translations !== undefined && {
      translations: fields.translations.map(({ language, slug: other }) => ({
        language,
        url: publicUrlOf(publicBaseUrl, other),
      })),
    }),
    siteName: PROVIDER_NAME,
    // The first day stays, so that the same configuration goes on giving the same page.
    publishedOn: dayOf((await firstPublishedAtMs(context.records.db, GRAPHICS.name, slug)) ?? context.now()),
    addressOf: (src) => new URL(src, publicBaseUrl).href,
  };
}

/** @throws {Problem} `FIELDS_INVALID` when the picture that was chosen is not there, or is no picture. */
export async function requireShareImage(
  { files, publishing }: Pick<GraphicsContext, "files" | "publishing">,
  fields: Pick<GraphicFields, "shareImage">,
): Promise<void> {
  const refused = (message: string) => invalidFields([{ field: "shareImage", message }]);
  const card = cardSlugIn(fields);
  if (card !== null) {
    const pointer = await publishing.sections.g.readPointer(card);
    if (pointer?.state !== "live") throw refused(`No hay ninguna tarjeta publicada en «${card}»`);
    if (pointer.type !== CARD_TYPE) throw refused(`Lo publicado en «${card}» no es una tarjeta: es «${pointer.title}»`);
  }
  const id = fileIdIn(fields.shareImage ?? "");
  if (id === null) return;
  const file = await files.find(id);
  if (file === null) throw refused("Esa imagen ya no está en Archivos: elige otra");
  if (file.facts.kind !== "picture") throw refused("Para compartir hace falta una imagen");
  if (aiUseOfFile(file.facts, file.words) !== "none")
    throw refused(`«${file.words.name}» está hecha con IA y en las redes sale sola, sin su etiqueta: elige otra`);
}
