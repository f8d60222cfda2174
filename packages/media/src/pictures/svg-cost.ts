/** Most elements that a drawing may come to: what can be shown, however small, does not have more. */
const MOST_ELEMENTS = 500_000;

/** Copies of copies one behind the other: programs make a few, and whoever draws it takes each from inside the one before. */
const MOST_LINKS = 1000;

/** An element that may be drawn from elsewhere, and what it draws. */
interface Drawn {
  readonly id: string | null;
  elements: number;
  readonly refers: string[];
}

/** Counts what a drawing comes to when each reference is followed. */
export interface SvgCost {
  open(attributes: ReadonlyMap<string, string>): void;
  close(): void;
  /** Whether it comes to more than anyone can draw: copies of copies of copies. */
  isUnbearable(): boolean;
}

const REFERENCE = /#([^\s"'()<>]+)/g;
const REFERRING = [
  "href",
  "xlink:href",
  "fill",
  "stroke",
  "mask",
  "clip-path",
  "filter",
  "style",
  "marker-start",
  "marker-mid",
  "marker-end",
];

function referencesOf(attributes: ReadonlyMap<string, string>): string[] {
  const values = REFERRING.map((name) => attributes.get(name) ?? "").filter((value) => value.length < 10_000);
  return values.flatMap((value) => [...value.matchAll(REFERENCE)].map((match) => match[1] ?? ""));
}

/** Begins to count. */
export function svgCost(): SvgCost {
  const root: Drawn = { id: null, elements: 0, refers: [] };
  const stack: Drawn[] = [root];
  const byId = new Map<string, Drawn>();
  const costs = new Map<Drawn, number>();
  /** A reference to itself draws nothing. */
  function costOf(drawn: Drawn, links = 0): number {
    const known = costs.get(drawn);
    if (known !== undefined) return known;
    // What is as deep as this is refused whole: what it comes to does not matter any more.
    if (links > MOST_LINKS) return MOST_ELEMENTS + 1;
    costs.set(drawn, 0);
    let cost = drawn.elements;
    for (const id of drawn.refers) {
      const referred = byId.get(id);
      if (referred !== undefined) cost += costOf(referred, links + 1);
      if (cost > MOST_ELEMENTS) break;
    }
    costs.set(drawn, cost);
    return cost;
  }
  return {
    open(attributes) {
      const drawn: Drawn = { id: attributes.get("id") ?? null, elements: 1, refers: referencesOf(attributes) };
      stack.push(drawn);
      if (drawn.id !== null) byId.set(drawn.id, drawn);
    },
    close() {
      const drawn = stack.pop();
      const parent = stack.at(-1);
      if (drawn === undefined || parent === undefined) return;
      // What has a name is counted once, by its name.
      if (drawn.id !== null) parent.refers.push(drawn.id);
      else {
        parent.elements += drawn.elements;
        for (const id of drawn.refers) parent.refers.push(id);
      }
    },
    isUnbearable: () => costOf(root) > MOST_ELEMENTS,
  };
}
