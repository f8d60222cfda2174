import type { FieldProblem, GraphicFields, GraphicReview, Recipe, SettledClaim } from "@nv/contracts/schemas";
import { type EmbedFrame, type HeightsPx, HOUSE_PLACE } from "@nv/embeds";
import { streetsLackSentence, typeOf } from "@nv/graphic-types";
import {
  fileProblems,
  type PieceFallback,
  type PieceFile,
  phoneBytes,
  pieceFallback,
  pieceFiles,
  reservedHeights,
} from "@nv/graphic-types/page";
import { fileIdIn, isFramedReference, type ResolvedFile, type ResolvedReferences, renditionKey } from "@nv/piece-parts";
import { z } from "zod";
import { mediaTypeOf } from "../../../gate/core/media-types.ts";
import type { Actor } from "../../../http/acting.ts";
import { invalidFields, Problem } from "../../../http/problem.ts";
import { dayOf } from "../../../platform/files/core/day-of.ts";
import type { FileForPage, PagePlace } from "../../../platform/files/resolve-file.ts";
import { REVISION_ADDRESS } from "../../../platform/publishing/core/revision-address.ts";
import type { RevisionFile, SharedFile } from "../../../platform/publishing/publisher.ts";
import { uncalledWinner } from "../core/uncalled-winner.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { requireShareImage, sharingOf, translationProblems } from "../pictures/sharing-of.ts";
import { claimsOf, NO_CLAIMS } from "./claim-problems.ts";
import { collectIssues } from "./collect-issues.ts";
import { drawPictures } from "./drawn-pictures.service.ts";
import { drawnWith, findStreets, keysOf } from "./drawn-with.ts";
import { fillConfig } from "./fill-config.ts";
import { linkedTables } from "./linked-tables.service.ts";
import { NO_QUESTION, pollQuestion } from "./poll-question.ts";
import { resolveReference } from "./resolve-reference.ts";
import { resolvePieces } from "./story-pieces.ts";
import { requireOpenVotes } from "./votes-shown.ts";

/** Texts that would go out beside a page, for one that nothing goes out beside; their name tells that they are none of its own bytes. */
const inlineText = ({ path, body }: PieceFile) =>
  `data:${mediaTypeOf(path).replace("; ", ";")};name=${path};base64,${Buffer.from(body).toString("base64")}`;

/** Address of a text that goes out beside a page. */
const SRC_OF: Readonly<Record<PagePlace, (file: PieceFile) => string>> = {
  // A worker has an address of its own or none: a preview does without it.
  preview: (file) => (file.policy === "worker" ? "" : inlineText(file)),
  revision: ({ path }) => REVISION_ADDRESS + path,
};

const toBytes = (file: PieceFile): RevisionFile => ({ ...file, body: Buffer.from(file.body) });

/** Options of a piece: what it is made for. */
export interface PieceWanted {
  readonly slug: string;
  /** Measured heights of the whole graphic. */
  readonly heightsPx: HeightsPx;
  readonly place: PagePlace;
  /** Whether it is for those alone who look at a draft: it says so, and may want what only readers need. */
  readonly isDraft?: boolean;
  /** Address at which colleagues comment on the draft. */
  readonly commentsUrl?: string;
  /** Person who wants it: what must be made first is made for them. */
  readonly actor: Actor;
  /** Whether pictures are shown as they were brought until their sizes are made. */
  readonly mayStandIn?: boolean;
}

/** The files of a revision, its page first, and those whose bytes are kept already. */
export interface BuiltPiece {
  readonly files: readonly [RevisionFile, ...RevisionFile[]];
  readonly shared: readonly SharedFile[];
  /** Heights to keep free before anybody measures it; empty when its files do not tell, and of what no reader gets. */
  readonly heightsPx: HeightsPx;
  /** Sentences that its data do not bear out and that somebody publishes all the same. */
  readonly overruled: readonly SettledClaim[];
}

const BEING_MADE = "Se está preparando su archivo";

/** The work that a refusal waits for; `null` for any other. */
function pendingJobOf(error: unknown): string | null {
  if (!(error instanceof Problem) || error.code !== "RENDITION_PENDING") return null;
  return z.string().parse(error.details.jobId);
}

/**
 * Resolves what a configuration uses.
 *
 * @throws {Problem} `FIELDS_INVALID` with what cannot be, field by field; `RENDITION_PENDING` with all the work that makes what is not there.
 */
