import { listen, type RawRequest } from "../listen.ts";
import {
  ARC_ORG,
  ARC_TOKEN,
  createPhotoCenter,
  type FakePhoto,
  type PhotoCenter,
  type PhotoCenterOptions,
} from "./photo-center.ts";

/** A server that answers as Arc's Photo API does. */
export interface FakePhotoCenter extends Pick<PhotoCenter, "failNext" | "stopTaking"> {
  readonly url: string;
  /** Settings that make a server use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests so far: method and path, and when, milliseconds since the epoch. */
  readonly asked: readonly { readonly order: string; readonly atMs: number }[];
  /** Lists the photos that it holds, in the order in which they came. */
  photos(): readonly FakePhoto[];
  stop(): Promise<void>;
}

/**
 * Starts a double of Photo Center.
 *
 * @param port - Port of the loopback address; any free one for 0.
 */
export async function startFakePhotoCenter(port = 0, options: PhotoCenterOptions = {}): Promise<FakePhotoCenter> {
  const service = createPhotoCenter(options);
  const asked: { order: string; atMs: number }[] = [];
  const { url, stop } = await listen(
    () => (request: RawRequest) => {
      asked.push({ order: `${request.method} ${request.url.pathname}`, atMs: Date.now() });
      return service.answer(request);
    },
    port,
  );
  return {
    url,
    env: { ARC_MODE: "fake", ARC_ORG, ARC_TOKEN, ARC_ENV: "sandbox", ARC_BASE: url },
    asked,
    photos: () => [...service.photos.values()],
    failNext: service.failNext,
    stopTaking: service.stopTaking,
    stop,
  };
}
