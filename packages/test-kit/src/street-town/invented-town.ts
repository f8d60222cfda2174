import type { Geometry, Position } from "geojson";
import { createChance } from "../seeded-random.ts";

/** Something of the invented town, with the tags that OpenStreetMap would give it. */
export interface TownThing {
  readonly tags: Readonly<Record<string, string>>;
  readonly geometry: Geometry;
}

/** Middle of the town, degrees: fields of La Mancha, where no such town is. */
export const TOWN = { lon: -2.9, lat: 39.52, name: "Villamuestra" } as const;

const M_PER_DEGREE = 111_320;
const SEED = 7;
/** Between the streets of the new quarters, metres. */
const BLOCK_M = 92;
const BLOCKS = 9;

type Local = readonly [x: number, y: number];

const MIDDLE: Local = [0, 0];

const toDegrees = ([x, y]: Local): Position => [
  Math.round((TOWN.lon + x / (M_PER_DEGREE * Math.cos((TOWN.lat * Math.PI) / 180))) * 1e7) / 1e7,
  Math.round((TOWN.lat + y / M_PER_DEGREE) * 1e7) / 1e7,
];

const line = (tags: TownThing["tags"], points: readonly Local[]): TownThing => ({
  tags,
  geometry: { type: "LineString", coordinates: points.map(toDegrees) },
});

const area = (tags: TownThing["tags"], ...rings: readonly (readonly Local[])[]): TownThing => ({
  tags,
  geometry: { type: "Polygon", coordinates: rings.map((ring) => [...ring, ring[0] ?? MIDDLE].map(toDegrees)) },
});

const named = (tags: TownThing["tags"], at: Local): TownThing => ({
  tags,
  geometry: { type: "Point", coordinates: toDegrees(at) },
});

const turned = ([x, y]: Local, degrees: number): Local => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cosine - y * sine, x * sine + y * cosine];
};

function chanceBetween(seed: number) {
  const { ratio } = createChance(seed);
  return (least: number, most: number) => least + (most - least) * ratio();
}

const NAMES = [
  ...[
    "de la Muestra",
    "del Ejemplo",
    "de los Hornos Viejos",
    "del Cordel",
    "de la Plantilla",
    "del Renglón",
    "del Tipo",
  ],
  ...["de las Cajistas", "de la Errata", "del Galerín", "del Plomo", "de la Tinta", "del Pliego", "de la Rotativa"],
  ...[
    "del Ladillo",
    "de la Capitular",
    "del Sumario",
    "de la Entradilla",
    "del Faldón",
    "de la Columna",
    "del Recuadro",
  ],
] as const;

const nameAt = (at: number) => NAMES[at % NAMES.length] ?? "";

/** The river, which bends around the old town. */
const riverAt = (x: number): Local => [x, -330 + 120 * Math.sin(x / 420) + x * 0.16];
const RIVER_X = Array.from({ length: 61 }, (_, at) => -3000 + at * 100);

function water(): readonly TownThing[] {
  const banks = (side: number) => RIVER_X.map((x): Local => [x, riverAt(x)[1] + side * (24 + 5 * Math.sin(x / 170))]);
  const pond = Array.from({ length: 18 }, (_, at) => turned([34, 0], at * 20)).map(
    ([x, y]): Local => [x * 1.5 - 560, y - 80],
  );
  const island = Array.from({ length: 9 }, (_, at) => turned([9, 0], at * -40)).map(
    ([x, y]): Local => [x - 560, y - 80],
  );
  return [
    area({ natural: "water", water: "river" }, [...banks(1), ...banks(-1).toReversed()]),
    line({ waterway: "river", name: "Río Muestra" }, RIVER_X.map(riverAt)),
    area({ natural: "water", water: "pond" }, pond, island),
  ];
}

function parks(): readonly TownThing[] {
  return [
    area({ leisure: "park", name: "Parque del Ejemplo" }, [
      [-760, 40],
      [-420, 60],
      [-400, -150],
      [-560, -230],
      [-780, -210],
    ]),
    named({ leisure: "park", name: "Parque del Ejemplo" }, [-600, 0]),
    area({ landuse: "forest" }, [
      [-2600, 900],
      [-1500, 1250],
      [-1300, 2300],
      [-2700, 2400],
    ]),
    area({ landuse: "cemetery", name: "Cementerio" }, [
      [1250, 640],
      [1420, 660],
      [1400, 800],
      [1240, 780],
    ]),
    line({ highway: "footway" }, [
      [-740, 20],
      [-640, -40],
      [-600, -170],
      [-500, -120],
      [-430, 20],
    ]),
    line({ highway: "footway" }, [
      [-770, -180],
      [-640, -40],
    ]),
  ];
}

