import { type AngleToken, type AxisToken, angleTokens, type FigureToken } from "./angle-tokens.ts";
import { doubtOrder, type FoundPoint, foundPoint } from "./found-point.ts";
import { ANGLE_FAULTS, type LocationProblem, locationProblem } from "./location-fault.ts";

type AngleFault = keyof typeof ANGLE_FAULTS;

/** Degrees, minutes and seconds of one coordinate; the last two may be missing. */
type Angle = readonly FigureToken[];

/** Figures without marks are angles of one, two or three figures each. */
function splitAngles(figures: readonly FigureToken[]): readonly Angle[] {
  const starts = figures.flatMap(({ mark }, at) => (mark === "degrees" ? [at] : []));
  if (starts.length > 0 && starts[0] === 0)
    return starts.map((start, at) => figures.slice(start, starts[at + 1] ?? figures.length));
  const half = figures.length / 2;
  return Number.isInteger(half) ? [figures.slice(0, half), figures.slice(half)] : [figures];
}

function angleFault(angle: Angle): AngleFault | null {
  if (angle.length > 3) return "TOO_MANY_NUMBERS";
  if (angle.slice(1).some(({ sign }) => sign !== 0)) return "SIGN_INSIDE";
  if (angle.slice(0, -1).some(({ hasFraction }) => hasFraction)) return "FRACTION_INSIDE";
  if (angle.slice(1).some(({ value }) => value >= 60)) return "SIXTY";
  return null;
}

function degreesOf(angle: Angle): number {
  const [degrees, minutes, seconds] = angle;
  const value = (degrees?.value ?? 0) + (minutes?.value ?? 0) / 60 + (seconds?.value ?? 0) / 3600;
  return degrees?.sign === -1 ? -value : value;
}

/** Letters say everything, labels only which is which: both may stand, one of each for each coordinate. */
function axesFault(axes: readonly AxisToken[], angles: readonly Angle[]): AngleFault | null {
  const [first, second] = axes;
  if (first === undefined) return null;
  if (second === undefined || axes.length > 2) return "LETTERS_INCOMPLETE";
  if (first.axis === second.axis) return "LETTERS_REPEATED";
  const isTwice = axes.some(({ sign }, at) => sign !== 0 && angles[at]?.[0]?.sign !== 0);
  return isTwice ? "SIGN_AND_LETTER" : null;
}

/** Picks the axes that count: where there are both labels and letters («Lat. 40,4 N»), the letters do. */
function decisiveAxes(tokens: readonly AngleToken[]): readonly AxisToken[] {
  const axes = tokens.filter((token) => token.kind === "axis");
  const letters = axes.filter(({ sign }) => sign !== 0);
  return letters.length > 0 ? letters : axes;
}

/**
 * Reads a pair of angles: decimal degrees, with comma or point; degrees and minutes; degrees, minutes and seconds; with signs or
 * with letters, in whatever order the letters say. Without letters the latitude is the first.
 *
 * @returns `null` when it is not written as angles are, and may be something else.
 * @example readAngles("40°25′0,4″N 3°42′13,7″O")
 */
export function readAngles(text: string): FoundPoint | LocationProblem | null {
  const tokens = angleTokens(text);
  const figures = tokens?.filter((token) => token.kind === "figure") ?? [];
  if (tokens === null || figures.length === 0) return null;
  const angles = splitAngles(figures);
  const [first, second] = angles;
  if (figures.length === 1 || first === undefined || second === undefined)
    return locationProblem(ANGLE_FAULTS, "ONE_COORDINATE");
  if (angles.length > 2) return locationProblem(ANGLE_FAULTS, "TOO_MANY_NUMBERS");
  const axes = decisiveAxes(tokens);
  const fault = angleFault(first) ?? angleFault(second) ?? axesFault(axes, angles);
  if (fault !== null) return locationProblem(ANGLE_FAULTS, fault);
  const [one, two] = [degreesOf(first) * (axes[0]?.sign || 1), degreesOf(second) * (axes[1]?.sign || 1)];
  const point = axes[0]?.axis === "lon" ? { lon: one, lat: two } : { lon: two, lat: one };
  const notation = first.length > 1 || second.length > 1 ? "sexagesimal" : "decimal";
  const found = foundPoint(point, { notation });
  return found.kind === "point" && axes.length === 0 ? doubtOrder(found) : found;
}
