/** Report of a ship about itself, sent with a position: how fast it goes over the ground, and what it does. */
export interface ShipSaid {
  /** Knots. */
  readonly sogKn?: number;
  /** Navigational status, 0 to 14: 1 at anchor, 5 moored, 6 aground. */
  readonly status?: number;
}

/** As transponders write that they do not know. @see ITU-R M.1371-5, table 48 */
const NO_SPEED = 1023;
const NO_STATUS = 15;

/** Sixteen bits in which both fit: a speed in tenths of a knot, and above it a status. */
const STATUS_AT = 1024;
export const NOTHING_SAID = NO_SPEED + NO_STATUS * STATUS_AT;

/** Puts both into one figure, as they were read. */
export function packSaid(sogKn: number, status: number): number {
  const tenths = Math.round(sogKn * 10);
  const speed = tenths >= 0 && tenths < NO_SPEED ? tenths : NO_SPEED;
  return speed + (Number.isInteger(status) && status >= 0 && status < NO_STATUS ? status : NO_STATUS) * STATUS_AT;
}

/** Reads speed and status from a figure of {@link packSaid}; leaves out what was not said. */
export function unpackSaid(packed: number): ShipSaid {
  const [speed, status] = [packed % STATUS_AT, Math.floor(packed / STATUS_AT)];
  return { ...(speed !== NO_SPEED && { sogKn: speed / 10 }), ...(status !== NO_STATUS && { status }) };
}

/** Status by the words of tables: the rest goes, whatever with. */
const WORDS: readonly (readonly [beginning: string, status: number])[] = [
  ["under way", 0],
  ["at anchor", 1],
  ["moored", 5],
  ["aground", 6],
];

/** Reads a cell of a table: a number of the status, or its English name. @returns `NaN` for another. */
export function readStatus(cell: string): number {
  const text = cell.trim().toLowerCase();
  if (text === "") return Number.NaN;
  return WORDS.find(([beginning]) => text.startsWith(beginning))?.[1] ?? Number(text);
}