function mainRoads(): readonly TownThing[] {
  const avenue = Array.from({ length: 41 }, (_, at): Local => [-3000 + at * 150, 30 * Math.sin(at / 4) + 12]);
  const ring = Array.from({ length: 49 }, (_, at): Local => {
    const [x, y] = turned([1, 0], at * 7.5);
    return [x * 430, y * 300 + 30];
  });
  const bypass = Array.from({ length: 31 }, (_, at): Local => [-3000 + at * 200, -980 + 90 * Math.sin(at / 5)]);
  const crossing = 11;
  return [
    line({ highway: "primary", name: "Avenida de la Constitución", ref: "N-999" }, avenue),
    line({ highway: "secondary", name: "Ronda de la Muralla" }, ring),
    line({ highway: "secondary", name: "Paseo de la Estación" }, [
      [20, 330],
      [36, 560],
      [52, 800],
      [60, 1010],
    ]),
    line({ highway: "secondary", name: "Carretera del Puente" }, [
      [-40, -268],
      [-50, -300],
    ]),
    line({ highway: "secondary", name: "Carretera del Puente", bridge: "yes" }, [
      [-50, -300],
      [-66, -400],
    ]),
    line({ highway: "secondary", name: "Carretera del Puente" }, [
      [-66, -400],
      [-90, -640],
      [-80, -900],
      [-60, -1900],
    ]),
    line({ highway: "motorway", name: "Autovía de la Muestra", ref: "A-99" }, bypass.slice(0, crossing)),
    line(
      { highway: "motorway", name: "Autovía de la Muestra", ref: "A-99", bridge: "yes" },
      bypass.slice(crossing - 1, crossing + 1),
    ),
    line({ highway: "motorway", name: "Autovía de la Muestra", ref: "A-99" }, bypass.slice(crossing)),
    line({ highway: "motorway_link" }, [
      [-80, -900],
      [60, -930],
      [200, -905],
    ]),
    line(
      { railway: "rail" },
      Array.from({ length: 25 }, (_, at): Local => [-3000 + at * 250, 1060 + 60 * Math.cos(at / 6)]),
    ),
    line({ railway: "rail", service: "siding" }, [
      [-200, 1080],
      [200, 1082],
    ]),
    named({ railway: "station", name: "Villamuestra" }, [60, 1040]),
  ];
}

/** The old town: streets that leave a square and two that go around it. */
function oldTown(): readonly TownThing[] {
  const between = chanceBetween(SEED);
  const spokes = Array.from({ length: 11 }, (_, at): readonly Local[] => {
    const bend = between(-14, 14);
    const angle = at * 32.7;
    return [34, 110, 200, 290].map((radius, step) => {
      const [x, y] = turned([radius, 0], angle + bend * (step / 3));
      return [x * 1.38, y * 0.96 + 20];
    });
  });
  const rounds = [1, 2].map((step) => {
    const corners = spokes.map((spoke) => spoke[step] ?? MIDDLE);
    return [...corners, corners[0] ?? MIDDLE];
  });
  const square: readonly Local[] = [
    [-42, 48],
    [44, 52],
    [48, -8],
    [-40, -14],
  ];
  const streets = spokes.map((spoke, at) => line({ highway: "residential", name: `Calle ${nameAt(at)}` }, spoke));
  return [
    area({ highway: "pedestrian", area: "yes", name: "Plaza Mayor" }, square),
    line({ highway: "pedestrian", name: "Plaza Mayor" }, [...square, square[0] ?? MIDDLE]),
    ...streets,
    ...rounds.map((round, at) => line({ highway: "residential", name: `Calle ${nameAt(12 + at)}` }, round)),
    line({ highway: "service" }, [
      [60, 60],
      [92, 96],
      [130, 88],
    ]),
    line({ highway: "steps" }, [
      [-110, -60],
      [-126, -92],
    ]),
  ];
}

