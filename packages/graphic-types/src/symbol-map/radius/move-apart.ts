/** A symbol at its place, pixels. */
export interface PlacedSymbol {
  readonly x: number;
  readonly y: number;
  readonly radiusPx: number;
}

const ROUNDS = 120;
/** Share of the way back to its own place that a symbol goes in each round. */
const BACK = 0.06;
/** Free room between two, pixels. */
const GAP_PX = 0.6;

/** Angle in which two at one place are parted, so that the same data always give the same drawing. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * Moves symbols apart until none covers another, as near to their places as they can stay: each pair is pushed, and each is drawn back to where it is from.
 *
 * @returns In the same order.
 */
export function moveApart(symbols: readonly PlacedSymbol[]): readonly PlacedSymbol[] {
  const xs = symbols.map(({ x }) => x);
  const ys = symbols.map(({ y }) => y);
  const largest = Math.max(0, ...symbols.map(({ radiusPx }) => radiusPx));
  // Only what is near along the width can touch.
  for (let round = 0; round < ROUNDS; round += 1) {
    const isLast = round >= ROUNDS - 40;
    const order = symbols.map((_, at) => at).sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0));
    for (const [place, at] of order.entries()) {
      const own = symbols[at];
      if (own === undefined) continue;
      for (let next = place + 1; next < order.length; next += 1) {
        const to = order[next] ?? at;
        const other = symbols[to];
        const dx = (xs[to] ?? 0) - (xs[at] ?? 0);
        if (other === undefined || dx > own.radiusPx + largest + GAP_PX) break;
        const dy = (ys[to] ?? 0) - (ys[at] ?? 0);
        const wanted = own.radiusPx + other.radiusPx + GAP_PX;
        const far = Math.hypot(dx, dy);
        if (far >= wanted) continue;
        const [ux, uy] = far < 1e-6 ? [Math.cos(at * GOLDEN), Math.sin(at * GOLDEN)] : [dx / far, dy / far];
        const push = (wanted - far) / 2;
        // The smaller one goes further.
        const share = other.radiusPx ** 2 / (own.radiusPx ** 2 + other.radiusPx ** 2 || 1);
        xs[at] = (xs[at] ?? 0) - ux * push * 2 * share;
        ys[at] = (ys[at] ?? 0) - uy * push * 2 * share;
        xs[to] = (xs[to] ?? 0) + ux * push * 2 * (1 - share);
        ys[to] = (ys[to] ?? 0) + uy * push * 2 * (1 - share);
      }
    }
    if (isLast) continue;
    for (const [at, { x, y }] of symbols.entries()) {
      xs[at] = (xs[at] ?? x) + (x - (xs[at] ?? x)) * BACK;
      ys[at] = (ys[at] ?? y) + (y - (ys[at] ?? y)) * BACK;
    }
  }
  return symbols.map(({ radiusPx }, at) => ({ x: xs[at] ?? 0, y: ys[at] ?? 0, radiusPx }));
}
