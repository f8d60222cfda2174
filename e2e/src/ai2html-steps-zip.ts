import { strToU8, zipSync } from "fflate";

/** Width and height of a drawing, pixels. */
const SIDE_PX = 600;

const SIZE = `viewBox="0 0 ${SIDE_PX} ${SIDE_PX}" width="${SIDE_PX}" height="${SIDE_PX}"`;

const boardHtml = (name: string) =>
  `<div id="g-obra-${name}" class="g-artboard" data-aspect-ratio="1" data-min-width="0">` +
  `<img class="g-aiImg g-aiAbs" alt="" data-src="obra-${name}.svg" src=""/>` +
  `<div class="g-Textos g-aiAbs" style="top:5%;left:5%;width:90%;"><p style="font-size:20px">Rótulo de ${name}</p></div></div>`;

/**
 * A ZIP of what ai2html writes of a document with a drawing for each step.
 *
 * @param boards - By their names, what is drawn in each: SVG in a box of 600 × 600.
 */
export function ai2htmlStepsZip(boards: Readonly<Record<string, string>>): Buffer {
  const names = Object.keys(boards);
  const page = `<style type="text/css">.g-aiAbs{position:absolute;} .g-aiImg{display:block;width:100% !important;}</style>
<div id="g-obra-box" class="ai2html">
${names.map(boardHtml).join("\n")}
</div>
`;
  const drawings = Object.entries(boards).map(([name, shapes]) => [
    `ai2html-output/obra-${name}.svg`,
    strToU8(`<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}>${shapes}</svg>`),
  ]);
  return Buffer.from(zipSync({ "ai2html-output/obra.html": strToU8(page), ...Object.fromEntries(drawings) }));
}
