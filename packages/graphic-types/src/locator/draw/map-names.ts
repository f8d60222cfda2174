import { type Basemap, type LabelPlaces, type MapLabel, type PxRect, simplifyPx } from "@nv/geography";
import type { LocatorConfig } from "../config.ts";
import { type AroundName, aroundNames, isAtHome } from "./around-names.ts";
import { SIGN_RADIUS_PX, TOWN_RADIUS_PX } from "./draw-signs.ts";
import { type Drawing, isInside } from "./drawing.ts";
import type { LandParts } from "./land-parts.ts";
import { lineNames } from "./line-names.ts";
import { type MapText, mapText, type WantedText } from "./map-text.ts";
import { placeNames } from "./place-names.ts";
import { runsOn } from "./runs-on.ts";
import { SIZE_SHARES, TEXT_LOOKS } from "./text-look.ts";

/** Between a label and the edge of the map. */
export const EDGE_PX = 4;
/** Between two labels, pixels of a phone. */
const LABEL_GAP_PX = 3;
/** Width that a border or a river loses for the look whether it is under a text, pixels. */
const LINE_PX = 1;

/** The texts of marks and the free labels, where they are on the map. */
function wantedTexts(
  { config, map, scale, isPhone }: Drawing,
  { countries }: Basemap,
  lands: LandParts,
): readonly WantedText[] {
  const marks = config.marks.flatMap(
    ({ id, point, label, detail, kind, priority, offset, phoneOffset }): WantedText[] => {
      const at = map.project(point);
      if (at === null || !isInside(map, at)) return [];
      const texts = [
        { text: label, look: TEXT_LOOKS.mark },
        { text: detail, look: TEXT_LOOKS.detail },
      ];
      const markRadiusPx = SIGN_RADIUS_PX[kind] * scale;
      // Marks are what the map is for: before any label of the same importance.
      return [
        {
          id,
          at,
          texts,
          names: "mark",
          markRadiusPx,
          priority: priority + 100,
          offset: isPhone ? phoneOffset : offset,
        },
      ];
    },
  );
  const labels = config.labels.flatMap(
    ({ id, point, text, kind, size, priority, offset, phoneOffset }): WantedText[] => {
      const at = map.project(point);
      if (at === null || !isInside(map, at)) return [];
      const isTown = kind === "city";
      const texts = [{ text, look: TEXT_LOOKS[kind], share: SIZE_SHARES[size] }];
      const own = isPhone ? phoneOffset : offset;
      const land = kind === "country" ? countries.find(({ name }) => name === text) : undefined;
      return [
        {
          id,
          at,
          texts,
          names: isTown ? "mark" : "area",
          ...(land !== undefined && { isAllowedFar: isAtHome(land, { map, lands }) }),
          ...(isTown && { markRadiusPx: TOWN_RADIUS_PX * scale }),
          priority,
          offset: own,
        },
      ];
    },
  );
  return [...marks, ...labels];
}

/** Rectangle around a text and all places that it may come to stand at beside what it names. */
const aroundText = ({ x, y, widthPx, heightPx, names }: MapLabel): PxRect =>
  names === "area"
    ? { x: x - widthPx / 2, y: y - heightPx, width: widthPx, height: 2 * heightPx }
    : { x: x - widthPx * 0.4, y: y - heightPx, width: widthPx * 1.5, height: 2 * heightPx };

/** Rectangles of the signs of marks and towns: no name of the ground covers them. */
export function signRects({ config, map, scale }: Drawing): readonly PxRect[] {
  const around = (point: LocatorConfig["marks"][number]["point"], radius: number): readonly PxRect[] => {
    const at = map.project(point);
    return at === null ? [] : [{ x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius }];
  };
  return [
    ...config.marks.flatMap(({ point, kind }) => around(point, SIGN_RADIUS_PX[kind] * scale)),
    ...config.labels.flatMap(({ point, kind }) => (kind === "city" ? around(point, TOWN_RADIUS_PX * scale) : [])),
  ];
}

