import { mixed } from "@nv/ui/color";

/** Returns a colour of a ramp, between two of its own where it falls between them. @param share - Of the way from its first to its last. */
export function rampColour(ramp: readonly string[], share: number): string {
  const place = share * (ramp.length - 1);
  const [before, behind] = [Math.floor(place), Math.ceil(place)];
  return mixed(ramp[before] ?? "#ffffff", ramp[behind] ?? "#ffffff", place - before);
}
