import { FILE_KINDS } from "@nv/contracts";
import type { FieldProblem, GraphicFields, HouseStyle, StreetGround } from "@nv/contracts/schemas";
import {
  CHOICE_READER,
  type HeightsPx,
  type PageAssets,
  renderPage,
  SHARED_PICTURE_PX,
  type Sharing,
} from "@nv/embeds";
import type { LoadedAtlas } from "@nv/geography";
import {
  aiLabels,
  type ColourOf,
  type FileOf,
  heightsOfShapes,
  type PieceOf,
  type ResolvedFile,
  type ResolvedPiece,
  type ResolvedReferences,
  referenceOf,
  renditionKey,
  rightsOver,
  type TextFile,
} from "@nv/piece-parts";
import type { AnyConfig } from "./capabilities.ts";
import type { ChartKit } from "./charts.ts";
import type { Typefaces } from "./core/faces.ts";
import { type ComposedFallback, composeFallback } from "./fallback/compose-fallback.ts";
import { typeOf } from "./graphic-config.ts";
import { NO_KEYS, type PageInput, type PageKeys, type PageParts } from "./page-parts.ts";

export { CardHouse } from "./card/house.ts";
export { loadCharts } from "./charts.ts";
export { Typefaces } from "./core/faces.ts";
export { FieldError } from "./field-error.ts";
export { drawFirstMap } from "./locator/draw-first-map.ts";
export { FIRST_VIEWS, FirstMap, firstMapFile } from "./locator/first-map.ts";

/** A file of a revision. */
export interface PieceFile extends Omit<TextFile, "policy"> {
  /** `page` for HTML that our own code wrote, scripts included; `story` where its script fetches what lies beside it; `script` for a script; `worker` for one that a page runs apart from itself. */
  readonly policy?: "page" | "story" | "script" | "worker";
  /** Origins beyond its own that it fetches from. */
  readonly reaches?: readonly string[];
}

/** Data of the server about how a piece is shared. */
export interface PieceSharing
  extends Pick<
    Sharing,
    | ("url" | "oembedUrl" | "imageUrl" | "siteName" | "publishedOn")
    | ("authors" | "modifiedOn" | "section" | "translations" | "licence")
  > {
  /** Whole address of something that the page names. */
  readonly addressOf: (src: string) => string;
}

/** Input from which the files of a revision are made. */
export interface PieceInput {
  readonly slug: string;
  readonly fields: GraphicFields;
  /** Measured heights of the whole graphic. */
  readonly heightsPx: HeightsPx;
  /** Its references as they were resolved. */
  readonly resolved: ResolvedReferences;
  /** Parts of the prepared atlas that its type asked for; nothing when left out. */
  readonly atlas?: LoadedAtlas;
  /** Streets that its type asked for; none when left out. */
  readonly streets?: StreetGround | null;
  /** Kit for drawing charts, where its type draws them: see {@link loadCharts}. */
  readonly charts?: ChartKit | null;
  readonly assets: PageAssets;
  /** Scripts of types, by their names: what `reader.ts` of each was built into, and `later.ts`, `worker.ts` and `archives.ts` as `locator.later`…, and that of pages in which readers choose. */
  readonly readers: ReadonlyMap<string, string>;
  /** Texts that stories carry of each format, by file name; none when left out. */
  readonly formats?: ReadonlyMap<string, string>;
  /** Address, for the page, of what goes out beside it; its path when left out. */
  readonly srcOf?: (file: TextFile) => string;
  /** Address, for the page, of a picture that is drawn for it; its path when left out. */
  readonly pictureSrc?: (path: string) => string;
  /** Whether it is for those alone who look at a draft. */
  readonly isDraft?: boolean;
  /** Address at which colleagues comment on a draft; none when left out. */
  readonly commentsUrl?: string | undefined;
  /** Sharing data in its page; nothing when left out. */
  readonly sharing?: PieceSharing | null;
  /** Keys of services that it may carry; none when left out. */
  readonly keys?: PageKeys;
  /** Colours that parties and series always have, by their names; none when left out. */
  readonly colourOf?: ColourOf;
  /** Colours of the house for what is drawn without a browser, and its rules of figures; those of the product when left out. */
  readonly house?: Pick<HouseStyle, "light" | "dark" | "numbers">;
  /** Letters that pictures are set in; the machine's fonts when left out. */
  readonly faces?: Typefaces | null;
}

/** Gives what recipes made of files. */
function fileIn({ files }: Pick<ResolvedReferences, "files">): FileOf {
  return (source, recipe) => {
    const found = files.get(renditionKey({ source, recipe }));
    if (found === undefined) throw new Error(`${source} was not made into a ${recipe.recipe}.`);
    return found;
  };
}

/** Gives the published graphics that a story shows. */
function pieceIn({ pieces }: Pick<ResolvedReferences, "pieces">): PieceOf {
  return (source) => {
    const found = pieces?.get(source);
    if (found === undefined) throw new Error(`${source} was not resolved.`);
    return found;
  };
}

