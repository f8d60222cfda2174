import type { Readable } from "node:stream";

/** Bytes of a blob, from the first to the last, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A blob that is being read. The reader ends or destroys the stream. */
export interface OpenBlob {
  /** Size of the whole blob, whatever the range. */
  readonly sizeBytes: number;
  readonly body: Readable;
}

/** A blob in a list. */
export interface ListedBlob {
  readonly key: string;
  /** Time at which it was put or touched last, by the store's clock; Unix epoch in milliseconds, to the second. */
  readonly storedAtMs: number;
}

/** The store could not do what it was asked, for a reason that may pass: the network, the service, the disk. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** Largest blob that is put at once, bytes: it goes up in one request. */
export const LARGEST_BLOB_BYTES = 64 * 1024 * 1024;

/**
 * Keeps bytes under names. A name is `core/blob-key.ts`'s.
 *
 * Every method throws {@link StoreError} when the store fails.
 */
export interface BlobStore {
  /**
   * Keeps bytes under a name, in place of what it held. Whoever reads sees the old bytes or the new ones, whole; when
   * the promise resolves they survive a power cut.
   *
   * @throws {RangeError} Over {@link LARGEST_BLOB_BYTES}.
   */
  put(key: string, body: Uint8Array, mediaType: string): Promise<void>;
  /**
   * Keeps bytes of any length as {@link BlobStore.put} does, a part at a time. What throws while it gives them leaves what was there.
   *
   * @param body - Every chunk is used before the next is asked for.
   */
  write(key: string, body: AsyncIterable<Uint8Array>, mediaType: string): Promise<void>;
  /** The whole blob; `null` when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** A blob to read in parts; `null` when there is none. @param range - Inside the blob; the whole without it. */
  open(key: string, range?: ByteRange): Promise<OpenBlob | null>;
  /** Removes a blob; nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Blobs whose names start with a prefix that ends in `/`, in no order; all of them for an empty one. */
  list(prefix: string): Promise<readonly ListedBlob[]>;
  /** Makes a blob as young as one that is put now, without its bytes; nothing happens when there is none. */
  touch(key: string): Promise<void>;
}

/** Holds a body to the limit of all stores. */
export function requireStorable(key: string, body: Uint8Array): void {
  if (body.byteLength > LARGEST_BLOB_BYTES)
    throw new RangeError(`${key} has ${body.byteLength} bytes, too many to store`);
}
