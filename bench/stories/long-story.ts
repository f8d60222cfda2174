import { FILES_API_PATH, GRAPHICS_API_PATH } from "@nv/contracts";
import { FileList, GraphicDetail } from "@nv/contracts/schemas";
import type { StoryConfig } from "@nv/graphic-types";
import sharp from "sharp";
import { takeUpload, type UploadPlace, uploadParts } from "../files/tus-client.ts";
import { sized } from "../src/sized.ts";

const BLOCKS = sized(60, 4);
/** Of a block with pictures, and of one of words. */
const STEPS = { pictures: 4, words: 3 } as const;
/** Every so many blocks one has pictures. */
const PICTURED_EVERY = 3;
/** Different pictures, unless it is said how many. */
const PICTURES = 6;
const PICTURE_PX = { width: 1600, height: 1000 };

/** Longest wait for what is made of the pictures, and time between two looks at it. Milliseconds. */
const MADE_MS = 120_000;
const POLL_MS = 500;

/** Brings invented pictures, with their credit. @returns References by which blocks name them. */
async function bringPictures(site: UploadPlace, pictures: number): Promise<readonly string[]> {
  for (let number = 0; number < pictures; number += 1) {
    const background = { r: (40 * number) % 256, g: 90 + number, b: 160 };
    const bytes = await sharp({ create: { ...PICTURE_PX, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await takeUpload(site, await uploadParts(site, `foto-${number}.jpg`, [bytes]));
  }
  const answer = await fetch(new URL(FILES_API_PATH, site.url), { headers: { cookie: site.cookie } });
  const { items } = FileList.parse(await answer.json());
  for (const file of items) {
    const credited = await fetch(new URL(`${FILES_API_PATH}/${file.id}`, site.url), {
      method: "PUT",
      headers: { cookie: site.cookie, origin: site.url, "content-type": "application/json" },
      body: JSON.stringify({ ...file, credit: "Nadie, es inventada" }),
    });
    if (!credited.ok) throw new Error(`A picture was not credited: ${await credited.text()}`);
  }
  return items.map(({ id }) => `file:${id}`);
}

const wordsOf = (block: number, step: number) =>
  `Paso ${step + 1} del bloque ${block + 1}: nada de lo que aquí se cuenta ha pasado, y se cuenta **con detalle** para que ocupe lo que ocupa un paso.`;

/** Whether a block has pictures. */
const isPictured = (block: number) => block % PICTURED_EVERY === 0;

const stepsOf = (block: number) => (isPictured(block) ? STEPS.pictures : STEPS.words);

/** Pictures and texts by turns, as long stories are. */
function longStory(sources: readonly string[]): StoryConfig {
  const blocks = Array.from({ length: BLOCKS }, (_, block) => {
    const hasPictures = isPictured(block);
    const steps = Array.from({ length: stepsOf(block) }, (_step, step) => ({
      id: `p${step}`,
      text: wordsOf(block, step),
      alt: hasPictures ? `Una imagen inventada, la ${step + 1}.` : "",
      align: "center" as const,
      data: hasPictures ? { image: sources[(block + step) % sources.length] ?? "" } : {},
    }));
    return { id: `b${block}`, format: hasPictures ? "ImgTransition" : "Texto", settings: {}, steps };
  });
  return { type: "story", kicker: "", dek: "", byline: "", blocks };
}

/** A registered story of 60 blocks and 200 steps, whose page can be made. */
export interface LongStory {
  readonly id: string;
  readonly blocks: number;
  readonly steps: number;
}

/** Registers it. @throws {Error} When its pictures are not made in time. */
export async function registerLongStory(site: UploadPlace, pictures = PICTURES): Promise<LongStory> {
  const graphic = {
    title: "Una historia larga",
    altText: "Una historia inventada.",
    sourceLine: "Instituto de Ejemplo",
    config: longStory(await bringPictures(site, pictures)),
  };
  const headers = { cookie: site.cookie, origin: site.url, "content-type": "application/json" };
  const post = (path: string) =>
    fetch(new URL(path, site.url), { method: "POST", headers, body: JSON.stringify(graphic) });
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const review = await post(`${GRAPHICS_API_PATH}/review`);
    if (review.ok) break;
    if (waitedMs > MADE_MS) throw new Error(`The pictures were not made: ${await review.text()}`);
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
  const registered = await post(GRAPHICS_API_PATH);
  if (!registered.ok) throw new Error(`The story was not registered: ${await registered.text()}`);
  const { id } = GraphicDetail.parse(await registered.json());
  return {
    id,
    blocks: BLOCKS,
    steps: Array.from({ length: BLOCKS }, (_, at): number => stepsOf(at)).reduce((sum, one) => sum + one),
  };
}
