import { chamberOf } from "@nv/elections";
import { escapeHtml } from "@nv/embeds";
import type { Marks } from "../marks.ts";
import type { ShownNight } from "../night.ts";
import type { Write } from "../write.ts";

/** Half of the width of the drawing, its own units. */
const HALF = 200;
/** Share of the room of a seat that it fills. */
const FILLED = 1.7;
/** Room above the chamber for the words of the majority. */
const ABOVE = 22;

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Draws the seats of each list around the speaker, from left to right in the order of the table, and the line of the majority. A seat is a
 * dot of a path: 350 of them are four kilobytes.
 */
export function hemicycleHtml(night: ShownNight, marks: Marks, write: Write): string {
  const { total, seats, majority } = night;
  const given = total.lists.filter((list) => list.seats > 0);
  const chamber = chamberOf(seats);
  const unit = HALF / (1 + chamber.radius);
  const baseY = ABOVE + chamber.radius * unit + unit;
  const place = ({ x, y }: { readonly x: number; readonly y: number }) =>
    `M${tenth(HALF + x * unit)} ${tenth(baseY - y * unit)}h0`;
  let from = 0;
  const paths = given.map((list) => {
    const own = chamber.seats.slice(from, from + list.seats);
    from += list.seats;
    return `<path class="s ${marks.classOf(list.key)}" d="${own.map(place).join("")}"/>`;
  });
  const free = chamber.seats.slice(from);
  if (free.length > 0) paths.push(`<path class="s libre" d="${free.map(place).join("")}"/>`);
  const said = given.map((list) => `${marks.listOf(list.key).acronym} ${write.count(list.seats)}`).join(", ");
  const heightPx = Math.ceil(baseY + chamber.radius * unit + 2);
  const label = `Hemiciclo de ${write.count(seats)} escaños. ${said === "" ? "Ninguno asignado todavía" : said}. Mayoría absoluta: ${write.count(majority)}.`;
  return (
    `<svg class="hemiciclo" viewBox="0 0 ${HALF * 2} ${heightPx}" role="img" aria-label="${escapeHtml(label)}" stroke-width="${tenth(chamber.radius * unit * FILLED)}">` +
    `<text x="${HALF}" y="12" text-anchor="middle">Mayoría: ${write.count(majority)}</text>` +
    `<line x1="${HALF}" x2="${HALF}" y1="${ABOVE - 6}" y2="${tenth(baseY - unit * 0.36)}"/>${paths.join("")}` +
    `<text class="total" x="${HALF}" y="${tenth(baseY)}" text-anchor="middle">${write.count(seats)}</text></svg>`
  );
}