/** Said of what goes out as a picture alone, where no label goes with it. */
const aloneSentence = (name: string) =>
  `«${name}» está hecho con IA y esto sale solo, como una imagen, sin la etiqueta que los lectores deben ver: elige otra`;

/**
 * Lists the problems that prevent a graphic from being published once its files are known: files of another kind, expired rights,
 * and those that its type reports of them.
 *
 * @param today - Day of the newsroom, `2026-11-22`.
 * @param keys - Keys of services that its page may carry; none when left out.
 */
export function fileProblems(
  config: AnyConfig,
  resolved: Pick<ResolvedReferences, "files" | "pieces">,
  today: string,
  keys: PageKeys = NO_KEYS,
): readonly FieldProblem[] {
  const type = typeOf(config.type);
  const fileOf = fileIn(resolved);
  const wrong = new Map<string, string>();
  for (const { field, source, recipe } of type.renditions(config)) {
    const { name, facts, rightsUntil, aiUse = "none" } = fileOf(source, recipe);
    const [kind] = type.fileAt(field)?.kinds ?? [];
    if (kind !== undefined && !type.fileAt(field)?.kinds.includes(facts.kind))
      wrong.set(
        field,
        `Aquí va ${FILE_KINDS[kind].toLowerCase()}, y «${name}» es ${FILE_KINDS[facts.kind].toLowerCase()}`,
      );
    else if (type.draws !== null && aiUse !== "none") wrong.set(field, aloneSentence(name));
    else if (rightsOver({ name, rightsUntil }, today) !== "")
      wrong.set(field, rightsOver({ name, rightsUntil }, today));
  }
  const found = [...wrong].map(([field, message]) => ({ field, message }));
  const ofFiles = type.fileRules(config, fileOf, keys).filter(({ field }) => !wrong.has(field));
  return [...found, ...ofFiles, ...type.pieceRules(config, pieceIn(resolved))];
}

/** The most that a phone loads of a graphic, bytes; `null` where nobody counts it. */
export function phoneBytes(config: AnyConfig, resolved: Pick<ResolvedReferences, "files">): number | null {
  return typeOf(config.type).phoneBytes(config, fileIn(resolved));
}

/** Heights to keep free for a graphic before anybody measures its page; empty when its files do not tell. */
export function reservedHeights({
  fields,
  resolved,
  charts = null,
}: Pick<PieceInput, "fields" | "resolved" | "charts">): HeightsPx {
  const { config, sourceLine, credit } = fields;
  const page = { sourceLine, credit, charts: kitIn(config, charts) };
  return heightsOfShapes(typeOf(config.type).shapes(config, fileIn(resolved), page));
}

/** Gives what charts are drawn with. @throws {Error} When nobody loaded it. */
const kitIn =
  ({ type }: AnyConfig, charts: ChartKit | null) =>
  (): ChartKit => {
    if (charts === null) throw new Error(`A ${type} was to be drawn without what charts are drawn with.`);
    return charts;
  };

/** Returns the input of the page of a graphic besides its configuration. */
function pageInputOf({
  fields,
  heightsPx,
  resolved,
  atlas = {},
  streets = null,
  charts = null,
  readers,
  formats = new Map(),
  srcOf = ({ path }) => path,
  pictureSrc = (path) => path,
  keys = NO_KEYS,
  colourOf = () => null,
  house,
}: Omit<PieceInput, "slug" | "assets" | "isDraft" | "commentsUrl" | "sharing">): PageInput {
  const { title, language, altText, sourceLine, credit, config } = fields;
  return {
    title,
    language,
    altText,
    sourceLine,
    credit,
    heightsPx,
    frame(source, wanted) {
      const found = resolved.frames.get(referenceOf(source));
      if (found === undefined) throw new Error(`${source} was not resolved.`);
      return { src: found.src, title: wanted || found.title || title, heightsPx: found.heightsPx };
    },
    file: fileIn(resolved),
    piece: pieceIn(resolved),
    atlas,
    streets,
    charts: kitIn(config, charts),
    built(name) {
      const found = formats.get(name);
      if (found === undefined) throw new Error(`The build has no ${name} of a format.`);
      return found;
    },
    beside(name) {
      const found = readers.get(`${config.type}.${name}`);
      if (found === undefined) throw new Error(`The build has no ${name} of the type ${config.type}.`);
      return found;
    },
    srcOf,
    pictureSrc,
    keys,
    colourOf,
    ...(house !== undefined && { house }),
  };
}

/** Returns the metadata that the page of a piece gives to whoever shares it, with what only its type knows. */
function toldOf(
  { addressOf, ...sharing }: PieceSharing,
  {
    contentSrc,
    signature,
    credit,
    ...known
  }: Pick<Sharing, "schemaType" | "sourceLine" | "credit"> & Required<Pick<PageParts, "contentSrc" | "signature">>,
): Sharing {
  const isNamed = signature === "" || credit.includes(signature);
  return {
    ...sharing,
    ...known,
    credit: isNamed ? credit : [signature, credit].filter(Boolean).join(" / "),
    contentUrl: contentSrc === null ? null : addressOf(contentSrc),
  };
}

