import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readBuildingParts } from "./building-parts.ts";
import { projectionAt } from "./cadastre-zones.ts";
import { raiseModel, type SpacePoint } from "./city-model.ts";
import { drawAxonometry } from "./draw-axonometry.ts";
import { areaRequest, parcelRequest } from "./request.ts";
import { writeGlb } from "./write-glb.ts";
import { writeCsv, writeGeoJson, writeObj, writeStl } from "./write-text-models.ts";

const SAMPLE = readFileSync(join(import.meta.dirname, "../../../../../../snippets/catastro/muestra.gml"), "utf8");
const FLOOR_M = 3;
const model = raiseModel(readBuildingParts(SAMPLE), FLOOR_M);

describe("reading the cadastre's file", () => {
  test("every part, with its storeys, its holes and its projection", () => {
    const { epsg, parts } = readBuildingParts(SAMPLE);
    expect(epsg).toBe(25830);
    expect(parts.map(({ floorsAbove }) => floorsAbove)).toEqual([5, 7, 6, 1, 0, 12, 2, null]);
    expect(parts[0]?.polygons[0]?.holes).toHaveLength(1);
    expect(parts[5]).toMatchObject({ id: "0000000AA0000A_part6", floorsBelow: 2 });
  });

  test.each([
    { name: "a picture", xml: "PNG", message: /no es GML/ },
    {
      name: "too large an area",
      xml: "<ows:ExceptionReport><ows:ExceptionText>Area of extension out of limits</ows:ExceptionText></ows:ExceptionReport>",
      message: /demasiado grande: como mucho, 4 km²/,
    },
    {
      name: "an empty answer",
      xml: "<gml:FeatureCollection></gml:FeatureCollection>",
      message: /País Vasco o Navarra/,
    },
    {
      name: "whole buildings",
      xml: "<gml:FeatureCollection><bu-ext2d:Building><a/></bu-ext2d:Building></gml:FeatureCollection>",
      message: /edificios enteros/,
    },
    { name: "degrees", xml: SAMPLE.replaceAll("25830", "4326"), message: /no están en metros/ },
    {
      name: "metres of the web's Mercator",
      xml: SAMPLE.replaceAll("25830", "3857"),
      message: /hasta 1,7 veces mayores/,
    },
  ])("says what is wrong with $name", ({ xml, message }) => {
    expect(() => readBuildingParts(xml)).toThrow(message);
  });

  test("a part without a drawing is left out", () => {
    const xml = `<gml:FeatureCollection srsName="EPSG::25830"><bu:BuildingPart><localId>x</localId></bu:BuildingPart></gml:FeatureCollection>`;
    expect(readBuildingParts(xml).parts).toEqual([]);
  });
});

describe("raising the model", () => {
  test("yards and parts without storeys stay on the ground, and are counted", () => {
    expect(model.volumes.map(({ floors, heightM }) => [floors, heightM])).toEqual([
      [5, 15],
      [7, 21],
      [6, 18],
      [1, 3],
      [12, 36],
      [2, 6],
    ]);
    expect([model.flat, model.unknown]).toEqual([1, 1]);
    expect(model.volumes[0]?.areaM2).toBe(60 * 60 - 24 * 24);
  });

  /** Volume inside the triangles, cubic metres: right only when all of them look outwards and close the shape. */
  function volumeInside(faces: (typeof model.volumes)[number]["faces"]): number {
    let six = 0;
    for (const { corners, triangles } of faces) {
      for (const triangle of triangles) {
        const [a, b, c] = triangle.map((index) => corners[index] ?? ([0, 0, 0] as SpacePoint));
        if (a === undefined || b === undefined || c === undefined) continue;
        six +=
          a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
      }
    }
    return six / 6;
  }

  test("the triangles of each volume enclose its ground times its height", () => {
    for (const { faces, areaM2, heightM } of model.volumes)
      expect(volumeInside(faces)).toBeCloseTo(areaM2 * heightM, 3);
  });

  test("the origin is near, so that no decimals are lost", () => {
    expect(model.origin).toEqual([500_000, 4_400_000]);
    const corners = model.volumes.flatMap(({ faces }) => faces.flatMap((face) => face.corners));
    expect(Math.max(...corners.flat())).toBeLessThan(200);
  });

  test("no parts, no volumes", () => {
    expect(raiseModel({ epsg: 25830, parts: [] }, FLOOR_M)).toMatchObject({ volumes: [], origin: [0, 0] });
  });

  test.each([0, -1, Number.NaN])("a storey of %d m is refused", (height) => {
    expect(() => raiseModel({ epsg: 25830, parts: [] }, height)).toThrow(RangeError);
  });
});

