import { UPLOADS_API_PATH } from "@nv/contracts";
import { request, toCallFailure } from "@nv/web";

/** An upload of a former visit that nobody finished. */
export interface Unfinished {
  /** Key under which the browser keeps it. */
  readonly key: string;
  readonly url: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly sentBytes: number;
  readonly atMs: number;
}

/** Version of the protocol, which every call of it names. */
const TUS = { "Tus-Resumable": "1.0.0" } as const;

/** Returns the bytes of it that the server still has; `null` when nothing. */
async function sentBytesOf(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await request(url, { method: "HEAD", headers: TUS, signal });
    return Number(answer.headers.get("Upload-Offset") ?? "0");
  } catch (error) {
    if (signal.aborted) throw error;
    const { kind } = toCallFailure(error);
    if (kind === "missing" || kind === "forbidden" || kind === "refused") return null;
    throw error;
  }
}

/** Whether an address that the browser kept is one of ours. */
const isOurs = (url: string | null): url is string =>
  url !== null && new URL(url, location.href).pathname.startsWith(`${UPLOADS_API_PATH}/`);

/**
 * Lists the uploads that former visits left unfinished, the last first; forgets those that the server no longer has.
 *
 * @throws {CallFailure} When the server cannot be asked.
 */
export async function findUnfinished(signal: AbortSignal): Promise<readonly Unfinished[]> {
  const { defaultOptions } = await import("tus-js-client");
  const kept = await defaultOptions.urlStorage.findAllUploads();
  const all = await Promise.all(
    kept.map(async ({ urlStorageKey: key, uploadUrl: url, metadata, size, creationTime }) => {
      const sentBytes = isOurs(url) ? await sentBytesOf(url, signal) : null;
      if (!isOurs(url) || sentBytes === null) {
        await defaultOptions.urlStorage.removeUpload(key);
        return [];
      }
      const name = metadata.filename ?? "";
      return [{ key, url, name, sizeBytes: size ?? 0, sentBytes, atMs: Date.parse(creationTime) }];
    }),
  );
  return all.flat().toSorted((one, other) => other.atMs - one.atMs);
}

/** Forgets one here and on the server, which sweeps what it is not told of after a week. */
export async function forgetUnfinished({ key, url }: Unfinished): Promise<void> {
  const { defaultOptions } = await import("tus-js-client");
  await defaultOptions.urlStorage.removeUpload(key);
  await request(url, { method: "DELETE", isOrder: true, headers: TUS });
}
