import { FILES_API_PATH } from "@nv/contracts";
import { museumPicturesApi } from "@nv/contracts/schemas";
import type { FileChoices } from "@nv/piece-parts/fields";
import { clientOf } from "@nv/web";
import { addressOf, pageField } from "@nv/web/address";
import { filesCalls } from "../files-calls";

const museum = clientOf(museumPicturesApi);

/** The library, for the fields of a form: what is brought there goes the same way as in the library itself. */
export const FILE_CHOICES: FileChoices = {
  list: ({ q, kind, page }, signal) =>
    filesCalls.find(addressOf(FILES_API_PATH, { q, kind, page: pageField(page) }), signal),
  detail: (id, signal) => filesCalls.detail(id, signal),
  async upload(file, onProgress, signal) {
    const { uploadsHere } = await import("./uploads");
    signal.throwIfAborted();
    const uploads = uploadsHere();
    const [id = ""] = uploads.add([file]);
    const stop = uploads.subscribe(() => {
      const view = uploads.list().find((one) => one.id === id);
      if (view !== undefined) onProgress(view.sizeBytes === 0 ? 0 : view.sentBytes / view.sizeBytes);
    });
    try {
      const { fileId } = await uploads.ended(id, signal);
      uploads.dismiss(id);
      return fileId;
    } catch (error) {
      // Given up or refused here: what arrived goes, and the form says why.
      uploads.cancel(id);
      throw error;
    } finally {
      stop();
    }
  },
  museum: {
    look: (address) => museum.look({ address }),
    bring: async (address) => (await museum.import({ address })).jobId,
  },
};
