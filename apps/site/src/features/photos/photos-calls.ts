import { PHOTOS_API_PATH } from "@nv/contracts";
import {
  type AddPhotos,
  type BeginPhotoBatch,
  PhotoBatch,
  type PhotoFields,
  type PhotoItemFields,
  PhotosStatus,
  SentPhotos,
} from "@nv/contracts/schemas";
import { callServer } from "@nv/web";
import { addressOf } from "@nv/web/address";
import type { z } from "zod";

const one = (id: string) => `${PHOTOS_API_PATH}/batches/${encodeURIComponent(id)}`;
const itemAt = (id: string, item: string) => `${one(id)}/items/${encodeURIComponent(item)}`;

/** The calls of the pictures for Photo Center. All throw `CallFailure`. */
export const photosCalls = {
  status: (signal: AbortSignal) => callServer(PhotosStatus, PHOTOS_API_PATH, { signal }),
  batch: (id: string, signal: AbortSignal) => callServer(PhotoBatch, one(id), { signal }),
  begin: (json: z.input<typeof BeginPhotoBatch>) =>
    callServer(PhotoBatch, `${PHOTOS_API_PATH}/batches`, { method: "POST", json }),
  add: (id: string, json: z.input<typeof AddPhotos>) =>
    callServer(PhotoBatch, `${one(id)}/items`, { method: "POST", json }),
  share: (id: string, json: PhotoFields) => callServer(PhotoBatch, one(id), { method: "PUT", json }),
  describe: (id: string, item: string, json: PhotoItemFields) =>
    callServer(PhotoBatch, itemAt(id, item), { method: "PUT", json }),
  remove: (id: string, item: string) => callServer(PhotoBatch, itemAt(id, item), { method: "DELETE", isOrder: true }),
  withdraw: (id: string, item: string) =>
    callServer(PhotoBatch, `${itemAt(id, item)}/withdraw`, { method: "POST", isOrder: true, json: {} }),
  send: (id: string, items?: readonly string[]) =>
    callServer(PhotoBatch, `${one(id)}/send`, {
      method: "POST",
      isOrder: true,
      json: items === undefined ? {} : { items },
    }),
  cancel: (id: string) => callServer(PhotoBatch, `${one(id)}/cancel`, { method: "POST", isOrder: true, json: {} }),
  sentOfFile: (file: string, signal: AbortSignal) =>
    callServer(SentPhotos, addressOf(`${PHOTOS_API_PATH}/sent`, { file }), { signal }),
  sentOfGraphic: (graphic: string, signal: AbortSignal) =>
    callServer(SentPhotos, addressOf(`${PHOTOS_API_PATH}/sent`, { graphic }), { signal }),
} as const;

/** Address that downloads the pictures of a batch, ready to be taken there by hand. */
export const batchZipUrl = (id: string) => `${one(id)}/zip`;

/** Address that downloads the ids of a batch. */
export const batchIdsUrl = (id: string) => `${one(id)}/ids.csv`;
