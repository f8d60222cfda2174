import type { GraphicFields } from "@nv/contracts/schemas";
import { publicUrlOf, SHARED_PICTURE_PX } from "@nv/embeds";
import { soleChartOf, typeOf } from "@nv/graphic-types";
import { canDrawTexts, drawFallback, fitFallback, narrowFallback, ratioOfPicture } from "@nv/media";
import { fileIdIn, seenParts } from "@nv/piece-parts";
import type { Actor } from "../../../http/acting.ts";
import { Problem } from "../../../http/problem.ts";
import { SHARED_PICTURE } from "../../../platform/publishing/core/published-path.ts";
import { REVISION_ADDRESS } from "../../../platform/publishing/core/revision-address.ts";
import type { TakenPictures } from "../../../platform/records/publish-picture.ts";
import type { OpenBlob } from "../../../platform/storage/blob-store.ts";
import { PICTURE } from "../graphics-collection.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { composeFallback, type FallbackOfPiece } from "../piece/piece-files.service.ts";
import { cardSlugIn } from "./sharing-of.ts";

/** Name of a picture of a photograph, for where no script runs. */
const PHOTOGRAPH = "fallback.jpg";

/** Width of that picture, pixels: an article's column at two pixels a point. */
const PICTURE_WIDTH_PX = 1280;

/** Width that Datawrapper draws a chart for, CSS pixels, and how many pixels of it make one. */
const CHART_WIDTH_PX = 640;
const CHART_ZOOM = 2;

/** Largest picture of the library that is read whole, bytes. */
const MOST_PICTURE_BYTES = 64_000_000;

/** Pictures of a published card, by their names; of a thread, those of its first card. */
const CARD_PICTURE = /^card-[a-z0-9]+\.(?:png|jpg|webp)$/;

/** Graphic that pictures are to be taken of: what readers have, and not what somebody is writing. */
export interface PublishedGraphic {
  readonly slug: string;
  readonly revision: string;
  readonly fields: GraphicFields;
}

/** Graphic of which only what was written matters. */
type Written = Pick<PublishedGraphic, "fields">;

/** Pictures, or why there are none. */
export type TakenOrNot =
  | { readonly state: "made"; readonly pictures: TakenPictures }
  | { readonly state: "nothing" | "failed"; readonly reason: string };

/** A picture as it was taken, and the one for networks if it is another. */
export interface Seen {
  readonly path: string;
  readonly body: Buffer;
  readonly isPhotograph: boolean;
  readonly shared?: Buffer;
}

const NO_BROWSER =
  "Este servidor no tiene navegador con que sacar la imagen de la página. Elige una imagen en «Imagen al compartir» y publica otra vez.";
const NO_TYPEFACES =
  "Este servidor no tiene tipos de letra con que dibujar la imagen. Elige una en «Imagen al compartir».";
const NOT_SEEN = "La página no ha terminado de dibujarse en cinco segundos. Elige una imagen en «Imagen al compartir».";
const BROKEN =
  "El navegador no ha podido sacar la imagen de la página. Prueba otra vez o elige una imagen en «Imagen al compartir».";

