import type { MultiLineString, Position } from "geojson";
import type { TrackPart } from "./track.ts";

/** A line that crosses the antimeridian is cut there, at the latitude where it crosses: drawn whole it would go round the Earth. */
function cutPart(part: TrackPart): Position[][] {
  const lines: Position[][] = [[]];
  part.forEach(({ lon, lat }, at) => {
    const before = part[at - 1];
    if (before !== undefined && Math.abs(lon - before.lon) > 180) {
      const side = Math.sign(before.lon) || 1;
      const unrolled = lon + 360 * side;
      const share = (180 * side - before.lon) / (unrolled - before.lon || 1);
      const crossing = before.lat + (lat - before.lat) * share;
      lines.at(-1)?.push([180 * side, crossing]);
      lines.push([[-180 * side, crossing]]);
    }
    lines.at(-1)?.push([lon, lat]);
  });
  return lines;
}

/**
 * A track as lines for a map.
 *
 * @returns Parts of a single point are no line and are left out.
 */
export function trackLines(parts: readonly TrackPart[]): MultiLineString {
  return { type: "MultiLineString", coordinates: parts.flatMap(cutPart).filter((line) => line.length > 1) };
}
