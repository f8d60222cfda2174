/** A block of an invented city: as a model, and as a drawing of each view for where nothing is drawn. */
import { type WrittenNode, writeGlb } from "@nv/glb";
import { cross, dot, lengthOf, minus, type Point, times, uprightField, type View } from "./camera-path.ts";
import { lookOf, type PartRule } from "./part-looks.ts";

interface Building {
  readonly name: string;
  /** Storeys; `null` for the ground. */
  readonly value: number | null;
  /** North-western corner and size on the ground, metres. */
  readonly x: number;
  readonly z: number;
  readonly widthM: number;
  readonly depthM: number;
  readonly heightM: number;
  /** Place among {@link COLOURS}. */
  readonly colour: number;
}

const STOREY_M = 3;

/** Ground and houses, as `#rrggbb`. */
const COLOURS = ["#c9d3c4", "#efe6d6"] as const;

/** Storeys of the houses, street by street. */
const STOREYS = [
  [3, 4, 2, 5, 3],
  [4, 9, 3, 2, 4],
  [2, 3, 5, 8, 3],
  [5, 2, 4, 3, 11],
  [3, 4, 2, 6, 2],
];

const HOUSE_M = 14;
const STREET_M = 8;
const PITCH_M = HOUSE_M + STREET_M;
const HALF_M = (STOREYS.length * PITCH_M) / 2;

const houses = STOREYS.flatMap((row, south) =>
  row.map(
    (storeys, east): Building => ({
      ...{ name: `casa-${south + 1}-${east + 1}`, value: storeys },
      x: east * PITCH_M - HALF_M + STREET_M / 2,
      z: south * PITCH_M - HALF_M + STREET_M / 2,
      widthM: HOUSE_M,
      depthM: HOUSE_M,
      heightM: storeys * STOREY_M,
      colour: 1,
    }),
  ),
);

const GROUND: Building = {
  ...{
    name: "suelo",
    value: null,
    x: -HALF_M,
    z: -HALF_M,
    widthM: 2 * HALF_M,
    depthM: 2 * HALF_M,
    heightM: 0.2,
    colour: 0,
  },
};

/** A face with its corners against the clock, seen from outside. */
interface Face {
  readonly corners: readonly Point[];
  readonly normal: Point;
}

/** The roof and the four walls of a building. */
function facesOf({ x, z, widthM, depthM, heightM }: Building): readonly Face[] {
  const [east, south] = [x + widthM, z + depthM];
  const corner = (cx: number, y: number, cz: number): Point => ({ x: cx, y, z: cz });
  const wall = (fromX: number, fromZ: number, toX: number, toZ: number) => [
    ...[corner(fromX, 0, fromZ), corner(toX, 0, toZ)],
    ...[corner(toX, heightM, toZ), corner(fromX, heightM, fromZ)],
  ];
  return [
    {
      corners: [
        corner(x, heightM, south),
        corner(east, heightM, south),
        corner(east, heightM, z),
        corner(x, heightM, z),
      ],
      normal: { x: 0, y: 1, z: 0 },
    },
    { corners: wall(x, south, east, south), normal: { x: 0, y: 0, z: 1 } },
    { corners: wall(east, south, east, z), normal: { x: 1, y: 0, z: 0 } },
    { corners: wall(east, z, x, z), normal: { x: 0, y: 0, z: -1 } },
    { corners: wall(x, z, x, south), normal: { x: -1, y: 0, z: 0 } },
  ];
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

function nodeOf(building: Building): WrittenNode {
  const faces = facesOf(building);
  return {
    name: building.name,
    ...(building.value !== null && { extras: { value: building.value } }),
    positions: faces.flatMap(({ corners }) => corners.flatMap(({ x, y, z }) => [x, y, z])),
    indices: faces.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * face + corner)),
    material: building.colour,
  };
}

/** The block as a GLB. */
export function cityModel(): Uint8Array {
  const colours = COLOURS.map((hex) => {
    const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
    return [red, green, blue, 1] as const;
  });
  return writeGlb({ nodes: [GROUND, ...houses].map(nodeOf), colours, extras: { nota: "Ciudad inventada" } });
}

/** Returns the light on a face, by where it looks. */
const lightOn = ({ x, y, z }: Point) =>
  0.72 + 0.28 * Math.max(0, 0.7 * y + 0.45 * z - 0.35 * x) - 0.08 * Math.max(0, x);

const unit = (a: Point) => times(a, 1 / lengthOf(a));

/** Options of a drawing: its size, what is behind it, and what is hidden and painted in it. */
interface Drawing {
  readonly sky: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rules: readonly PartRule[];
}

/** The block as it is seen in a view: SVG. */
export function cityDrawing(view: View, { sky, widthPx, heightPx, rules }: Drawing): string {
  const ahead = unit(minus(view.target, view.position));
  const right = unit(cross(ahead, { x: 0, y: 1, z: 0 }));
  const above = cross(right, ahead);
  const scale = heightPx / 2 / Math.tan((uprightField(view.fieldOfView, widthPx / heightPx) * Math.PI) / 360);
  const put = (point: Point) => {
    const from = minus(point, view.position);
    const depth = Math.max(0.1, dot(from, ahead));
    return `${(widthPx / 2 + (scale * dot(from, right)) / depth).toFixed(1)},${(heightPx / 2 - (scale * dot(from, above)) / depth).toFixed(1)}`;
  };
  const distance = (points: readonly Point[]) =>
    points.reduce((sum, point) => sum + lengthOf(minus(point, view.position)), 0) / points.length;
  const drawn = (building: Building) => {
    const look = lookOf(building, rules);
    if (look.isHidden) return [];
    const hex = look.colour || (COLOURS[building.colour] ?? COLOURS[0]);
    return facesOf(building)
      .filter(({ corners: [corner = view.position], normal }) => dot(minus(view.position, corner), normal) > 0)
      .map(({ corners, normal }) => {
        const colour = channels(hex).map((share) => Math.round(255 * share * lightOn(normal)));
        return {
          far: distance(corners),
          svg: `<path fill="rgb(${colour.join()})" d="M${corners.map(put).join(" ")}z"/>`,
        };
      });
  };
  const faces = houses.flatMap(drawn).toSorted((a, b) => b.far - a.far);
  const paths = [...drawn(GROUND), ...faces].map(({ svg }) => svg).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}"><path fill="${sky}" d="M0 0h${widthPx}v${heightPx}H0z"/>${paths}</svg>`;
}
