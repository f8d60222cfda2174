import type { GraphicFields } from "@nv/contracts/schemas";
import { shownConfig, typeOf } from "@nv/graphic-types";
import { fitFallback } from "@nv/media";
import { fileIdIn } from "@nv/piece-parts";
import type { Actor } from "../../../http/acting.ts";
import { Problem } from "../../../http/problem.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { requireFinished } from "../piece/normalize-config.ts";
import { composePiece } from "../piece/piece-files.service.ts";
import type { GraphicRow } from "../schema/tables.ts";
import { lookAtDraft } from "./look-at-draft.ts";
import { bytesOf, drawn, drawnBefore, exported } from "./take-pictures.ts";

/** Size of a picture in lists, pixels: that of their cards at two pixels a point, so that none is cut there. */
const SIZE_PX = { widthPx: 640, heightPx: 400 } as const;

/** A picture before it is made small. */
interface Drawn {
  readonly body: Buffer;
  /** Whether its edges may go: those of a drawing have texts. */
  readonly isPhotograph: boolean;
}

/** A graphic as it was written last. */
interface Draft {
  readonly row: GraphicRow;
  readonly fields: GraphicFields;
}

/** The picture that its type draws into a revision: that of the one which readers have, where they have what is written. */
async function drawnInside(context: GraphicsContext, { row, fields }: Draft, actor: Actor): Promise<Drawn | null> {
  const { slug, revision, version } = row;
  const path = typeOf(fields.config.type).draws?.shown(fields.config) ?? null;
  if (path === null) return null;
  const asDrawing = (body: Uint8Array | null | undefined) => body && { body: Buffer.from(body), isPhotograph: false };
  if (revision !== null && row.published_version === version)
    return asDrawing(await drawnBefore(context, { slug, revision, fields })) ?? null;
  const wanted = { slug, heightsPx: [], place: "revision", isDraft: true, actor } as const;
  const { files } = await composePiece(context, fields, wanted);
  return asDrawing(files.find((file) => file.path === path)?.body) ?? null;
}

/** The first picture or video that it uses, small where the library has it so: a story begins with one. `waiting` while it is made. */
async function firstPicture(
  { files }: GraphicsContext,
  { fields }: Draft,
  actor: Actor,
): Promise<Drawn | "waiting" | null> {
  for (const { source } of typeOf(fields.config.type).renditions(fields.config)) {
    const id = fileIdIn(source);
    const file = id === null ? null : await files.find(id);
    const kind = file?.facts.kind;
    if (id === null || file === null || (kind !== "picture" && kind !== "video")) continue;
    const small = await files.derive({ id, recipe: { recipe: "thumbnail" }, actor });
    if (small.state === "pending" && kind === "video") return "waiting";
    const blob = await files.open(small.state === "made" ? (small.files[0]?.hash ?? file.hash) : file.hash);
    if (blob !== null) return { body: await bytesOf(blob), isPhotograph: true };
  }
  return null;
}

/** Whether a refusal waits for files that are being made. */
const isPending = (error: unknown) => error instanceof Problem && error.code === "RENDITION_PENDING";

/** Draws it as its type or its service does; `waiting` while the files that it is drawn of are being made. */
async function drawnWhole(context: GraphicsContext, draft: Draft, actor: Actor): Promise<Drawn | "waiting" | null> {
  try {
    return (
      (await drawnInside(context, draft, actor)) ??
      (await drawn(context, draft, actor)) ??
      (await exported(context, draft))
    );
  } catch (error) {
    if (isPending(error)) return "waiting";
    throw error;
  }
}

/** Returns what a browser sees of it; `null` where there is none. */
async function seenOf(...looked: Parameters<typeof lookAtDraft>): Promise<Drawn | null> {
  const body = await lookAtDraft(...looked);
  return body && { body, isPhotograph: false };
}

/** Picture for lists. */
export interface Thumbnail {
  /** JPEG; `null` for what only a browser sees. */
  readonly picture: Buffer | null;
  /** Whether another can be drawn once the files that it needs are made. */
  readonly isWaiting: boolean;
}

/**
 * Draws the picture of a graphic for lists as it is written now, published or not: as its type draws it, as its service does, or, for what has
 * neither and while its files are being made, the first picture that it uses. What none of these shows is looked at with a browser.
 *
 * @throws {Problem} When what it is made of is not there.
 */
export async function drawThumbnail(
  context: GraphicsContext,
  row: GraphicRow,
  run: { readonly actor: Actor; readonly signal: AbortSignal },
): Promise<Thumbnail> {
  const { actor } = run;
  const { cdnBase } = context.datawrapper.settings;
  const config = shownConfig(row.fields.config, cdnBase);
  if (!typeOf(config.type).isShownInPart) requireFinished(config, cdnBase);
  const draft: Draft = { row, fields: { ...row.fields, title: row.title, config } };
  const whole = await drawnWhole(context, draft, actor);
  const isDrawn = whole !== "waiting" && whole !== null;
  const first = isDrawn ? whole : await firstPicture(context, draft, actor);
  const best = first ?? (whole === null ? await seenOf(context, row, run) : null);
  const isWaiting = whole === "waiting" || best === "waiting";
  if (best === "waiting" || best === null) return { picture: null, isWaiting };
  return { picture: await fitFallback(best.body, { ...SIZE_PX, isPhotograph: best.isPhotograph }), isWaiting };
}
