import type { ElectionPicture } from "@nv/contracts/schemas";

type Colours = Pick<ElectionPicture["lists"][number], "light" | "dark">;

/** Arc of a list: where it begins along the chamber and how long it is, ratios 0-1. */
interface ChamberArc extends Colours {
  readonly from: number;
  readonly share: number;
}

/** Returns the arcs of the lists that had seats, in their order; none where that is not known. */
export function chamberArcs({ seats, lists }: ElectionPicture): readonly ChamberArc[] {
  const had = lists.filter((list) => (list.seats ?? 0) > 0);
  const sum = had.reduce((all, list) => all + (list.seats ?? 0), 0);
  // A law that was changed since may have fewer seats than were given.
  const whole = Math.max(seats ?? 0, sum);
  let given = 0;
  return had.map(({ light, dark, seats: own }) => {
    const from = given / whole;
    given += own ?? 0;
    return { light, dark, from, share: (own ?? 0) / whole };
  });
}

/** Row of the colours, in the units of the picture. */
const ROW = { from: 20, width: 56, gap: 1, most: 12 } as const;

/** Block of the colour of a list. */
interface ColourBlock extends Colours {
  readonly x: number;
  readonly width: number;
}

/** Places the colours of the lists beside each other, all as wide: the first twelve. */
export function colourBlocks(lists: ElectionPicture["lists"]): readonly ColourBlock[] {
  const shown = lists.slice(0, ROW.most);
  const width = (ROW.width - ROW.gap * (shown.length - 1)) / shown.length;
  return shown.map(({ light, dark }, at) => ({ light, dark, x: ROW.from + at * (width + ROW.gap), width }));
}
