import { escapeHtml } from "@nv/embeds";
import type { Marks } from "../marks.ts";
import type { ShownArea, ShownNight } from "../night.ts";
import { tilesOf } from "../tiles.ts";
import type { Write } from "../write.ts";

/** Room of a tile, units of the drawing: forty seats and a name. */
const WIDE = 50;
const HIGH = 58;
/** Room above the seats for the name. */
const NAME = 12;
/** Side of a seat, the same everywhere, and its step to the next. */
const SEAT = 5.4;
const STEP = 6.3;
/** Most seats in a line: seven lines of them fit. */
const MOST_COLUMNS = 7;
/** Letters of a name that fit, and of one as large as a phone needs it. */
const MOST_LETTERS = { usual: 11, phone: 6 } as const;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A name that fits above a tile: what is between a slash and the rest is the other language. */
function shortName(name: string, most: number): string {
  const [own = name] = name.split("/");
  return own.length <= most ? own : `${own.slice(0, most - 1).trimEnd()}.`;
}

/** Writes a name above a tile: shorter and larger on a phone, where the whole drawing is small. */
const nameHtml = (name: string) =>
  `<text y="9">${escapeHtml(shortName(name, MOST_LETTERS.usual))}</text>` +
  `<text class="m" y="9">${escapeHtml(shortName(name, MOST_LETTERS.phone))}</text>`;

/** Draws the seats of a constituency as boxes, those of each list together. */
function boxes(area: ShownArea, marks: Marks): string {
  const columns = Math.max(
    Math.min(MOST_COLUMNS, Math.ceil(Math.sqrt(area.seats))),
    Math.ceil(area.seats / MOST_COLUMNS),
  );
  const owners = area.lists.flatMap((list) => Array.from({ length: list.seats }, () => list.key));
  const place = (at: number) =>
    `M${tenth((at % columns) * STEP)} ${tenth(NAME + Math.floor(at / columns) * STEP)}h${SEAT}v${SEAT}h-${SEAT}z`;
  const paths = new Map<string, string>();
  for (let at = 0; at < area.seats; at += 1) {
    const owner = owners[at];
    const name = owner === undefined ? "libre" : marks.classOf(owner);
    paths.set(name, (paths.get(name) ?? "") + place(at));
  }
  return [...paths].map(([name, d]) => `<path class="b ${name}" d="${d}"/>`).join("");
}

/**
 * Draws a box for each seat, constituencies roughly where they are. Each leads to its page; for who listens the table of constituencies
 * says the same.
 */
export function mapHtml({ constituencies, url }: ShownNight, marks: Marks, write: Write): string {
  const byCode = new Map(constituencies.map((area) => [area.code, area]));
  const tiles = tilesOf([...byCode.keys()]);
  const columns = Math.max(0, ...tiles.map(({ column }) => column)) + 1;
  const rows = Math.max(0, ...tiles.map(({ row }) => row)) + 1;
  const drawn = tiles.map(({ code, column, row }) => {
    const area = byCode.get(code);
    if (area === undefined) return "";
    const said = area.lists
      .filter(({ seats }) => seats > 0)
      .map(({ key, seats }) => `${marks.listOf(key).acronym} ${write.count(seats)}`);
    const title = `${area.name}: ${said.length === 0 ? "sin votos contados" : said.join(", ")}`;
    return (
      `<a href="${escapeHtml(`${url}${code}.html`)}" target="_top" tabindex="-1"><g transform="translate(${column * WIDE} ${row * HIGH})">` +
      `<title>${escapeHtml(title)}</title><rect width="${WIDE}" height="${HIGH}"/>${nameHtml(area.name)}${boxes(area, marks)}</g></a>`
    );
  });
  return `<svg class="mapa" viewBox="0 0 ${columns * WIDE} ${rows * HIGH}" aria-hidden="true">${drawn.join("")}</svg>`;
}
