import { FILES_API_PATH } from "@nv/contracts";
import type { FileDetail } from "@nv/contracts/schemas";
import { CallFailure, request, useEvent, useRemote } from "@nv/web";
import { FILES_TOPIC } from "../file-field/files-topic.ts";

async function readWaveform(id: string, signal: AbortSignal): Promise<Uint8Array | null> {
  try {
    const response = await request(`${FILES_API_PATH}/${id}/waveform`, { signal });
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    // The question itself orders it; the library tells when it is there.
    if (error instanceof CallFailure && error.kind === "missing") return null;
    throw error;
  }
}

/** Loads the waveform of a video from the library; `null` until the library has made it, and for what has no sound. */
export function useWaveform({ id, hash, facts }: Pick<FileDetail, "id" | "hash" | "facts">): Uint8Array | null {
  const isHeard = facts.kind === "video" && facts.hasSound;
  const { body, reload } = useRemote(`${hash} ${isHeard}`, async (signal) =>
    isHeard ? readWaveform(id, signal) : null,
  );
  useEvent(FILES_TOPIC, (changed) => {
    if (changed.id === id && isHeard && body === null) reload();
  });
  return body;
}
