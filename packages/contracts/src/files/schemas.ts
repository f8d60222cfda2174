import { z } from "zod";
import { endpoints, get, order, put, remove } from "../endpoints.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { GroupName } from "../groups/schemas.ts";
import { FILES_API_PATH } from "./paths.ts";
import { FILE_KINDS, FILE_LIMITS, type FileKind, isSourceType, SOURCE_TYPES } from "./types.ts";

const SOURCE_TYPE_NAMES = Object.keys(SOURCE_TYPES).filter(isSourceType);

const FILE_KIND_NAMES = Object.keys(FILE_KINDS).filter((name): name is FileKind => Object.hasOwn(FILE_KINDS, name));

/** Origin of a picture, a video or a sound, as its bytes tell: IPTC 2025.1 and Content Credentials, unverified. Empty for what it does not tell. */
export const FileOrigin = z.object({
  /** Name of IPTC's for the way in which it came to be: `trainedAlgorithmicMedia`. */
  sourceType: z.string(),
  /** Program and version that generated something of it. */
  aiSystem: z.string(),
  aiPrompt: z.string(),
  aiPromptWriter: z.string(),
  /** Whether it carries Content Credentials; nobody has checked their signature. */
  hasCredentials: z.boolean(),
});
export type FileOrigin = z.infer<typeof FileOrigin>;

/** Left out where it tells nothing, and of what was brought before anybody read it. */
const origin = { origin: FileOrigin.optional() };

/** Facts about a picture. Sizes are as it is shown, after its rotation mark is applied. */
export const PictureFacts = z.object({
  kind: z.literal("picture"),
  /** Name of its format, as `jpeg`, `png`, `svg`. */
  format: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  /** Pages of what has several, of which the first is shown; left out for one. */
  pages: z.int().optional(),
  /** Bits of each channel: 8, 16 or 32. */
  bitDepth: z.int(),
  /** As `srgb`, `cmyk`, `b-w`. */
  colourSpace: z.string(),
  hasAlpha: z.boolean(),
  /** Whether it was turned to stand as it is shown. */
  isTurned: z.boolean(),
  /** 1 for a still one. */
  frames: z.int(),
  ...origin,
});
export type PictureFacts = z.infer<typeof PictureFacts>;

/** Facts about a video. Sizes are as it is shown, after its rotation mark is applied. */
export const VideoFacts = z.object({
  kind: z.literal("video"),
  /** Name of its container, as `mp4`. */
  format: z.string(),
  /** Name of its codec, as `h264`. */
  codec: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  durationMs: z.int(),
  framesPerSecond: z.number(),
  /** Whether its frames do not come at one pace. */
  isVariableRate: z.boolean(),
  /** Longest time between two key frames; `null` when it is not known. */
  keyFramesEveryMs: z.int().nullable(),
  bitDepth: z.int(),
  isHdr: z.boolean(),
  /** Degrees by which it is turned to stand as it is shown: 0, 90, 180 or 270. */
  rotation: z.int(),
  hasSound: z.boolean(),
  ...origin,
});
export type VideoFacts = z.infer<typeof VideoFacts>;

/** Facts about a sound. */
export const AudioFacts = z.object({
  kind: z.literal("audio"),
  format: z.enum(["mp3", "m4a", "ogg", "wav", "flac"]),
  /** Name of its codec, as `aac`. */
  codec: z.string(),
  durationMs: z.int(),
  channels: z.int(),
  ...origin,
});
export type AudioFacts = z.infer<typeof AudioFacts>;

/** Facts about a table. */
export const TableFacts = z.object({
  kind: z.literal("table"),
  format: z.enum(["csv", "xlsx"]),
  rows: z.int(),
  /** Names of the columns, at most a hundred. */
  columns: z.array(z.string()),
});
export type TableFacts = z.infer<typeof TableFacts>;

