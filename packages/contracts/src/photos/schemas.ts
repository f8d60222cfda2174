import { z } from "zod";
import { endpoints, get, order, post, put, remove } from "../endpoints.ts";
import { FileFacts } from "../files/schemas.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { PHOTO_LIMITS, PHOTOS_API_PATH } from "./paths.ts";

/** A day, `2026-11-22`; empty for none. */
const day = z.union([z.literal(""), z.iso.date("Debe ser un día, como 2026-11-22")]);

const keywords = z
  .array(line(PHOTO_LIMITS.keyword).min(1, "Hay una palabra clave vacía"))
  .max(PHOTO_LIMITS.keywords, `Como mucho ${PHOTO_LIMITS.keywords} palabras clave`);

/** Fields that several pictures share. Empty ones are taken from each picture's own IPTC. */
export const PhotoFields = z.object({
  caption: paragraph(PHOTO_LIMITS.caption).default(""),
  /** Author: IPTC «By-line». */
  byline: line(PHOTO_LIMITS.name).default(""),
  /** Provider: IPTC «Credit». */
  agency: line(PHOTO_LIMITS.name).default(""),
  source: line(PHOTO_LIMITS.name).default(""),
  keywords: keywords.default([]),
  section: line(PHOTO_LIMITS.section).default(""),
  takenOn: day.default(""),
  kind: z.enum(["photograph", "infographic", "illustration"]).default("photograph"),
  /** Whether the place where it was taken goes out with it. */
  keepsPosition: z.boolean().default(false),
});
export type PhotoFields = z.infer<typeof PhotoFields>;

/** Fields of one picture; empty ones are taken from the batch. */
export const PhotoItemFields = z.object({
  altText: paragraph(PHOTO_LIMITS.altText).default(""),
  caption: paragraph(PHOTO_LIMITS.caption).default(""),
  byline: line(PHOTO_LIMITS.name).default(""),
  agency: line(PHOTO_LIMITS.name).default(""),
  /** Made smaller, because it weighs too much as it is. */
  isReduced: z.boolean().default(false),
  /** Sent although Photo Center has the same one. */
  isRepeated: z.boolean().default(false),
});
export type PhotoItemFields = z.infer<typeof PhotoItemFields>;

/** IPTC fields of a picture, as it has them or is to have them. */
export const PhotoWords = PhotoFields.pick({
  caption: true,
  byline: true,
  agency: true,
  source: true,
  keywords: true,
  takenOn: true,
}).extend({
  altText: z.string().default(""),
  headline: z.string().default(""),
  /** IPTC «Object Name»: a short name for the desk. */
  title: z.string().default(""),
  copyright: z.string().default(""),
  instructions: z.string().default(""),
  city: z.string().default(""),
  region: z.string().default(""),
  country: z.string().default(""),
});
export type PhotoWords = z.infer<typeof PhotoWords>;

/** Longest address that is asked for a picture, characters. */
const LONGEST_ADDRESS = 2000;

/**
 * Picture to be sent: a file of the library; the picture that readers without frames get of a graphic, or all the sizes of a card; or a picture at an
 * address, which comes into the library.
 */
export const PhotoSource = z
  .object({
    fileId: z.uuid().optional(),
    graphicId: z.uuid().optional(),
    url: z
      .url({ protocol: /^https?$/, error: "Escribe la dirección entera, como https://agencia.example/foto.jpg" })
      .max(LONGEST_ADDRESS, `Como mucho ${LONGEST_ADDRESS} caracteres`)
      .optional(),
    fields: PhotoItemFields.optional(),
  })
  .refine(({ fileId, graphicId, url }) => [fileId, graphicId, url].filter((one) => one !== undefined).length === 1, {
    path: ["fileId"],
    message: "Cada imagen es un archivo, un gráfico o una dirección",
  });
export type PhotoSource = z.infer<typeof PhotoSource>;

const sources = z.array(PhotoSource).max(PHOTO_LIMITS.batchItems, `Como mucho ${PHOTO_LIMITS.batchItems} imágenes`);

/** Body of `POST /api/photos/batches`. */
export const BeginPhotoBatch = z.object({ fields: PhotoFields.prefault({}), items: sources.default([]) });
export type BeginPhotoBatch = z.infer<typeof BeginPhotoBatch>;

/** Body of `POST /api/photos/batches/:id/items`. */
export const AddPhotos = z.object({ items: sources.min(1, "Elige alguna imagen") });
export type AddPhotos = z.infer<typeof AddPhotos>;

