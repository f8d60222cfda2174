import { PHOTOS_API_PATH } from "@nv/contracts";
import { photosApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";

const one = (id: string) => `${PHOTOS_API_PATH}/batches/${encodeURIComponent(id)}`;

/** The calls of the pictures for Photo Center. All throw `CallFailure`. */
export const photosCalls = clientOf(photosApi);

/** Address that downloads the pictures of a batch, ready to be taken there by hand. */
export const batchZipUrl = (id: string) => `${one(id)}/zip`;

/** Address that downloads the ids of a batch. */
export const batchIdsUrl = (id: string) => `${one(id)}/ids.csv`;
