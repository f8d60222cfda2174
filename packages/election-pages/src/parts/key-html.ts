import { listHtml, type Marks } from "../marks.ts";
import type { ShownNight } from "../night.ts";

/** Writes whose colours are whose: of lists with a seat, or with votes while nobody has one. */
export function keyHtml({ total }: Pick<ShownNight, "total">, marks: Marks): string {
  const withSeats = total.lists.filter(({ seats }) => seats > 0);
  const shown = withSeats.length > 0 ? withSeats : total.lists.slice(0, 8);
  return `<p class="clave">${shown.map(({ key }) => `<span>${listHtml(key, marks)}</span>`).join("")}</p>`;
}