async function resolveAll(
  context: GraphicsContext,
  config: GraphicFields["config"],
  { slug, place, actor, mayStandIn = false }: PieceWanted,
): Promise<ResolvedReferences & Pick<BuiltPiece, "shared">> {
  const type = typeOf(config.type);
  const keepsVersion = type.framesVersion(config);
  const frames = new Map<string, EmbedFrame>();
  const files = new Map<string, ResolvedFile>();
  const shared = new Map<string, SharedFile>();
  const problems: FieldProblem[] = [];
  /** The work that is waited for, and the fields whose files it makes. */
  const pending = new Set<string>();
  const waiting: FieldProblem[] = [];
  const found = new Map<string, Promise<FileForPage | null>>();
  /** Looks for a file once, however often a piece uses it: a long story shows a picture at many steps. */
  function find(key: string, id: string, recipe: Recipe): Promise<FileForPage | null> {
    const finding =
      found.get(key) ?? context.files.resolve({ id, recipe, place, actor, mayStandIn }).catch(notePending);
    found.set(key, finding);
    return finding;
  }
  function notePending(error: unknown): null {
    const jobId = pendingJobOf(error);
    if (jobId === null) throw error;
    pending.add(jobId);
    return null;
  }
  await Promise.all([
    ...type.sources(config).map(({ field, reference }) =>
      collectIssues(problems, field, async () => {
        if (isFramedReference(reference) || type.framesGraphicAt(field))
          frames.set(reference, await resolveReference(context, reference, { slug, keepsVersion }));
      }),
    ),
    ...type.renditions(config).map((wanted) =>
      collectIssues(problems, wanted.field, async () => {
        const id = fileIdIn(wanted.source);
        if (id === null) throw new Error(`${wanted.source} is no file of the library.`);
        const key = renditionKey(wanted);
        const file = await find(key, id, wanted.recipe);
        if (file === null) return void waiting.push({ field: `config.${wanted.field}`, message: BEING_MADE });
        files.set(key, file.resolved);
        for (const one of file.shared) shared.set(one.path, one);
      }),
    ),
  ]);
  const [jobId] = pending;
  if (jobId !== undefined) throw new Problem("RENDITION_PENDING", { jobId, jobIds: [...pending], waitsFor: waiting });
  if (problems.length > 0) throw invalidFields(problems);
  return { frames, files, pieces: await resolvePieces(context, config), shared: [...shared.values()] };
}

/** Lists what the files themselves forbid, and what a service that is off does. */
function wrongFiles(
  context: GraphicsContext,
  config: GraphicFields["config"],
  resolved: Pick<ResolvedReferences, "files" | "pieces">,
): FieldProblem[] {
  const problems = fileProblems(config, resolved, dayOf(context.now()), keysOf(context));
  return problems.map(({ field, message }) => ({ field: `config.${field}`, message }));
}

/**
 * Reviews the files of a graphic: all the problems at once that keep it from being published as it is written, and what a phone loads of them.
 *
 * @throws {Problem} `FIELDS_INVALID` when something does not exist; `RENDITION_PENDING` when something must be made of a file first.
 */
export async function reviewPiece(
  context: GraphicsContext,
  fields: Pick<GraphicFields, "title" | "altText" | "config" | "settledClaims">,
  actor: Actor,
): Promise<GraphicReview> {
  const { config, cited, counts } = await fillConfig(context, fields.config, { rehearses: false });
  const { problems: claims, checked } = claimsOf(
    { ...fields, config },
    { cited, linked: await linkedTables(context, config) },
    fields.config,
  );
  const wanted = { slug: "", heightsPx: [], place: "preview", actor } as const;
  const resolved = await resolveAll(context, config, wanted);
  const polls = await pollQuestion(context, fields);
  const { title, altText } = fields;
  const told = [...claims, ...polls.problems, ...uncalledWinner({ title, altText, config: fields.config }, counts)];
  const streets = await missingStreets(context, config);
  const problems = [...told, ...wrongFiles(context, config, resolved), ...streets];
  return { problems, checked, phoneBytes: phoneBytes(config, resolved) };
}

/** Lists what keeps a graphic from being published that is drawn on streets: it would be blank where they are not there. */
async function missingStreets(context: GraphicsContext, config: GraphicFields["config"]) {
  const wanted = typeOf(config.type).streets(config);
  if (wanted === null || !wanted.isNeeded) return [];
  const found = await findStreets(context, wanted);
  return found.state === "found" ? [] : [{ field: "config.streets.from", message: streetsLackSentence(found.lack) }];
}

