/** Position of something at a moment. */
export interface TrackPoint {
  readonly lon: number;
  readonly lat: number;
  /** Unix epoch, milliseconds. */
  readonly timeMs: number;
  /** Speed over the ground that a ship says, knots; none where it does not say. */
  readonly sogKn?: number;
  /** Status that a ship says, by its number: 1 at anchor, 5 moored, 6 aground. */
  readonly status?: number;
}

/** A stretch without a gap, at least one point, in the order of time. */
export type TrackPart = readonly TrackPoint[];

/** One thing that was done to a track, told to whoever brought it. */
export interface TrackStep {
  readonly kind: "invalid" | "order" | "duplicate" | "jump" | "gap" | "simplified";
  /** Points or gaps that it is about, above 0. */
  readonly count: number;
  /** Message for people: what was done and why. */
  readonly text: string;
}

/** Place where it stayed. */
export interface TrackStop {
  readonly lon: number;
  readonly lat: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Status that it said most there; none where it said nothing. */
  readonly status?: number;
}

/** Gap between two parts: nobody knows where it was. */
export interface TrackGap {
  readonly from: TrackPoint;
  readonly to: TrackPoint;
}

/** A track that can be drawn. */
export interface CleanTrack {
  /** Drawn as lines. */
  readonly parts: readonly TrackPart[];
  /** Drawn dashed if at all: a straight line across one is no route. */
  readonly gaps: readonly TrackGap[];
  readonly stops: readonly TrackStop[];
  /** In the order in which they were done; only those that changed something. */
  readonly steps: readonly TrackStep[];
}

/** Limits by which cleaning tells what is impossible, and what is silence. */
export interface TrackRules {
  /** Faster is a wrong point, knots; 60 is faster than any merchant ship. */
  readonly maxSpeedKn: number;
  /** A longer silence is a gap, milliseconds. */
  readonly gapMs: number;
  /** As far as it moves about where it stays, metres: the noise of a receiver, and the swing about an anchor. */
  readonly stopRadiusM: number;
  /** As far as it moves about where it says itself that it stays, metres: a large ship and its chain, from one side to the other. */
  readonly anchorRadiusM: number;
  /** Staying for less is no stop, milliseconds. */
  readonly stopMs: number;
}

const HOUR_MS = 3_600_000;

/** Rules that fit ships with a transponder. */
export const SHIP_RULES: TrackRules = {
  maxSpeedKn: 60,
  gapMs: 6 * HOUR_MS,
  stopRadiusM: 200,
  anchorRadiusM: 1000,
  stopMs: HOUR_MS / 2,
};