/** A building with a corner cut out, a court or none. */
function building(middle: Local, [width, height]: Local, degrees: number, shape: number): TownThing {
  const [w, h] = [width / 2, height / 2];
  const outline: readonly Local[] =
    shape === 1
      ? [
          [-w, -h],
          [w, -h],
          [w, 0],
          [0, 0],
          [0, h],
          [-w, h],
        ]
      : [
          [-w, -h],
          [w, -h],
          [w, h],
          [-w, h],
        ];
  const court: readonly Local[] = [
    [-w / 2, -h / 2],
    [-w / 2, h / 2],
    [w / 2, h / 2],
    [w / 2, -h / 2],
  ];
  const placed = (ring: readonly Local[]) =>
    ring.map((corner): Local => {
      const [x, y] = turned(corner, degrees);
      return [x + middle[0], y + middle[1]];
    });
  const isClosed = shape === 2 && width > 24;
  return area({ building: "yes" }, placed(outline), ...(isClosed ? [placed(court)] : []));
}

/** A quarter of straight streets with its blocks. */
function quarter([x0, y0]: Local, degrees: number, firstName: number): readonly TownThing[] {
  const between = chanceBetween(SEED + firstName);
  const at = (column: number, row: number): Local => {
    const [x, y] = turned([column * BLOCK_M, row * BLOCK_M], degrees);
    return [x + x0, y + y0];
  };
  const steps = Array.from({ length: BLOCKS + 1 }, (_, step) => step);
  const rows = steps.map((row) =>
    line(
      { highway: "residential", name: `Calle ${nameAt(firstName + row)}` },
      steps.map((column) => at(column, row)),
    ),
  );
  const columns = steps.map((column) =>
    line(
      {
        highway: column === 4 ? "tertiary" : "residential",
        name: `${column === 4 ? "Avenida" : "Calle"} ${nameAt(firstName + 9 + column)}`,
      },
      steps.map((row) => at(column, row)),
    ),
  );
  const blocks = steps.slice(0, -1).flatMap((column) =>
    steps.slice(0, -1).flatMap((row) =>
      [0.27, 0.73].flatMap((dx) =>
        [0.27, 0.73].flatMap((dy) => {
          if (between(0, 1) < 0.12) return [];
          const size: Local = [between(22, 36), between(22, 36)];
          return [building(at(column + dx, row + dy), size, degrees, Math.floor(between(0, 3)))];
        }),
      ),
    ),
  );
  return [...rows, ...columns, ...blocks];
}

function oldHouses(): readonly TownThing[] {
  const between = chanceBetween(SEED + 100);
  return Array.from({ length: 260 }, (_, at) => {
    const angle = at * 137.5;
    const radius = 62 + 215 * Math.sqrt(at / 260);
    const [x, y] = turned([radius, 0], angle);
    return building([x * 1.38, y * 0.96 + 20], [between(9, 20), between(9, 17)], angle % 90, at % 3);
  });
}

/** Coast in the south-east: the sea is what no land covers. */
const COAST: readonly Local[] = [
  [-3200, -2300],
  [-1400, -2150],
  [-600, -2250],
  [200, -2050],
  [900, -1750],
  [1500, -1650],
  [2100, -1250],
  [3200, -1100],
];

/** Land of the town, as files of tiles have it; one of OpenStreetMap has its coast alone. */
export const townLand: TownThing = area({}, [[-3200, 2600], ...COAST, [3200, 2600]]);

/** Things of a town that does not exist: streets by class, buildings, water, green, railway, coast and names, the same each time. */
export const inventedTown: readonly TownThing[] = [
  ...parks(),
  ...water(),
  // Land lies to the left of a coast.
  line({ natural: "coastline" }, COAST),
  ...quarter([470, 120], 7, 0),
  ...quarter([-1330, 190], -5, 5),
  ...oldHouses(),
  ...oldTown(),
  ...mainRoads(),
  named({ place: "town", name: TOWN.name }, [0, 20]),
  named({ place: "suburb", name: "Ensanche" }, [860, 560]),
  named({ place: "suburb", name: "Barrio de la Vega" }, [-900, 640]),
  named({ place: "suburb", name: "San Ejemplo" }, [-300, -620]),
];
