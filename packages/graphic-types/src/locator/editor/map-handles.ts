import type { LocatorConfig } from "../config.ts";
import type { LocatorDrawing } from "../draw/draw-locator.ts";
import type { Chosen } from "./edit-parts.ts";

/** Something of a map that a hand or a key takes hold of. Pixels of the drawing. */
export interface Handle {
  readonly key: string;
  readonly part: Chosen;
  /** A sign is moved on the Earth, the text of one beside it. */
  readonly kind: "sign" | "label";
  /** For who does not see it: «Marca «Ayuntamiento»». */
  readonly name: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the place that it names. */
  readonly anchor: { readonly x: number; readonly y: number };
  /** Whether somebody put it where it is. */
  readonly isMoved: boolean;
}

/** Side of what a finger takes hold of, pixels. */
const SIGN_PX = 26;

/**
 * Everything of a map that can be moved on it: signs first, so that their texts lie over them.
 *
 * @param config - As it is now: what has been moved is where it was moved to before the map is drawn again.
 * @param drawing - The last one.
 */
export function handlesOf(
  config: LocatorConfig,
  { map, labels, around }: Pick<LocatorDrawing, "map" | "labels" | "around">,
  isPhone: boolean,
): readonly Handle[] {
  const placed = (
    list: Chosen["list"],
    noun: string,
    parts: readonly {
      readonly id: string;
      readonly text: string;
      readonly at: LocatorConfig["marks"][number]["point"];
    }[],
  ) =>
    parts.flatMap(({ id, text, at }) => {
      const [x, y] = map.project(at) ?? [-1, -1];
      const isSeen = x >= 0 && y >= 0 && x <= map.widthPx && y <= map.heightPx;
      return isSeen
        ? [{ part: { list, id }, name: `${noun} ${text === "" ? "sin rótulo" : `«${text}»`}`, anchor: { x, y } }]
        : [];
    });
  const marks = placed(
    "marks",
    "Marca",
    config.marks.map(({ id, label, point }) => ({ id, text: label, at: point })),
  );
  const free = placed(
    "labels",
    "Rótulo",
    config.labels.map(({ id, text, point }) => ({ id, text, at: point })),
  );
  const named = placed(
    "around",
    "Rótulo que se pone solo",
    around
      .filter(({ id }) => !config.around.hidden.includes(id))
      .map(({ id, text, point }) => ({ id, text, at: point })),
  );
  const rings = placed(
    "rings",
    "Círculo",
    config.rings.map(({ id, label, centre, radiusKm }) => ({ id, text: label || `${radiusKm} km`, at: centre })),
  );
  const arrows = placed(
    "arrows",
    "Flecha",
    config.arrows.map(({ id, label, to }) => ({ id, text: label, at: to })),
  );
  const signs = [...rings, ...arrows, ...marks].map(
    (one): Handle => ({
      ...one,
      ...{ key: `sign ${one.part.id}`, kind: "sign", ...one.anchor, width: SIGN_PX, height: SIGN_PX, isMoved: false },
    }),
  );
  const moved = new Set(
    [...config.marks, ...config.labels]
      .filter(({ offset, phoneOffset }) => offset !== null || phoneOffset !== null)
      .map(({ id }) => id),
  );
  const offsets = new Map(
    [...config.marks, ...config.labels].map(({ id, offset, phoneOffset }) => [id, isPhone ? phoneOffset : offset]),
  );
  const texts = [...named, ...free, ...marks].flatMap((one): Handle[] => {
    const box = labels.find(({ id }) => id === one.part.id);
    if (box === undefined) return [];
    const name = one.part.list === "marks" ? one.name.replace("Marca", "Rótulo de la marca") : one.name;
    const { width, height } = box;
    const offset = offsets.get(one.part.id) ?? null;
    const middle =
      offset === null
        ? { x: box.x + width / 2, y: box.y + height / 2 }
        : { x: one.anchor.x + offset.dx, y: one.anchor.y + offset.dy };
    return [
      {
        ...one,
        name,
        ...middle,
        width,
        height,
        key: `text ${one.part.id}`,
        kind: "label",
        isMoved: moved.has(one.part.id),
      },
    ];
  });
  return [...signs, ...texts];
}
