/**
 * The six sizes of a card, from its configuration to PNG as the server publishes it, beside bare `sharp` that paints the same six drawings. Budget: 1.5
 * times the bare time.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { typeOf } from "@nv/graphic-types";
import { Typefaces } from "@nv/graphic-types/page";
import { paintDrawing } from "@nv/media";
import sharp from "sharp";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const BUDGET_RATIO = 1.5;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(9, 1);

const LETTERS = join(import.meta.dirname, "../../packages/ui/build/fonts/letter-shapes.json");

/** Measures and prints; ends with code 1 over the budget. */
export async function benchCards(): Promise<void> {
  const faces = Typefaces.parse(JSON.parse(await readFile(LETTERS, "utf8")));
  const { draws, example } = typeOf("card");
  if (draws === null) throw new Error("Cards are drawn.");
  const picture = () => Promise.reject(new Error("The example shows no picture."));
  const draw = () => draws.pictures(example.config, { faces, picture });
  const { pictures } = draw();
  const drawings = await Promise.all(pictures.map(({ svg }) => svg()));
  const bare = () => Promise.all(drawings.map((svg) => sharp(Buffer.from(svg)).png().toBuffer()));
  const ours = () => Promise.all(draw().pictures.map(async ({ svg, encoding }) => paintDrawing(await svg(), encoding)));
  const timed = async (work: () => Promise<readonly Buffer[]>) => {
    const startMs = performance.now();
    const made = await work();
    if (made.length !== drawings.length) throw new Error(`${made.length} pictures, and ${drawings.length} drawings.`);
    return performance.now() - startMs;
  };
  await bare();
  await ours();
  const times: { readonly bareMs: number; readonly oursMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push({ bareMs: await timed(bare), oursMs: await timed(ours) });
  const ratio = median(times.map(({ bareMs, oursMs }) => oursMs / bareMs));
  const isOver = ratio > BUDGET_RATIO;
  console.log(
    `cards: six sizes with bare sharp ${median(times.map(({ bareMs }) => bareMs)).toFixed(0)} ms, card ${median(times.map(({ oursMs }) => oursMs)).toFixed(0)} ms, ` +
      `ratio ${ratio.toFixed(2)} (at most ${BUDGET_RATIO}; median of ${ROUNDS} rounds)${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}
