/** A label of a drawn board. */
export interface DrawnLabel {
  readonly text: string;
  /** Of its top left, percent of the board. */
  readonly x: number;
  readonly y: number;
  /** Percent of the board. */
  readonly width: number;
  readonly sizePx?: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  readonly align?: "left" | "center" | "right";
}

/** A board of a folder that is drawn by code. */
export interface DrawnBoard {
  /** As Illustrator would have it: `paso1`. */
  readonly name: string;
  readonly minWidthPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Shapes that are drawn, in a box of its size. */
  readonly shapes: string;
  readonly labels: readonly DrawnLabel[];
}

/** Name of a board in its files: where one is there twice, the program adds the width to all. */
type IdOf = (board: DrawnBoard) => string;

function ids(boards: readonly DrawnBoard[]): IdOf {
  const areUnique = new Set(boards.map(({ name }) => name)).size === boards.length;
  return ({ name, widthPx }) => (areUnique ? name : `${name}-${widthPx}`);
}

function labelHtml(label: DrawnLabel): string {
  const { text, x, y, width, sizePx = 15, isBold = false, colour = "rgb(26,26,26)", align = "left" } = label;
  const look = `font-family:'Public Sans',Arial,sans-serif;font-size:${sizePx}px;line-height:${Math.round(sizePx * 1.25)}px;font-weight:${isBold ? 700 : 400};color:${colour};text-align:${align}`;
  return `<div class="g-Textos g-aiAbs" style="top:${y}%;left:${x}%;width:${width}%;"><p style="${look}">${text}</p></div>`;
}

function boardHtml(folder: string, board: DrawnBoard, idOf: IdOf): string {
  const { widthPx, heightPx, minWidthPx, labels } = board;
  const ratio = Math.round((1000 * widthPx) / heightPx) / 1000;
  const art = `<img class="g-aiImg g-aiAbs" alt="" data-src="${folder}-${idOf(board)}.svg" src=""/>`;
  return `<div id="g-${folder}-${idOf(board)}" class="g-artboard" data-aspect-ratio="${ratio}" data-min-width="${minWidthPx}">${art}${labels.map(labelHtml).join("")}</div>`;
}

const svg = ({ widthPx, heightPx, shapes }: DrawnBoard) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}">${shapes}</svg>`;

/** The files that ai2html would write of some boards. @param folder - Name of the document: small letters. */
export function drawFolder(folder: string, boards: readonly DrawnBoard[]): Readonly<Record<string, string>> {
  const idOf = ids(boards);
  const css = ".g-aiAbs{position:absolute;} .g-aiImg{display:block;width:100% !important;}";
  const inside = boards.map((board) => boardHtml(folder, board, idOf)).join("\n");
  const page = `<style type="text/css">${css}</style>\n<div id="g-${folder}-box" class="ai2html">\n${inside}\n</div>\n`;
  const pictures = boards.map((board) => [`${folder}-${idOf(board)}.svg`, svg(board)] as const);
  return { [`${folder}.html`]: page, ...Object.fromEntries(pictures) };
}
