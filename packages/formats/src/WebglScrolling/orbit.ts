/** Moves of a view by a person; pure functions. */
import { cross, lengthOf, minus, type Point, plus, times, type View } from "./camera-path.ts";
import { LEAST_FIELD_DEGREES, MOST_FIELD_DEGREES } from "./settings.ts";

/** As near as a camera stands to straight above or below: there, left and right would swap. Radians. */
const STEEPEST = (89 * Math.PI) / 180;

const UP: Point = { x: 0, y: 1, z: 0 };

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Around what it looks at. @param east - To the right. @param up - Upwards. Radians. */
export function turnView(view: View, east: number, up: number): View {
  const from = minus(view.position, view.target);
  const distance = lengthOf(from);
  if (distance === 0) return view;
  const around = Math.atan2(from.x, from.z) + east;
  const above = within(Math.asin(within(from.y / distance, 1)) + up, STEEPEST);
  const level = distance * Math.cos(above);
  const moved = { x: level * Math.sin(around), y: distance * Math.sin(above), z: level * Math.cos(around) };
  return { ...view, position: plus(view.target, moved) };
}

/** Nearer to what it looks at, or farther. @param ratio - Of the distance: 0.8 is nearer. */
export function nearView(view: View, ratio: number): View {
  return { ...view, position: plus(view.target, times(minus(view.position, view.target), ratio)) };
}

/** To a side and up, with what it looks at. Shares of the distance. */
export function shiftView(view: View, right: number, up: number): View {
  const from = minus(view.position, view.target);
  const distance = lengthOf(from);
  const side = cross(UP, from);
  if (distance === 0 || lengthOf(side) === 0) return view;
  const sideways = times(side, (right * distance) / lengthOf(side));
  const over = cross(from, side);
  const upwards = times(over, (up * distance) / lengthOf(over));
  const move = plus(sideways, upwards);
  return { ...view, position: plus(view.position, move), target: plus(view.target, move) };
}

const FIELD_DEGREES = 40;

/** All of a model, from above and from the side. @param least - Corner of the box around it. @param most - The opposite one. */
export function wholeView(least: Point, most: Point): View {
  const target = times(plus(least, most), 0.5);
  const radius = lengthOf(minus(most, least)) / 2 || 1;
  const distance = radius / Math.sin((FIELD_DEGREES * Math.PI) / 360);
  const direction = { x: 0.58, y: 0.5, z: 0.643 };
  return { position: plus(target, times(direction, distance)), target, fieldOfView: FIELD_DEGREES };
}

/** A view as it is kept: figures that people can read, thousandths of its distance, and a field within its ends. */
export function tidyView(view: View): View {
  const distance = lengthOf(minus(view.position, view.target)) || 1;
  const grain = 10 ** Math.round(Math.log10(distance) - 3);
  const tidy = (value: number) => Number((Math.round(value / grain) * grain).toPrecision(12));
  const point = ({ x, y, z }: Point) => ({ x: tidy(x), y: tidy(y), z: tidy(z) });
  const fieldOfView = Math.min(MOST_FIELD_DEGREES, Math.max(LEAST_FIELD_DEGREES, Math.round(view.fieldOfView)));
  return { position: point(view.position), target: point(view.target), fieldOfView };
}