/** Facts about geometry. */
export const GeometryFacts = z.object({
  kind: z.literal("geometry"),
  format: z.enum(["geojson", "topojson", "kml", "gpx", "gpkg", "osm"]),
  features: z.int(),
  /** West, south, east and north, degrees or units of its projection; `null` when it has no point. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});
export type GeometryFacts = z.infer<typeof GeometryFacts>;

/** Facts about an archive. */
export const ArchiveFacts = z.object({
  kind: z.literal("archive"),
  format: z.enum(["zip", "warc"]),
  files: z.int(),
  unpackedBytes: z.int(),
  /** Kind of what it holds, when it is known. */
  holds: z.enum(["ai2html", "shapefile", "other"]),
});
export type ArchiveFacts = z.infer<typeof ArchiveFacts>;

/** Facts about a typeface. */
export const FontFacts = z.object({
  kind: z.literal("font"),
  format: z.enum(["ttf", "otf", "woff", "woff2"]),
  family: z.string(),
  /** Name of its style, as `Bold Italic`. */
  style: z.string(),
  /** Lightest and heaviest weight, 1 to 1000: the same of one that is not variable. */
  weightMin: z.int(),
  weightMax: z.int(),
  isVariable: z.boolean(),
  /** Leave that it gives to be embedded, as its `fsType` says. */
  embedding: z.enum(["free", "editable", "print", "restricted", "no-subsetting", "bitmap"]),
  /** Characters that pieces need and that it does not have. */
  missing: z.string(),
});
export type FontFacts = z.infer<typeof FontFacts>;

/** Facts about any other file. */
export const PlainFacts = z.object({ kind: z.enum(["model", "document"]), format: z.string() });
export type PlainFacts = z.infer<typeof PlainFacts>;

/** Facts about a file, read from its bytes. */
export const FileFacts = z.discriminatedUnion("kind", [
  PictureFacts,
  VideoFacts,
  AudioFacts,
  TableFacts,
  GeometryFacts,
  ArchiveFacts,
  FontFacts,
  PlainFacts,
]);
export type FileFacts = z.infer<typeof FileFacts>;

/** A day, `2026-11-22`; empty for none. */
const day = z.union([z.literal(""), z.iso.date("Debe ser un día, como 2026-11-22")]);

/** Fields of a file that a person writes. */
export const FileWords = z.object({
  name: line(FILE_LIMITS.name).min(1, "Falta el nombre"),
  /** Description of what is seen in it, for who does not see it. */
  altText: paragraph(FILE_LIMITS.altText).default(""),
  /** Caption that readers read under it: who, where and when, which is not what is seen. */
  caption: paragraph(FILE_LIMITS.altText).default(""),
  credit: line(FILE_LIMITS.credit).default(""),
  licence: line(FILE_LIMITS.licence).default(""),
  source: line(FILE_LIMITS.source).default(""),
  /** Last day on which it may be published; empty for no end. */
  rightsUntil: day.default(""),
  /** Way in which it came to be, as a person says it; empty for nothing besides what its bytes tell. */
  sourceType: z.union([z.literal(""), z.enum(SOURCE_TYPE_NAMES)]).default(""),
});
export type FileWords = z.infer<typeof FileWords>;

/** Owner of a file: the name of a group, and empty for everybody inside. */
const FileGroup = z.union([z.literal(""), GroupName]);

/** A file in a list. */
export const FileSummary = FileWords.extend({
  id: z.uuid(),
  /** The group that it belongs to; empty for everybody's. */
  group: z.string(),
  kind: z.enum(FILE_KIND_NAMES),
  facts: FileFacts,
  /** SHA-256 of its bytes, hex. */
  hash: z.string(),
  sizeBytes: z.int(),
  mediaType: z.string(),
  version: z.int(),
  createdAtMs: z.number(),
  createdBy: z.string(),
  changedAtMs: z.number(),
  changedBy: z.string(),
  /** Number of graphics that use it now. */
  uses: z.int(),
  /** Address of a small picture of it, for people of the site; `null` while there is none. */
  pictureUrl: z.string().nullable(),
});
export type FileSummary = z.infer<typeof FileSummary>;

/** Answer of `GET /api/files`: the last changed first. */
export const FileList = z.object({
  items: z.array(FileSummary),
  /** Number of items in all pages. */
  total: z.int(),
  /** The groups of who asks: each has a list of its own. */
  groups: z.array(z.string()),
  /** Bytes that the library holds, and most that it may hold. */
  usedBytes: z.int(),
  quotaBytes: z.int(),
});
export type FileList = z.infer<typeof FileList>;

/** Query of `GET /api/files`. */
export const FilesQuery = z.object({
  q: z.string().trim().max(FILE_LIMITS.searchText).default(""),
  kind: z.enum(FILE_KIND_NAMES).optional(),
  /** `unused`: nothing uses it; `expired`: its rights are over; `no-alt`: a picture without a text for who does not see it. */
  only: z.enum(["unused", "expired", "no-alt", "mine"]).optional(),
  /** One of the groups of who asks, for its files alone; without it, those of everybody. */
  group: FileGroup.default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type FilesQuery = z.infer<typeof FilesQuery>;

/** Something that uses a file. */
export const FileUse = z.object({
  /** Name of what it is one of: `graphics`, `drops`, `legacy-links`, `house-style`. */
  collection: z.enum(["graphics", "drops", "legacy-links", "house-style"]),
  id: z.string(),
  title: z.string(),
  /** Whether readers get it there now. */
  isLive: z.boolean(),
});
export type FileUse = z.infer<typeof FileUse>;

/** A content that a file has or had. */
export const FileContent = z.object({
  hash: z.string(),
  sizeBytes: z.int(),
  facts: FileFacts,
  atMs: z.number(),
  by: z.string(),
});
export type FileContent = z.infer<typeof FileContent>;

/** A file with everything about it. */
export const FileDetail = FileSummary.extend({
  /** The one that it has first, then the former ones. */
  contents: z.array(FileContent),
  usedBy: z.array(FileUse),
  /** Address of its bytes, for people of the site. */
  contentUrl: z.string(),
  /** To whom who asks may give it: names of their groups; none for what is not theirs to give. */
  givenTo: z.array(z.string()),
});
export type FileDetail = z.infer<typeof FileDetail>;

/** Body of `POST /api/files`: makes a file of what was uploaded, or puts it in place of what a file holds. */
export const TakeUpload = z.object({
  uploadId: z.uuid(),
  replaces: z.object({ id: z.uuid(), version: z.int() }).optional(),
  /** Owner that it gets; what replaces a file stays that file's. */
  group: FileGroup.default(""),
});
export type TakeUpload = z.infer<typeof TakeUpload>;

/** Body of `PUT /api/files/:id/group`: gives a file to a group, or back to everybody. */
export const GiveFile = z.strictObject({ version: z.int(), group: FileGroup });
export type GiveFile = z.infer<typeof GiveFile>;

/** Answer of `POST /api/files`: the job that looks at the upload. Its result is a {@link TakenUpload}. */
export const TakingUpload = z.object({ jobId: z.uuid() });
export type TakingUpload = z.infer<typeof TakingUpload>;

/** Outcome of an upload. */
export const TakenUpload = z.object({
  fileId: z.uuid(),
  /** Whether the library held the same bytes already. */
  isKnown: z.boolean(),
});
export type TakenUpload = z.infer<typeof TakenUpload>;

/** Body of `PUT /api/files/:id`. */
export const EditFile = FileWords.extend({ version: z.int() });
export type EditFile = z.infer<typeof EditFile>;

/** Body of `POST /api/files/:id/restore`: puts back a content that the file had. */
export const RestoreContent = z.object({ version: z.int(), hash: z.string().regex(/^[0-9a-f]{64}$/) });
export type RestoreContent = z.infer<typeof RestoreContent>;

/** Endpoints of the library of files. */
export const filesApi = endpoints(FILES_API_PATH, {
  find: get("", FileList, { query: FilesQuery, scope: "files:read" }),
  take: order("", TakeUpload, TakingUpload, { status: 202, scope: "files:write" }),
  detail: get("/:id", FileDetail, { scope: "files:read" }),
  edit: put("/:id", EditFile, FileDetail, { scope: "files:write" }),
  give: put("/:id/group", GiveFile, FileDetail),
  restore: order("/:id/restore", RestoreContent, FileDetail),
  remove: remove("/:id", null),
});