const areOver = (a: PxRect, b: PxRect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Rectangles of the dots of the towns that name themselves. */
const dotRects = (names: readonly AroundName[], scale: number): readonly PxRect[] =>
  names
    .filter(({ kind }) => kind === "city")
    .map(({ wanted: { at } }) => {
      const radius = TOWN_RADIUS_PX * scale;
      return { x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius };
    });

/** Lines of the ground under a map, which texts keep off. */
function groundLines({ map, scale }: Drawing, ground: Basemap) {
  const linesOn = (lines: Parameters<typeof runsOn>[0]) =>
    runsOn(lines, map).map((run) => simplifyPx(run, LINE_PX * scale));
  const borders = linesOn([...ground.borders.coordinates, ...ground.disputed.coordinates]);
  // What has a name along it needs its place.
  const rivers = linesOn(ground.namedRivers.flatMap(({ line }) => line.coordinates));
  const greatest = Math.max(...ground.namedRivers.map(({ weight }) => weight));
  const mainLines = linesOn(
    ground.namedRivers.flatMap(({ line, weight }) => (weight === greatest ? line.coordinates : [])),
  );
  return { borders, lines: [...borders, ...rivers], mainLines };
}

const isAmong = (list: readonly { readonly id: string }[]) => {
  const ids = new Set(list.map(({ id }) => id));
  return ({ id }: Pick<AroundName, "id">) => ids.has(id);
};

/** Names that a map is to have, and what they are written with. */
interface NamesWish {
  /** Texts of the shapes that somebody drew. */
  readonly ofShapes: readonly WantedText[];
  readonly lands: LandParts;
  /** Rectangles of what stands in the corners. */
  readonly taken: readonly PxRect[];
  /** Whether what is around has names too. */
  readonly hasAround: boolean;
  readonly idPrefix: string;
  readonly hasHalo: boolean;
  /** Whether texts along lines bend with them. */
  readonly bends: boolean;
}

/** Names of a map, where there is room for them. */
interface MapNames extends LabelPlaces {
  /** Every text that wants a place. */
  readonly texts: readonly MapText[];
  /** Names of what is around that want one. */
  readonly around: readonly AroundName[];
  /** Names of what is around that have one. */
  readonly named: readonly AroundName[];
  readonly along: ReturnType<typeof lineNames>;
}

/** Places the names of a map: what somebody wrote, what is around, and in between the names along rivers and coasts. */
export function placeMapNames(drawing: Drawing, ground: Basemap, wish: NamesWish): MapNames {
  const { config, map, scale, paint } = drawing;
  const { ofShapes, lands, taken, hasAround, idPrefix, hasHalo, bends } = wish;
  const own = [...wantedTexts(drawing, ground, lands), ...ofShapes];
  const said = own.flatMap((wanted) => wanted.texts.map(({ text }) => text));
  const { borders, lines, mainLines } = groundLines(drawing, ground);
  const written = own.map((wanted) => aroundText(mapText(wanted, scale, map.widthPx).label));
  const around = hasAround ? aroundNames(config, ground, { map, scale, said, taken, borders, written, lands }) : [];
  const isAround = new Set(around.map(({ id }) => id));
  const texts = [...own, ...around.map(({ wanted }) => wanted)]
    .map((wanted) => mapText(wanted, scale, map.widthPx))
    .map(({ label, ...text }) => ({ ...text, label: isAround.has(label.id) ? { ...label, isNear: true } : label }))
    .filter((text) => text.lines.length > 0);
  const gapPx = LABEL_GAP_PX * scale;
  const { widthPx, heightPx } = map;
  const place = (wanted: readonly MapText[], letters: readonly PxRect[]) =>
    placeNames(
      wanted.map(({ label }) => label),
      isAround,
      {
        room: { widthPx, heightPx, obstacles: [...taken, ...letters], lines, mainLines, gapPx },
        edgePx: EDGE_PX * scale,
      },
    );
  // Rivers and coasts come before lesser towns, of which there are others.
  const isFirst = ({ id }: Pick<MapLabel, "id">) => around.every((name) => name.id !== id || !name.isLesser);
  const first = place(
    texts.filter(({ label }) => isFirst(label)),
    [],
  ).placed;
  const firstNamed = around.filter(isAmong(first));
  const along = lineNames(config, ground, {
    ...{ map, scale, paint, idPrefix, hasHalo, lands, bends, gapPx },
    said: [...said, ...firstNamed.map(({ text }) => text)],
    obstacles: [...taken, ...first, ...signRects(drawing), ...dotRects(firstNamed, scale)],
  });
  const isUnder = ({ id }: Pick<MapLabel, "id">) => {
    const dot = dotRects(
      around.filter((name) => name.id === id && name.isLesser),
      scale,
    );
    return dot.some((rect) => along.letters.some((letter) => areOver(rect, letter)));
  };
  const { placed, left } = place(
    texts.filter(({ label }) => !isUnder(label)),
    along.letters,
  );
  return { texts, around, named: around.filter(isAmong(placed)), along, placed, left };
}
