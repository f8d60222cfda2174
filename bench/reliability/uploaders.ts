import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { FILES_API_PATH } from "@nv/contracts";
import sharp from "sharp";
import { PART_BYTES, takeUpload, type UploadPlace, uploadParts } from "../files/tus-client.ts";
import { sized } from "../src/sized.ts";
import type { Newsroom } from "./newsroom.ts";

/** Sides of pictures of noise, which does not compress: from some twenty kilobytes to some seven megabytes. */
const PICTURE_SIDES_PX = [150, 900, 1800, 2800];
/** Rows of tables, of some thirty bytes each. */
const TABLE_ROWS = [1000, 50_000, 400_000];
/** Pause between two files of somebody, milliseconds: what is made of a large picture takes two cores for seconds. */
const PAUSE_MS = sized(20_000, 100);

/** A file that nobody has brought before. */
interface NewFile {
  readonly name: string;
  readonly bytes: Buffer;
}

async function newPicture(sidePx: number, name: string): Promise<NewFile> {
  const raw = { width: sidePx, height: sidePx, channels: 3 } as const;
  const bytes = await sharp(randomBytes(sidePx * sidePx * 3), { raw })
    .jpeg()
    .toBuffer();
  return { name: `${name}.jpg`, bytes };
}

function newTable(rows: number, name: string): NewFile {
  const text = `municipio;fecha;valor\n${`Municipio ${name};2026-11-30;1234,5\n`.repeat(rows)}`;
  return { name: `${name}.csv`, bytes: Buffer.from(text) };
}

/** Pictures and tables of every size, by turns. */
function nextFile(number: number, who: number): Promise<NewFile> | NewFile {
  const [kind, size] = [number % 2, Math.floor(number / 2)];
  const name = `carga-${who}-${number}`;
  return kind === 0
    ? newPicture(PICTURE_SIDES_PX[size % PICTURE_SIDES_PX.length] ?? 0, name)
    : newTable(TABLE_ROWS[size % TABLE_ROWS.length] ?? 0, name);
}

const inParts = (bytes: Buffer): readonly Buffer[] =>
  Array.from({ length: Math.ceil(bytes.byteLength / PART_BYTES) }, (_, at) =>
    bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES),
  );

/** People who bring files. */
export interface Uploaders {
  readonly tally: { files: number; bytes: number };
  /** Lets everybody finish what they do. */
  stop(): Promise<void>;
}

/**
 * Lets people bring files into the library and delete them again, each at a process of their own, until they are told to stop.
 *
 * @param places - A process for each of them.
 * @param onFault - Told of what went wrong; the person goes on with the next file.
 */
export function startUploaders(
  places: readonly UploadPlace[],
  { ask }: Pick<Newsroom, "ask">,
  onFault: (fault: string) => void,
): Uploaders {
  const tally = { files: 0, bytes: 0 };
  let isOver = false;
  async function bringOne(place: UploadPlace, who: number, number: number): Promise<void> {
    const { name, bytes } = await nextFile(number, who);
    const fileId = await takeUpload(place, await uploadParts(place, name, inParts(bytes)));
    tally.files += 1;
    tally.bytes += bytes.byteLength;
    const deleted = await ask("DELETE", `${FILES_API_PATH}/${fileId}`);
    await deleted?.body?.cancel();
    if (deleted !== null && !deleted.ok) throw new Error(`A file was not deleted: ${deleted.status}`);
  }
  async function bringOn(place: UploadPlace, who: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      try {
        await bringOne(place, who, number);
      } catch (error) {
        onFault(`upload: ${String(error)}`);
      }
      await wait(PAUSE_MS);
    }
  }
  const atWork = places.map(bringOn);
  return {
    tally,
    async stop() {
      isOver = true;
      await Promise.all(atWork);
    },
  };
}
