import { plainPng } from "./plain-png.ts";

/** A file of the sample. */
export interface SampleFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** A drawing of the sample. */
interface SampleBoard {
  readonly name: string;
  readonly minWidthPx: number;
  readonly maxWidthPx: number | null;
  readonly widthPx: number;
  readonly heightPx: number;
}

const BOARDS: readonly SampleBoard[] = [
  { name: "movil", minWidthPx: 0, maxWidthPx: 599, widthPx: 300, heightPx: 360 },
  { name: "medio", minWidthPx: 600, maxWidthPx: 899, widthPx: 600, heightPx: 400 },
  { name: "ancho", minWidthPx: 900, maxWidthPx: null, widthPx: 900, heightPx: 450 },
];

const NAME = "peñamuestra";
const PALETTE = [
  [245, 242, 235],
  [186, 208, 222],
  [214, 120, 78],
  [140, 134, 122],
] as const;

/** An invented island with its reservoir and a road. */
function mapPng({ widthPx, heightPx, minWidthPx }: SampleBoard): Uint8Array<ArrayBuffer> {
  // Phones have two points for each pixel.
  const scale = minWidthPx === 0 ? 2 : 1;
  const size = { widthPx: widthPx * scale, heightPx: heightPx * scale };
  return plainPng({
    ...size,
    palette: PALETTE,
    at(x, y) {
      const [across, down] = [x / size.widthPx - 0.5, y / size.heightPx - 0.5];
      if (Math.hypot(across * 6 - 0.9, down * 6 + 0.6) < 0.5) return 2;
      if (Math.abs(down - Math.sin(across * 7) * 0.12) < 0.006) return 3;
      return Math.hypot(across * 2.2, down * 2.4) < 0.8 + Math.sin(Math.atan2(down, across) * 5) * 0.08 ? 0 : 1;
    },
  });
}

const pictureName = ({ name }: SampleBoard) => `${NAME}-${name}.png`;

/** As the program names its elements: of its own names the letters that it keeps. Only the box of all is called as the document is. */
const idOf = ({ name }: SampleBoard) => `g-pe_amuestra-${name}`;
const BOX = `g-${NAME}-box`;

/** The range of a drawing that grows: none is drawn outside of the widths at which it is shown. */
function sizeStyle({ widthPx, heightPx, minWidthPx, maxWidthPx }: SampleBoard): string {
  const least = minWidthPx > 0 ? `min-width: ${minWidthPx}px;` : "";
  if (maxWidthPx === null) return least;
  return `${least}max-width: ${maxWidthPx}px;max-height: ${Math.round((maxWidthPx * heightPx) / widthPx)}px`;
}

function boardHtml(board: SampleBoard, at: number): string {
  const { widthPx, heightPx, minWidthPx, maxWidthPx, name } = board;
  const range = `data-min-width="${minWidthPx}"${maxWidthPx === null ? "" : ` data-max-width="${maxWidthPx}"`}`;
  const share = Math.round((heightPx / widthPx) * 1e6) / 1e4;
  return `
	<!-- Artboard: ${name} -->
	<div id="${idOf(board)}" class="g-artboard" style="${sizeStyle(board)}" data-aspect-ratio="${Math.round((widthPx / heightPx) * 1000) / 1000}" ${range}>
		<div style="padding: 0 0 ${share}% 0;"></div>
		<img id="${idOf(board)}-img" class="${idOf(board)}-img g-aiImg" alt="" data-src="${pictureName(board)}" src="data:image/gif;base64,R0lGODlhCgAKAIAAAB8fHwAAACH5BAEAAAAALAAAAAAKAAoAAAIIhI+py+0PYysAOw=="/>
		<div class="g-symbol-layer g-simbolos">
			<div class="g-aiSymbol" data-name="villa" style="border-radius: 50%; width: 10px; height: 10px; margin-top: -5px; margin-left: -5px; background-color: rgb(26,26,26); left: 40%; top: 62%;"></div>
		</div>
		<div id="g-ai${at}-1" class="g-Textos g-aiAbs" style="top:3.5%;left:4%;width:92%;">
			<p class="g-pstyle0">El embalse de Peñamuestra, <span class="g-cstyle0">al 31 %</span></p>
			<p>Es el nivel más bajo de los diez años de ejemplo</p>
		</div>
		<div id="g-ai${at}-2" class="g-Textos g-aiAbs g-aiPointText" style="top:40%;margin-top:-9px;left:65%;margin-left:-60px;width:120px;">
			<p class="g-pstyle1">Embalse<br/>31&nbsp;%</p>
		</div>
		<div id="g-ai${at}-3" class="g-Textos g-aiAbs g-aiPointText" style="top:62%;margin-top:-9px;left:43%;width:120px;">
			<p>Villamuestra</p>
		</div>
		<div id="g-ai${at}-4" class="g-Textos g-aiAbs" style="bottom:3%;left:4%;width:44%;padding: 6px 6px 6px 7px;background-color: rgb(26,26,26);">
			<p class="g-pstyle2">La carretera quedó a la vista</p>
		</div>
	</div>`;
}