/** All of a blob. @throws {RangeError} When it is larger than any picture. */
export async function bytesOf({ sizeBytes, body }: OpenBlob): Promise<Buffer> {
  if (sizeBytes > MOST_PICTURE_BYTES) throw new RangeError(`a picture of ${sizeBytes} bytes`);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The picture that its type drew into the revision, and that stands for it already; `null` for most. */
export function drawnBefore(
  { publishing }: GraphicsContext,
  { slug, revision, fields }: PublishedGraphic,
): Promise<Buffer | null> {
  const path = typeOf(fields.config.type).draws?.shown(fields.config) ?? null;
  return path === null ? Promise.resolve(null) : publishing.sections.g.readFile(slug, revision, path);
}

/** A picture of the library that a piece uses already. */
async function photograph({ files }: GraphicsContext, { fallback, shared }: FallbackOfPiece): Promise<Seen | null> {
  if (fallback?.kind !== "picture") return null;
  const parts = seenParts(fallback.file);
  const part = parts.find(({ widthPx }) => widthPx >= PICTURE_WIDTH_PX) ?? parts.at(-1);
  const hash = shared.find(({ path }) => REVISION_ADDRESS + path === part?.src)?.hash;
  const blob = hash === undefined ? null : await files.open(hash);
  if (blob === null) return null;
  const body = await narrowFallback(await bytesOf(blob), PICTURE_WIDTH_PX);
  return { path: PHOTOGRAPH, body, isPhotograph: true };
}

/** Returns what a type draws by itself; `null` for what only a browser sees. */
export async function drawn(context: GraphicsContext, { fields }: Written, actor: Actor): Promise<Seen | null> {
  const piece = await composeFallback(context, fields, actor);
  if (piece.fallback?.kind !== "drawing") return photograph(context, piece);
  if (!(await canDrawTexts())) return null;
  const { page, shared } = piece.fallback;
  return {
    path: PICTURE,
    body: await drawFallback(page.svg),
    isPhotograph: false,
    shared: await fitFallback(Buffer.from(shared.svg), { ...SHARED_PICTURE_PX, isPhotograph: false }),
  };
}

/** The picture that Datawrapper draws of its chart; `null` when it cannot be asked. */
export async function exported({ datawrapper }: GraphicsContext, { fields }: Written): Promise<Seen | null> {
  const chart = soleChartOf(fields.config);
  if (chart === null || datawrapper.settings.mode === "off") return null;
  const query = new URLSearchParams({ unit: "px", width: String(CHART_WIDTH_PX), zoom: String(CHART_ZOOM) });
  try {
    const { body, mediaType } = await datawrapper.exportImage(chart, "png", query);
    return mediaType.startsWith("image/png") ? { path: PICTURE, body, isPhotograph: false } : null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Returns what a browser sees of the page that readers get. */
async function looked(
  { picturePage, publishing, log }: GraphicsContext,
  { slug, revision, fields }: PublishedGraphic,
  signal: AbortSignal,
): Promise<Seen | string> {
  if (picturePage === null)
    return typeOf(fields.config.type).fallback !== null && !(await canDrawTexts()) ? NO_TYPEFACES : NO_BROWSER;
  try {
    const body = await picturePage(`${publicUrlOf(publishing.publicBaseUrl, slug)}${revision}/`, signal);
    return body === null ? NOT_SEEN : { path: PICTURE, body, isPhotograph: false };
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error, slug }, "no picture was taken of a page");
    return error instanceof Problem ? error.message : BROKEN;
  }
}

/** The picture of a published card that is nearest to what networks show. */
async function cardPicture({ publishing }: GraphicsContext, slug: string): Promise<Buffer | null> {
  const { g } = publishing.sections;
  const pointer = await g.readPointer(slug);
  const files = pointer?.state === "live" ? await g.filesOf(slug, pointer.revision) : null;
  const wanted = SHARED_PICTURE_PX.widthPx / SHARED_PICTURE_PX.heightPx;
  let nearest: { readonly body: Buffer; readonly distance: number } | null = null;
  for (const path of Object.keys(files ?? {}).filter((name) => CARD_PICTURE.test(name))) {
    const body = await g.readFile(slug, pointer?.revision ?? "", path);
    if (body === null) continue;
    const distance = Math.abs(Math.log((await ratioOfPicture(body)) / wanted));
    if (nearest === null || distance < nearest.distance) nearest = { body, distance };
  }
  return nearest?.body ?? null;
}

/** A picture that a person chose. */
interface Chosen {
  readonly body: Buffer;
  /** Whether its edges may go: those of a card have texts. */
  readonly isPhotograph: boolean;
}

/** The picture that a person chose; `null` where it is made of the graphic, and for what is not there any more. */
async function chosen(context: GraphicsContext, { shareImage = "" }: GraphicFields): Promise<Chosen | null> {
  const card = cardSlugIn({ shareImage });
  if (card !== null) {
    const body = await cardPicture(context, card);
    return body === null ? null : { body, isPhotograph: false };
  }
  const id = fileIdIn(shareImage);
  const file = id === null ? null : await context.files.find(id);
  const blob = file === null ? null : await context.files.open(file.hash);
  return blob === null ? null : { body: await bytesOf(blob), isPhotograph: true };
}

/**
 * Takes the pictures of what readers have of a graphic: as its type draws it, as its service does, or as a browser sees it. The one
 * for networks may be another that a person chose, which stands for it everywhere when nothing else can.
 *
 * @throws {Problem} When what it is made of is not there any more.
 */
export async function takePictures(
  context: GraphicsContext,
  graphic: PublishedGraphic,
  { actor, signal }: { readonly actor: Actor; readonly signal: AbortSignal },
): Promise<TakenOrNot> {
  const own = await chosen(context, graphic.fields);
  const shared = (body: Buffer) => ({ path: SHARED_PICTURE, body });
  const fitted = ({ body, isPhotograph }: Chosen) => fitFallback(body, { ...SHARED_PICTURE_PX, isPhotograph });
  const before = await drawnBefore(context, graphic);
  if (before !== null) {
    const forNetworks = await fitted(own ?? { body: before, isPhotograph: false });
    return { state: "made", pictures: { image: null, shared: shared(forNetworks) } };
  }
  const drawing = (await drawn(context, graphic, actor)) ?? (await exported(context, graphic));
  const seen = drawing ?? (await looked(context, graphic, signal));
  if (typeof seen !== "string") {
    const { path, body } = seen;
    const forNetworks = own !== null ? await fitted(own) : (seen.shared ?? (await fitted(seen)));
    return { state: "made", pictures: { image: { path, body }, shared: shared(forNetworks) } };
  }
  if (own === null) return { state: seen === BROKEN ? "failed" : "nothing", reason: seen };
  const image = { path: PHOTOGRAPH, body: await narrowFallback(own.body, PICTURE_WIDTH_PX) };
  return { state: "made", pictures: { image, shared: shared(await fitted(own)) } };
}
