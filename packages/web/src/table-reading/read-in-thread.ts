import type { BringOptions, ImportedText } from "./read-import.ts";
import type { TableOrder } from "./table.worker.ts";

const openWorker = () => new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });

/**
 * Reads a table that somebody brought in a thread of its own, which ends with it: the page answers meanwhile, however large the file is.
 *
 * @param signal - Ends the thread wherever it is.
 * @returns `null` when it was ended.
 * @throws {Error} When the thread cannot be begun, or breaks off: a file for which there is no memory.
 */
export async function readInThread(
  file: Blob,
  options: BringOptions,
  signal: AbortSignal,
): Promise<ImportedText | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (signal.aborted) return null;
  // Where there are no threads nobody waits for the page either; elsewhere the reader comes with its thread alone.
  if (typeof Worker === "undefined") return (await import("./read-import.ts")).readTableImport(bytes, options);
  const worker = openWorker();
  try {
    return await new Promise<ImportedText | null>((resolve, reject) => {
      signal.addEventListener("abort", () => resolve(null), { once: true });
      worker.onmessage = ({ data }: MessageEvent<ImportedText>) => resolve(data);
      worker.onerror = () => reject(new Error("The thread that reads tables does not go on."));
      worker.postMessage({ bytes, ...options } satisfies TableOrder, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