function boardCss(board: SampleBoard): string {
  const id = `#${idOf(board)}`;
  return `
	${id} {
		position:relative;
		overflow:hidden;
	}
	${id} p {
		font-family:'Public Sans',Arial,sans-serif;
		font-weight:400;
		font-size:14px;
		line-height:18px;
		height:auto;
		filter:alpha(opacity=100);
		-ms-filter:progid:DXImageTransform.Microsoft.Alpha(Opacity=100);
		opacity:1;
		letter-spacing:0em;
		text-align:left;
		color:rgb(26,26,26);
		text-transform:none;
		padding-bottom:0;
		padding-top:0;
		mix-blend-mode:normal;
		font-style:normal;
		position:static;
	}
	${id} .g-pstyle0 {
		font-family:Newsreader,Georgia,serif;
		font-weight:600;
		font-size:22px;
		line-height:26px;
	}
	${id} .g-pstyle1 {
		font-weight:700;
		text-align:center;
		height:18px;
	}
	${id} .g-pstyle2 {
		color:rgb(255,255,255);
	}
	${id} .g-cstyle0 {
		color:rgb(160,60,20);
	}`;
}

const PAGE_CSS = `
#${BOX},
#${BOX} .g-artboard {
	margin:0 auto;
}
#${BOX} p {
	margin:0;
}
#${BOX} .g-aiAbs {
	position:absolute;
}
#${BOX} .g-aiImg {
	position:absolute;
	top:0;
	display:block;
	width:100% !important;
}
#${BOX} .g-aiSymbol {
	position: absolute;
	box-sizing: border-box;
}
#${BOX} .g-aiPointText p { white-space: nowrap; }`;

/** Only what it would do is told: the real one is the program's. */
const RESIZER = `(function() { document.querySelectorAll(".g-artboard").forEach(function(board) { board.style.display = "none"; }); })();`;

/** The HTML of an invented map in three widths, in the structure of what ai2html writes. */
function sampleHtml(): string {
  return `
<!-- Generated by ai2html v0.123.4 - 2026-11-20 10:29 -->
<!-- ai file: ${NAME}.ai -->
<style media="screen,print">${PAGE_CSS}${BOARDS.map(boardCss).join("")}
</style>
<div id="${BOX}" class="ai2html ai2html-responsive">${BOARDS.map(boardHtml).join("\n")}
</div>
<script type="text/javascript">${RESIZER}</script>
<!-- End ai2html - 2026-11-20 10:29 -->
`;
}

/** A folder as ai2html writes it: an invented map drawn by code in three widths, with its texts. */
export function sampleOutput(): readonly SampleFile[] {
  const html = { name: `${NAME}.html`, content: new TextEncoder().encode(sampleHtml()) };
  return [html, ...BOARDS.map((board) => ({ name: pictureName(board), content: mapPng(board) }))];
}