/** Fallback of a graphic where nothing moves, and the bytes that its pictures are kept as. */
export interface FallbackOfPiece {
  /** `null` for what only a browser sees. */
  readonly fallback: PieceFallback | null;
  readonly shared: readonly SharedFile[];
}

/**
 * Composes the fallback of a graphic where nothing moves.
 *
 * @throws {Problem} As {@link composePiece}.
 */
export async function composeFallback(
  context: GraphicsContext,
  written: GraphicFields,
  actor: Actor,
): Promise<FallbackOfPiece> {
  const filled = await fillConfig(context, written.config, { rehearses: false });
  const fields = { ...written, config: filled.config };
  if (typeOf(fields.config.type).fallback === null) return { fallback: null, shared: [] };
  const { shared, ...resolved } = await resolveAll(context, fields.config, {
    slug: "",
    heightsPx: [],
    place: "revision",
    actor,
  });
  return {
    fallback: pieceFallback({
      ...(await drawnWith(context, fields, filled)),
      faces: await context.faces(),
      heightsPx: [],
      resolved,
    }),
    shared,
  };
}

/** Gives a page the style of the house: with its typefaces beside it, or of a preview with those of this server. */
async function dressPage(
  house: GraphicsContext["house"],
  { body }: PieceFile,
  place: PagePlace,
): Promise<{ readonly html: string; readonly files: readonly RevisionFile[] }> {
  return place === "revision" ? house.dress(body) : { html: await house.dressPreview(body), files: [] };
}

/**
 * Makes the revision that a graphic would have now. What it uses is frozen as it is now, so that a revision goes on showing what
 * it showed.
 *
 * @throws {Problem} `FIELDS_INVALID` when a chart is not published or something does not exist; `RENDITION_PENDING` when something
 *   must be made of a file first.
 */
export async function composePiece(
  context: GraphicsContext,
  written: GraphicFields,
  wanted: PieceWanted,
): Promise<BuiltPiece> {
  const { slug, heightsPx, isDraft = false } = wanted;
  const isForReaders = wanted.place === "revision" && !isDraft;
  const filled = await fillConfig(context, written.config, { rehearses: !isForReaders });
  const { config, cited } = filled;
  const fields = { ...written, config };
  if (wanted.place === "revision") await requireOpenVotes(context, written);
  const { shared, ...resolved } = await resolveAll(context, fields.config, wanted);
  if (isForReaders) await requireShareImage(context, fields);
  const claims = isForReaders
    ? claimsOf(fields, { cited, linked: await linkedTables(context, config) }, written.config)
    : NO_CLAIMS;
  const polls = isForReaders ? await pollQuestion(context, written) : NO_QUESTION;
  const { title, altText } = written;
  const won = uncalledWinner({ title, altText, config: written.config }, filled.counts);
  const wrong = isForReaders
    ? [
        ...(await translationProblems(context, written)),
        ...[...claims.problems, ...polls.problems, ...won],
        ...wrongFiles(context, fields.config, resolved),
        ...(await missingStreets(context, fields.config)),
      ]
    : [];
  if (wrong.length > 0) throw invalidFields(wrong);
  const drawn = await drawPictures(context, { config, cited, resolved, shared, place: wanted.place });
  if (isForReaders && drawn.problems.length > 0) throw invalidFields(drawn.problems);
  const tools = await drawnWith(context, fields, filled);
  const [first, ...others] = pieceFiles({
    ...tools,
    slug,
    heightsPx,
    resolved,
    assets: { ...context.publishing.assets.page, house: HOUSE_PLACE },
    srcOf: SRC_OF[wanted.place],
    pictureSrc: drawn.pictureSrc,
    isDraft,
    commentsUrl: wanted.commentsUrl,
    sharing: isForReaders ? await sharingOf(context, slug, fields) : null,
  });
  // Each drawing is made again for them, which nobody waits for who only looks.
  const reserved = isForReaders ? reservedHeights({ ...tools, resolved }) : [];
  const page = await dressPage(context.house, first, wanted.place);
  const files = [...page.files, ...others.map(toBytes), ...drawn.files];
  // What a picture was drawn of is in the picture: readers do not fetch it.
  const kept = typeOf(config.type).draws === null ? shared : [];
  return {
    files: [toBytes({ ...first, body: page.html }), ...files],
    shared: kept,
    heightsPx: reserved,
    overruled: [...claims.overruled, ...polls.overruled],
  };
}
