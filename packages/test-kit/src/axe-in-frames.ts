import type axe from "axe-core";
import type { Frame, JSHandle, Page } from "playwright-core";
import { AXE_SOURCE, type AxeLook, axeLines, axeOptions, findWithAxe } from "./axe.ts";

/** Part of one document that axe looks at, as it goes to a browser. */
type Part = axe.SerialContextObject;

/** A frame that axe looks into, and what it looks at there. */
interface Inside {
  readonly frame: Frame | null;
  readonly part: Part;
}

async function lendAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE_SOURCE);
}

async function frameOf(handle: JSHandle): Promise<Frame | null> {
  const frame = (await handle.asElement()?.contentFrame()) ?? null;
  await handle.dispose();
  return frame;
}

/** The frames in sight that stand in a part of a document, in axe's order. */
async function framesIn(frame: Frame, part: Part): Promise<readonly Inside[]> {
  const found = await frame.evaluate((within) => window.axe.utils.getFrameContexts(within), part);
  const inside: Inside[] = [];
  for (const { frameSelector, frameContext } of found) {
    const handle = await frame.evaluateHandle((path) => window.axe.utils.shadowSelect(path), frameSelector);
    inside.push({ frame: await frameOf(handle), part: frameContext });
  }
  return inside;
}

/** Collects what axe sees in a document and in the frames inside of it, each as one text, which is all that passes to and from the browser. */
async function seenIn(frame: Frame, part: Part, options: axe.RunOptions): Promise<readonly (string | null)[]> {
  await lendAxe(frame);
  const inside = await framesIn(frame, part);
  const seen: (string | null)[] = [
    await frame.evaluate(async ([within, how]) => JSON.stringify(await window.axe.runPartial(within, how)), [
      part,
      options,
    ] as const),
  ];
  for (const one of inside) seen.push(...(one.frame === null ? [null] : await seenIn(one.frame, one.part, options)));
  return seen;
}

/**
 * Looks at a page with axe, and at its frames, whatever their origin.
 *
 * What axe sees of a document is a tree of megabytes. It goes back and forth as text, and is put together in the page itself: to hand
 * it over as a value, and to a page of its own, took Firefox four times as long as the look.
 *
 * @returns What keeps somebody out, a line for each element.
 */
export async function findInFrames(page: Page, look: AxeLook = {}): Promise<readonly string[]> {
  const main = page.mainFrame();
  await lendAxe(main);
  const part: Part = {
    include: [look.within ?? "html"],
    ...(look.except !== undefined && { exclude: [look.except] }),
  };
  if ((await framesIn(main, part)).length === 0) return findWithAxe(page, look);
  const options = axeOptions(look);
  const seen = await seenIn(main, part, options);
  const violations = await main.evaluate(
    async ([texts, how]) => {
      const partial = texts.map((text): axe.PartialResult | null => (text === null ? null : JSON.parse(text)));
      return (await window.axe.finishRun(partial, how)).violations;
    },
    [seen, options] as const,
  );
  return axeLines(violations);
}