/**
 * Writes the files of a revision, the page first. The same input gives the same bytes.
 *
 * @throws {Error} When something that the configuration uses was not resolved, or the page waits for a script that was not built.
 */
export function pieceFiles(piece: PieceInput): readonly [PieceFile, ...PieceFile[]] {
  const { slug, fields, assets, readers, isDraft = false, commentsUrl, sharing = null } = piece;
  const { title, language, altText, sourceLine, credit, config } = fields;
  const type = typeOf(config.type);
  const drawn = type.page(config, pageInputOf(piece));
  const { files = [], script: own = "", reaches = [], contentSrc = null, signature = "", ...parts } = drawn;
  // A framed graphic brings its own source and credit: they are said by the types that ask for it.
  const nothing = { heading: "", subheading: "", notes: "", sourceLine: "", credit: "", link: "" };
  const built = (name: string) => {
    const found = readers.get(name);
    if (found === undefined) throw new Error(`The build has no script for pages of the type ${config.type}.`);
    return found;
  };
  const choice = parts.body.kind === "choice" ? built(CHOICE_READER) : "";
  const reader = parts.body.kind === "html" && parts.body.own !== undefined ? built(config.type) : "";
  const script = [choice, assets.script, reader, own].filter(Boolean).join("\n");
  const told = sharing && toldOf(sharing, { schemaType: type.schemaType, sourceLine, credit, contentSrc, signature });
  const labels = aiLabels(piece.resolved.files.values(), language);
  // In a story each block says its own, beside what it shows.
  const aiNotes = type.isStory ? [] : labels;
  const html = renderPage(
    {
      ...nothing,
      aiNotes,
      aiLabels: labels,
      translations: sharing?.translations ?? [],
      slug,
      title,
      language,
      altText,
      isDraft,
      ...(commentsUrl !== undefined && { commentsUrl }),
      sharing: told,
      ...parts,
    },
    { ...assets, script },
  );
  const policy = type.isStory ? "story" : "page";
  const reach = reaches.length > 0 && { reaches };
  const page: PieceFile = { path: "index.html", body: html, policy, ...reach };
  return [page, ...files.map((file) => (file.policy === "worker" ? { ...file, ...reach } : file))];
}

/** Drawing of a published graphic for a story, and the texts around it. */
type StoryPiece = Pick<ResolvedPiece, "drawing" | "heading" | "subheading" | "sourceLine" | "credit">;

/**
 * Draws a graphic for a story that carries it inside.
 *
 * @param isNamed - Whether the story speaks of a part of it, by its name.
 * @throws {Error} When something that the configuration uses was not resolved.
 */
export function storyPiece(
  piece: Omit<PieceInput, "slug" | "assets" | "isDraft" | "sharing">,
  isNamed: (name: string) => boolean,
): StoryPiece {
  const { config, sourceLine, credit } = piece.fields;
  const type = typeOf(config.type);
  const input = pageInputOf(piece);
  const drawing = type.storyDrawing?.(config, input, isNamed) ?? null;
  // What is framed says its own texts.
  if (drawing === null) return { drawing, heading: "", subheading: "", sourceLine, credit };
  const { heading = "", subheading = "", ...said } = type.page(config, input);
  return { drawing, heading, subheading, sourceLine: said.sourceLine ?? sourceLine, credit: said.credit ?? credit };
}

/** Width of the picture that stands for a drawing, CSS pixels: that of an article's column. */
const STILL_WIDTH_PX = 640;

/** Static replacement of a graphic, for where nothing moves. */
export type PieceFallback =
  /** Drawings as SVG: as it stands in an article, and of the proportion that networks show. */
  | { readonly kind: "drawing"; readonly page: ComposedFallback; readonly shared: ComposedFallback }
  /** A picture that it uses already. */
  | { readonly kind: "picture"; readonly file: ResolvedFile };

/**
 * Returns the static replacement of a graphic, for where nothing moves.
 *
 * @returns `null` for what only a browser sees.
 * @throws {Error} When something that the configuration uses was not resolved.
 */
export function pieceFallback(
  piece: Omit<PieceInput, "slug" | "assets" | "isDraft" | "commentsUrl" | "sharing">,
): PieceFallback | null {
  const { config } = piece.fields;
  const type = typeOf(config.type);
  const input = pageInputOf(piece);
  const fallback = type.fallback?.(config, input) ?? null;
  if (fallback === null) return null;
  if (fallback.kind === "picture") return { kind: "picture", file: input.file(fallback.source, fallback.recipe) };
  const texts = type.page(config, input);
  const { widthPx, heightPx } = SHARED_PICTURE_PX;
  const sharedRoom = { widthPx: STILL_WIDTH_PX, heightPx: Math.round((STILL_WIDTH_PX * heightPx) / widthPx) };
  return {
    kind: "drawing",
    page: composeFallback(fallback, texts, { widthPx: STILL_WIDTH_PX, heightPx: null }, piece.faces),
    shared: composeFallback(fallback, texts, sharedRoom, piece.faces),
  };
}
