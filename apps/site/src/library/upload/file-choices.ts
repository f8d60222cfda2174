import type { FileChoices } from "@nv/piece-parts/fields";

/** Calls of the library: they come with the first field that asks for a file. */
const calls = () => import("./library-calls");

/** The library, for the fields of a form: what is brought there goes the same way as in the library itself. */
export const FILE_CHOICES: FileChoices = {
  list: async (asked, signal) => (await calls()).listFiles(asked, signal),
  detail: async (id, signal) => (await calls()).filesCalls.detail(id, signal),
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
    look: async (address) => (await calls()).museum.look({ address }),
    bring: async (address) => (await (await calls()).museum.import({ address })).jobId,
  },
};