describe("writing", () => {
  test("glTF: header, lengths, bounds and names are in their places", () => {
    const glb = writeGlb(model);
    const view = new DataView(glb.buffer);
    expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([
      0x46546c67,
      2,
      glb.length,
    ]);
    const jsonLength = view.getUint32(12, true);
    const scene = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + jsonLength)));
    expect(scene.nodes).toHaveLength(6);
    expect(scene.nodes[0]).toMatchObject({ name: "0000000AA0000A_part1", extras: { plantas: 5, alturaEstimada: 15 } });
    expect(scene.accessors[0]).toMatchObject({ min: [0, 0, -60], max: [60, 15, 0] });
    expect(scene.buffers[0].byteLength).toBe(view.getUint32(20 + jsonLength, true));
    expect(glb.length).toBe(20 + jsonLength + 8 + scene.buffers[0].byteLength);
    const last = scene.bufferViews.at(-1);
    expect(last.byteOffset + last.byteLength).toBe(scene.buffers[0].byteLength);
  });

  test("OBJ: every face names corners that exist", () => {
    const lines = writeObj(model).split("\n");
    const corners = lines.filter((line) => line.startsWith("v ")).length;
    const named = lines.filter((line) => line.startsWith("f ")).flatMap((line) => line.slice(2).split(" ").map(Number));
    expect(Math.max(...named)).toBe(corners);
    expect(Math.min(...named)).toBe(1);
    expect(lines.filter((line) => line.startsWith("g "))).toHaveLength(6);
  });

  test("STL: as many facets as triangles", () => {
    const triangles = model.volumes.flatMap(({ faces }) => faces.flatMap((face) => face.triangles)).length;
    expect(writeStl(model).match(/facet normal/g)).toHaveLength(triangles);
    expect(writeStl(model)).toContain("facet normal 0 0 1");
  });

  test("GeoJSON is in degrees and closed, with its storeys", () => {
    const plan = JSON.parse(writeGeoJson(model) ?? "");
    const { geometry, properties } = plan.features[0];
    expect(properties).toEqual({ id: "0000000AA0000A_part1", plantas: 5, altura_estimada_m: 15, superficie_m2: 3024 });
    const ring = geometry.coordinates[0][0];
    expect(ring[0]).toEqual([-3, 39.7499075]);
    expect(ring.at(-1)).toEqual(ring[0]);
  });

  test("CSV opens in a Spanish spreadsheet", () => {
    expect(writeCsv(model).split("\n").slice(0, 2)).toEqual([
      "\ufeffparte;plantas;altura_estimada_m;superficie_m2",
      "0000000AA0000A_part1;5;15;3024",
    ]);
  });

  test("the axonometry has a group for each volume, the farthest first", () => {
    const svg = drawAxonometry(model, "floors") ?? "";
    const ids = [...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(6);
    expect(ids.at(-1)).toBe("0000000AA0000A_part1");
    expect(svg).not.toContain("NaN");
    expect(drawAxonometry({ ...model, volumes: [] }, "plain")).toBeNull();
  });
});

describe("coordinates", () => {
  test.each([
    [-15.4, 32628],
    [-8.5, 25829],
    [-3.7, 25830],
    [2.1, 25831],
  ])("at longitude %d the projection is %d", (lon, epsg) => {
    expect(projectionAt(lon)).toBe(epsg);
  });
});

describe("what to ask the cadastre", () => {
  test("a parcel, from either length of reference", () => {
    const expected =
      "https://ovc.catastro.meh.es/INSPIRE/wfsBU.aspx?service=wfs&version=2&request=getfeature&STOREDQUERIE_ID=GETBUILDINGPARTBYPARCEL&refcat=0000000AA0000A&srsname=EPSG%3A%3A25830";
    expect(parcelRequest("0000000 AA0000A")).toEqual({ url: expected });
    expect(parcelRequest("0000000aa0000a0001xx")).toEqual({ url: expected });
  });

  test.each([
    ["123", "La referencia catastral tiene 14 o 20 caracteres, y esta tiene 3."],
    ["0000000ÑÑ0000A", "La referencia catastral solo lleva letras sin tilde y cifras."],
  ])("«%s» is refused", (reference, fault) => {
    expect(parcelRequest(reference)).toEqual({ fault });
  });

  test("a square round a point, in the projection of the place", () => {
    const answer = areaRequest({ lon: -3, lat: 39.7499075201, sideM: 400 });
    expect(answer).toEqual({
      url: "https://ovc.catastro.meh.es/INSPIRE/wfsBU.aspx?service=wfs&version=2&request=getfeature&typenames=bu%3ABuildingPart&bbox=499800.0%2C4399800.0%2C500200.0%2C4400200.0&srsname=EPSG%3A%3A25830",
    });
  });

  test.each([
    { lon: 40.4, lat: -3.7, sideM: 400, fault: /Escribe primero la latitud/ },
    { lon: -3.7, lat: 40.4, sideM: 2001, fault: /no da más de 4 km²/ },
    { lon: -3.7, lat: 40.4, sideM: Number.NaN, fault: /El lado va de 1 a 2000/ },
  ])("$lon, $lat, $sideM m is refused", ({ fault, ...area }) => {
    const answer = areaRequest(area);
    expect("fault" in answer && answer.fault).toMatch(fault);
  });
});