/** Body of `POST /api/photos/batches/:id/send`: all that can go, or these alone. */
export const SendPhotos = z.object({ items: z.array(z.uuid()).max(PHOTO_LIMITS.batchItems).optional() });
export type SendPhotos = z.infer<typeof SendPhotos>;

/** State of a picture of a batch. */
export const PhotoState = z.enum(["draft", "queued", "running", "done", "duplicate", "failed", "cancelled"]);
export type PhotoState = z.infer<typeof PhotoState>;

/** Copy of a picture at Photo Center. */
export const SentPhoto = z.object({
  /** As Photo Center names it. */
  arcId: z.string(),
  /** Address of the picture there; empty when the service told none. */
  url: z.string(),
  /** Unix epoch, milliseconds. */
  sentAtMs: z.number(),
  /** Person who sent it; empty once that person is gone. */
  sentBy: z.string(),
});
export type SentPhoto = z.infer<typeof SentPhoto>;

/** A picture of a batch. */
export const PhotoItem = z.object({
  id: z.uuid(),
  fileId: z.uuid(),
  /** The graphic whose picture it is; `null` for a file. */
  graphicId: z.uuid().nullable(),
  name: z.string(),
  /** Address of a small picture of it; `null` while there is none. */
  pictureUrl: z.string().nullable(),
  facts: FileFacts,
  sizeBytes: z.int(),
  fields: PhotoItemFields,
  /** Fields that go out with it: written, shared, or read from the picture. */
  words: PhotoWords,
  /** Problems that keep it from being sent, in sentences, each with its field. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Changes made to it before it goes: converted, turned, its position left out. */
  notices: z.array(z.string()),
  state: PhotoState,
  /** 0 to 1. */
  progressRatio: z.number(),
  /** Progress, or reason why it failed. */
  message: z.string(),
  /** Remedy for a failure, beyond trying again. */
  remedy: z.enum(["none", "reduce"]),
  sent: SentPhoto.nullable(),
  /** The same picture, which Photo Center had already. */
  known: SentPhoto.nullable(),
});
export type PhotoItem = z.infer<typeof PhotoItem>;

/** A batch of pictures. */
export const PhotoBatch = z.object({
  id: z.uuid(),
  fields: PhotoFields,
  isMine: z.boolean(),
  createdBy: z.string(),
  createdAtMs: z.number(),
  /** In the order in which they were added. */
  items: z.array(PhotoItem),
});
export type PhotoBatch = z.infer<typeof PhotoBatch>;

/** A batch in a list. */
const PhotoBatchSummary = PhotoBatch.pick({ id: true, createdBy: true, createdAtMs: true, isMine: true }).extend({
  /** Name of its first picture; empty for none. */
  name: z.string(),
  total: z.int(),
  done: z.int(),
});

/** Answer of `GET /api/photos`. */
export const PhotosStatus = z.object({
  /** Reason why nothing can be sent from here; empty when it can. */
  notice: z.string(),
  /** Place to which pictures go: `production`, `sandbox`; empty when nowhere. */
  place: z.enum(["", "production", "sandbox"]),
  /** The last ones. */
  batches: z.array(PhotoBatchSummary),
});
export type PhotosStatus = z.infer<typeof PhotosStatus>;

/** Answer of `GET /api/photos/sent`: what Photo Center has of a file or of a graphic, the last first. */
export const SentPhotos = z.object({ items: z.array(SentPhoto) });
export type SentPhotos = z.infer<typeof SentPhotos>;

/** Query of `GET /api/photos/sent`. */
export const SentPhotosQuery = z.object({ file: z.uuid().optional(), graphic: z.uuid().optional() });

/** Endpoints of the pictures for Photo Center. */
export const photosApi = endpoints(PHOTOS_API_PATH, {
  status: get("", PhotosStatus),
  sent: get("/sent", SentPhotos, { query: SentPhotosQuery }),
  begin: post("/batches", BeginPhotoBatch, PhotoBatch, { status: 201 }),
  batch: get("/batches/:id", PhotoBatch),
  share: put("/batches/:id", PhotoFields, PhotoBatch),
  add: post("/batches/:id/items", AddPhotos, PhotoBatch),
  describe: put("/batches/:id/items/:item", PhotoItemFields, PhotoBatch),
  remove: remove("/batches/:id/items/:item", PhotoBatch),
  withdraw: order("/batches/:id/items/:item/withdraw", null, PhotoBatch),
  send: order("/batches/:id/send", SendPhotos, PhotoBatch),
  cancel: order("/batches/:id/cancel", null, PhotoBatch),
});
