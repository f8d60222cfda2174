import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "s3rver";

/**
 * Makes s3rver show an object whole or not at all, as S3 does. It writes into the file that is read, says that it has written before it
 * has, and takes a folder away below whoever writes into it: what was read meanwhile was cut short, or never ended. What it copies onto itself
 * is not new to it, either.
 *
 * @param waiting - Folder for what is still on its way, on the file system of the store.
 */
export function keepObjectsWhole(store: FileStore, waiting: string): void {
  let last: Promise<unknown> = Promise.resolve();
  /** Runs what touches the files of objects, one after another. A file that is open is read whole whatever comes after it. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  }
  const getObject = store.getObject.bind(store);
  const copyObject = store.copyObject.bind(store);
  const deleteObject = store.deleteObject.bind(store);
  const listObjects = store.listObjects.bind(store);

  store.getObject = (...asked) => inTurn(() => getObject(...asked));
  store.deleteObject = (...asked) => inTurn(() => deleteObject(...asked));
  store.listObjects = (...asked) => inTurn(() => listObjects(...asked));
  store.copyObject = (...asked) =>
    inTurn(async () => {
      const [, , bucket, key] = asked;
      const now = new Date();
      await utimes(store.getResourcePath(bucket, key, "object"), now, now);
      return copyObject(...asked);
    });
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const path = join(waiting, randomUUID());
    const hash = createHash("md5");
    let size = 0;
    const source = content instanceof Uint8Array ? Readable.from([content]) : content;
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.byteLength;
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    const md5 = hash.digest("hex");
    await inTurn(async () => {
      const objectPath = store.getResourcePath(bucket, key, "object");
      await mkdir(dirname(objectPath), { recursive: true });
      await rename(path, objectPath);
      await store.putMetadata(bucket, key, metadata, md5);
    });
    return { size, md5 };
  };
}
