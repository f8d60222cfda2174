/**
 * Reads something when it is first needed, once, and keeps it; what could not be read is tried again.
 *
 * @param read - Rejects when it cannot be read.
 */
export function readOnce<Made>(read: () => Promise<Made>): () => Promise<Made> {
  let known: Promise<Made> | undefined;
  return async () => {
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}
