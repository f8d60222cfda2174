import type { CaseCount } from "@nv/contracts/schemas";
import { escapeHtml } from "@nv/embeds";
import { DESK_RULES, formatNumber, type NumberRules } from "@nv/spanish";
import { isExampleProvince } from "../case-texts.ts";

/** Place of a province in the grid, and its letters. */
type Tile = readonly [code: string, letters: string, column: number, row: number];

/** Spain as equal squares, neighbours side by side as far as it goes: a large province is not more than a small one. */
const SPAIN: readonly Tile[] = [
  ["15", "Cor", 0, 0],
  ["27", "Lug", 1, 0],
  ["33", "Ast", 2, 0],
  ["39", "Can", 3, 0],
  ["48", "Biz", 4, 0],
  ["20", "Gip", 5, 0],
  ["36", "Pon", 0, 1],
  ["32", "Our", 1, 1],
  ["24", "Leó", 2, 1],
  ["34", "Pal", 3, 1],
  ["09", "Bur", 4, 1],
  ["01", "Ála", 5, 1],
  ["31", "Nav", 6, 1],
  ["22", "Hue", 7, 1],
  ["25", "Lle", 8, 1],
  ["17", "Gir", 9, 1],
  ["49", "Zam", 2, 2],
  ["47", "Vll", 3, 2],
  ["40", "Seg", 4, 2],
  ["42", "Sor", 5, 2],
  ["26", "Rio", 6, 2],
  ["50", "Zar", 7, 2],
  ["43", "Tar", 8, 2],
  ["08", "Bar", 9, 2],
  ["37", "Sal", 2, 3],
  ["05", "Ávi", 3, 3],
  ["28", "Mad", 4, 3],
  ["19", "Gua", 5, 3],
  ["16", "Cue", 6, 3],
  ["44", "Ter", 7, 3],
  ["12", "Cas", 8, 3],
  ["10", "Các", 3, 4],
  ["45", "Tol", 4, 4],
  ["13", "CRe", 5, 4],
  ["02", "Alb", 6, 4],
  ["46", "Val", 7, 4],
  ["07", "Bal", 9, 4],
  ["06", "Bad", 3, 5],
  ["14", "Cór", 4, 5],
  ["23", "Jaé", 5, 5],
  ["30", "Mur", 6, 5],
  ["03", "Ali", 7, 5],
  ["21", "Hlv", 2, 6],
  ["41", "Sev", 3, 6],
  ["29", "Mál", 4, 6],
  ["18", "Gra", 5, 6],
  ["04", "Alm", 6, 6],
  ["38", "Ten", 0, 7],
  ["35", "LPa", 1, 7],
  ["11", "Cád", 3, 7],
  ["51", "Ceu", 5, 7],
  ["52", "Mel", 6, 7],
];

const EXAMPLE: readonly Tile[] = [
  ["X1", "Alf", 0, 0],
  ["X2", "Bet", 1, 0],
  ["X3", "Gam", 2, 0],
  ["X4", "Del", 0, 1],
  ["X5", "Éps", 1, 1],
  ["X6", "Zet", 2, 1],
];

/** Victims from which a square is of each class: fixed, so that two revisions can be laid side by side. */
const CLASSES_FROM = [1, 10, 25, 50, 100];
const SIDE = 44;
const GAP = 4;

const classOf = (victims: number) => CLASSES_FROM.findLastIndex((from) => victims >= from);

function tileSvg([, letters, column, row]: Tile, count: CaseCount | undefined, numbers: NumberRules): string {
  const [x, y] = [column * (SIDE + GAP), row * (SIDE + GAP)];
  const victims = count?.victims ?? 0;
  const figure = victims === 0 ? "–" : formatNumber(victims, { ...numbers, decimals: 0 });
  return (
    `<g class="q${classOf(victims)}"><rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="2"/>` +
    `<text x="${x + SIDE / 2}" y="${y + 17}">${letters}</text><text class="n" x="${x + SIDE / 2}" y="${y + 34}">${figure}</text></g>`
  );
}

/** Victims of provinces by their keys, and how figures are written. */
interface Grid {
  readonly counts: ReadonlyMap<string, CaseCount>;
  readonly numbers: NumberRules;
}

function gridSvg(tiles: readonly Tile[], { counts, numbers }: Grid, label: string): string {
  const columns = Math.max(...tiles.map(([, , column]) => column)) + 1;
  const rows = Math.max(...tiles.map(([, , , row]) => row)) + 1;
  const box = `0 0 ${columns * (SIDE + GAP) - GAP} ${rows * (SIDE + GAP) - GAP}`;
  const squares = tiles.map((tile) => tileSvg(tile, counts.get(tile[0]), numbers)).join("");
  return `<svg class="mapa c${columns}" viewBox="${box}" role="img" aria-label="${escapeHtml(label)}">${squares}</svg>`;
}

const classText = (from: number, at: number) => {
  const next = CLASSES_FROM[at + 1];
  return next === undefined ? `${from} o más` : `${from}-${next - 1}`;
};

const legendHtml = () =>
  `<ul class="clave">${CLASSES_FROM.map(
    (from, at) =>
      `<li><svg viewBox="0 0 16 16" aria-hidden="true"><g class="q${at}"><rect width="16" height="16" rx="2"/></g></svg>${classText(from, at)}</li>`,
  ).join("")}</ul>`;

/**
 * The provinces as squares, shaded by their victims; those of examples in a grid of their own. What it shows is in a table too.
 *
 * @param byProvince - As `countCases` gives it.
 */
export function provinceTiles(byProvince: readonly CaseCount[], numbers: NumberRules = DESK_RULES): string {
  const counts = new Map(byProvince.map((count) => [count.key, count]));
  const told = byProvince.filter(({ key }) => key !== "");
  const hasReal = told.some(({ key }) => !isExampleProvince(key));
  const hasExample = told.some(({ key }) => isExampleProvince(key));
  const [most] = told.toSorted((a, b) => b.victims - a.victims);
  const end =
    most === undefined
      ? ""
      : `La que más tiene es ${most.label}, con ${formatNumber(most.victims, { ...numbers, decimals: 0 })}. `;
  const label = `Víctimas por provincia. ${end}Todas las cifras están en la tabla de debajo.`;
  const maps = [
    ...(hasReal || !hasExample ? [gridSvg(SPAIN, { counts, numbers }, label)] : []),
    ...(hasExample ? [gridSvg(EXAMPLE, { counts, numbers }, `${label} Provincias inventadas.`)] : []),
  ];
  return maps.join("") + legendHtml();
}
