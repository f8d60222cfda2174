import type { Page } from "playwright-core";
import type { DemoFile } from "../src/demo-file.ts";

type Clip = Extract<DemoFile["content"], { readonly kind: "clip" }>;

/** The one clip that an example draws. @throws {Error} When it draws none. */
export function clipIn(files: Readonly<Record<string, DemoFile>>, name: string): Clip {
  const content = Object.values(files).find((file) => file.name === name)?.content;
  if (content?.kind !== "clip") throw new Error(`The example draws no clip ${name}.`);
  return content;
}

/** Width at which what is shown is compared with the drawings, pixels. */
const COMPARED_PX = 240;

/**
 * Which frame of a clip is on the canvas of a page: the one of all its drawings that looks most like what is there.
 *
 * @param fit - How a frame takes its place.
 * @param focus - What stays in sight of it, in shares.
 * @returns From 0; -1 while nothing is drawn.
 */
export async function frameShown(
  page: Page,
  clip: Clip,
  fit: "cover" | "contain",
  focus: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): Promise<number> {
  const drawings = Array.from({ length: clip.frames }, (_, frame) => clip.drawAt(frame / (clip.frames - 1)));
  const { widthPx, heightPx } = clip;
  return page.evaluate(
    async ({ drawings, widthPx, heightPx, fit, focus, comparedPx }) => {
      const canvas = document.querySelector<HTMLCanvasElement>(".nv-scene canvas");
      if (canvas === null || canvas.dataset.drawn === undefined) return -1;
      const [across, down] = [canvas.width / widthPx, canvas.height / heightPx];
      const scale = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
      const ratio = comparedPx / widthPx;
      const paper = Object.assign(document.createElement("canvas"), {
        width: comparedPx,
        height: Math.round(heightPx * ratio),
      });
      const pen = paper.getContext("2d", { willReadFrequently: true });
      if (pen === null) return -1;
      const read = () => pen.getImageData(0, 0, paper.width, paper.height).data;
      const [left, top] = [(canvas.width - widthPx * scale) * focus.x, (canvas.height - heightPx * scale) * focus.y];
      const shrunk = ratio / scale;
      pen.drawImage(canvas, -left * shrunk, -top * shrunk, canvas.width * shrunk, canvas.height * shrunk);
      const shown = read();
      let best = { frame: -1, difference: Number.POSITIVE_INFINITY };
      for (const [frame, svg] of drawings.entries()) {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        pen.clearRect(0, 0, paper.width, paper.height);
        pen.drawImage(image, 0, 0, paper.width, paper.height);
        const drawn = read();
        let difference = 0;
        for (let at = 0; at < shown.length; at += 4) {
          if (shown[at + 3] !== 255) continue; // Beside what is seen of it.
          for (let colour = 0; colour < 3; colour += 1)
            difference += Math.abs((shown[at + colour] ?? 0) - (drawn[at + colour] ?? 0));
        }
        if (difference < best.difference) best = { frame, difference };
      }
      return best.frame;
    },
    { drawings, widthPx, heightPx, fit, focus, comparedPx: COMPARED_PX },
  );
}
