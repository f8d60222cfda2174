import { describe, expect, test } from "vitest";
import { createAisLog, readAisPayload } from "./ais-message.ts";
import { createFleet } from "./fleet.ts";
import { guessMomentForm, readMoment } from "./read-moment.ts";
import { createShipFileReader, guessShipFile, type ShipFile } from "./read-ship-file.ts";
import { layoutOf, splitLine } from "./ship-columns.ts";
import { flagOf } from "./ship-flags.ts";
import { packSaid, readStatus, unpackSaid } from "./ship-said.ts";

/** Reads a text as it guesses it, in pieces as small as they can come. */
function readAll(text: string, pieceSize = 7): ShipFile {
  const guess = guessShipFile(text);
  const moment = guess.moment === "none" || guess.moment === "ambiguous" ? "iso" : guess.moment;
  const reader = createShipFileReader({ ...guess, moment });
  for (let at = 0; at < text.length; at += pieceSize) reader.push(text.slice(at, at + pieceSize));
  return reader.end();
}

test.each([
  ["224123450", "ES"],
  ["775000000", "VE"],
  ["299000000", null],
  ["002241234", null],
])("the flag of %s is %s", (mmsi, flag) => {
  expect(flagOf(mmsi)).toBe(flag);
});

describe("moments", () => {
  test.each([
    ["2026-11-03T08:00:05Z", "iso", Date.UTC(2026, 10, 3, 8, 0, 5)],
    ["2026-11-03 08:00:05 UTC", "iso", Date.UTC(2026, 10, 3, 8, 0, 5)],
    ["2026-11-03T08:00:05.5+02:00", "iso", Date.UTC(2026, 10, 3, 6, 0, 5, 500)],
    ["03/11/2026 08:00:00", "day-first", Date.UTC(2026, 10, 3, 8)],
    ["03/11/2026 8:05 PM", "month-first", Date.UTC(2026, 2, 11, 20, 5)],
    ["12:30 AM", "iso", Number.NaN],
    ["3/11/2026", "day-first", Date.UTC(2026, 10, 3)],
    ["1793692800", "seconds", 1_793_692_800_000],
    ["1793692800123", "milliseconds", 1_793_692_800_123],
    ["31/02/2026 00:00", "day-first", Number.NaN],
    ["2026-13-01", "iso", Number.NaN],
    ["ayer", "iso", Number.NaN],
  ] as const)("«%s» as %s", (text, form, expected) => {
    expect(readMoment(text, form)).toBe(expected);
  });
  test.each([
    [["2026-01-02 03:04:05"], "iso"],
    [["1793692800", "1793692801"], "seconds"],
    [["1793692800000"], "milliseconds"],
    [["03/11/2026 08:00", "14/11/2026 08:00"], "day-first"],
    [["03/11/2026 08:00", "03/14/2026 08:00"], "month-first"],
    [["03/11/2026 08:00", "04/11/2026 08:00"], "ambiguous"],
    [["hola"], "none"],
    [[], "none"],
  ] as const)("%j are %s", (sample, guess) => {
    expect(guessMomentForm(sample)).toBe(guess);
  });
});

describe("the layouts that are known", () => {
  test.each([
    [
      "MMSI,BaseDateTime,LAT,LON,SOG,COG,Heading,VesselName,IMO,CallSign,VesselType",
      "EE UU (MarineCadastre)",
      [0, 1, 2, 3],
    ],
    [
      "# Timestamp,Type of mobile,MMSI,Latitude,Longitude,Navigational status,ROT,SOG,COG,Heading,IMO,Callsign,Name",
      "Dinamarca (Søfartsstyrelsen)",
      [2, 0, 3, 4],
    ],
    ["MMSI,IMO,STATUS,SPEED,LON,LAT,COURSE,HEADING,TIMESTAMP,SHIP_ID", "MarineTraffic", [0, 8, 5, 4]],
    ["MMSI;TIMESTAMP;LATITUDE;LONGITUDE;COURSE;SPEED;HEADING;NAVSTAT;IMO;NAME;CALLSIGN", "VesselFinder", [0, 1, 2, 3]],
    ["hora;latitud;longitud", "", [-1, 0, 1, 2]],
  ])("%s", (head, source, [mmsi, time, lat, lon]) => {
    const layout = layoutOf(splitLine(head, head.includes(";") ? ";" : ","));
    expect(layout).toMatchObject({ source, columns: { mmsi, time, lat, lon } });
  });
  test("cells in quotes keep their separators", () => {
    expect(splitLine('a,"b, ""c""",,d', ",")).toEqual(["a", 'b, "c"', "", "d"]);
    expect(splitLine('"sin cerrar,x', ",")).toEqual(["sin cerrar,x"]);
  });
});

test("a table is read in pieces, each ship apart, and what has no place or moment is counted", () => {
  const { fleet, ...tally } = readAll(
    [
      "MMSI,BaseDateTime,LAT,LON,VesselName,IMO",
      "224123450,2026-11-03T08:00:00,36.1,-5.3,INVENTADO,9074729",
      "224123450,2026-11-03T08:10:00,36.2,-5.4,INVENTADO,9074729",
      "",
      "224999999,2026-11-03T08:00:00,40,1,OTRO,",
      "224123450,nunca,36.2,-5.4,,",
      "224123450,2026-11-03T08:20:00,,-5.4,,",
    ].join("\r\n"),
  );
  expect(tally).toEqual({ looked: 5, positions: 3, timeless: 1, placeless: 1, beyond: 0 });
  expect(fleet.ships()).toEqual([
    { id: "224123450", mmsi: "224123450", name: "INVENTADO", imo: "9074729", positions: 2 },
    { id: "224999999", mmsi: "224999999", name: "OTRO", imo: "", positions: 1 },
  ]);
  expect(fleet.positionsOf("224123450")[1]).toEqual({ lon: -5.4, lat: 36.2, timeMs: Date.UTC(2026, 10, 3, 8, 10) });
  expect(fleet.positionsOf("nadie")).toEqual([]);
});

test("the Danish layout, in bars, by day first", () => {
  const text =
    "# Timestamp,Type of mobile,MMSI,Latitude,Longitude\n14/11/2026 00:00:01,Class A,219000001,55.5,11.2\n15/11/2026 00:00:01,Class A,219000001,55.6,11.2\n";
  expect(guessShipFile(text)).toMatchObject({ form: "csv", moment: "day-first" });
  expect(readAll(text).fleet.positionsOf("219000001")).toHaveLength(2);
});

describe("what a ship says with its position", () => {
  test.each([
    [0, 5, { sogKn: 0, status: 5 }],
    [102.2, 0, { sogKn: 102.2, status: 0 }],
    // 102,3 knots and 15 are how a transponder says that it does not know.
    [102.3, 15, {}],
    [Number.NaN, Number.NaN, {}],
    [12.34, 1.5, { sogKn: 12.3 }],
  ])("%f knots and status %f", (sogKn, status, said) => {
    expect(unpackSaid(packSaid(sogKn, status))).toEqual(said);
  });

  test.each([
    ["5", 5],
    ["Moored", 5],
    ["At anchor", 1],
    ["Under way using engine", 0],
    ["Unknown value", Number.NaN],
    ["", Number.NaN],
  ])("«%s» in a table", (cell, status) => {
    expect(readStatus(cell)).toBe(status);
  });

  test("the Danish table says both; the tenths of a knot of MarineTraffic are taken for no knots", () => {
    const danish =
      "# Timestamp,Type of mobile,MMSI,Latitude,Longitude,Navigational status,ROT,SOG\n14/11/2026 00:00:01,Class A,219000001,55.5,11.2,Moored,0.0,0.1\n14/11/2026 00:00:11,Class A,219000001,55.5,11.2,Unknown value,,\n";
    expect(readAll(danish).fleet.positionsOf("219000001")).toEqual([
      { lon: 11.2, lat: 55.5, timeMs: Date.UTC(2026, 10, 14, 0, 0, 1), sogKn: 0.1, status: 5 },
      { lon: 11.2, lat: 55.5, timeMs: Date.UTC(2026, 10, 14, 0, 0, 11) },
    ]);
    expect(layoutOf("MMSI,STATUS,SPEED,LON,LAT,TIMESTAMP,SHIP_ID".split(",")).columns).toMatchObject({
      sog: -1,
      status: 1,
    });
  });

  test("reports of class A say their status, those of class B only their speed", () => {
    // As gpsd's manual reads them: status 5 at 0,0 knots, and 0,1 knots.
    const saidOf = (payload: string) => {
      const message = readAisPayload(payload);
      return message?.kind === "position" ? unpackSaid(message.said) : null;
    };
    expect(saidOf("177KQJ5000G?tO`K>RA1wUbN0TKH")).toEqual({ sogKn: 0, status: 5 });
    expect(saidOf("B52K>;h00Fc>jpUlNV@ikwpUoP06")).toEqual({ sogKn: 0.1 });
  });
});

describe("radio messages", () => {
  test("a report of position of class A, and one of class B", () => {
    expect(readAisPayload("177KQJ5000G?tO`K>RA1wUbN0TKH")).toEqual({
      kind: "position",
      mmsi: "477553000",
      lon: expect.closeTo(-122.345833, 5),
      lat: expect.closeTo(47.582833, 5),
      said: packSaid(0, 5),
    });
    expect(readAisPayload("B52K>;h00Fc>jpUlNV@ikwpUoP06")).toMatchObject({ kind: "position", mmsi: "338087471" });
  });
  test("a log puts parts together, knows its moments, and leaves what is broken", () => {
    const log = [
      "\\c:1793692800*00\\!AIVDM,1,1,,B,177KQJ5000G?tO`K>RA1wUbN0TKH,0*5C",
      "!AIVDM,1,1,,B,177KQJ5000G?tO`K>RA1wUbN0TKH,0*5D",
      "2026-11-03T08:00:00Z,!AIVDM,1,1,,B,177KQJ5000G?tO`K>RA1wUbN0TKH,0*5C",
      "!AIVDM,1,1,,B,177KQJ5000G?tO`K>RA1wUbN0TKH,0*5C",
      "!AIVDM,2,1,1,A,55?MbV02;H;s<HtKR20EHE:0@T4@Dn2222222216L961O5Gf0NSQEp6ClRp8,0*1C",
      "!AIVDM,2,2,1,A,88888888880,2*25",
    ].join("\n");
    expect(guessShipFile(log).form).toBe("nmea");
    const { fleet, ...tally } = readAll(log);
    expect(tally).toMatchObject({ looked: 6, positions: 2, timeless: 1 });
    expect(fleet.ships()).toMatchObject([{ mmsi: "477553000", positions: 2 }]);
    const names = log.split("\n").slice(4).map(createAisLog());
    expect(names[1]?.message).toMatchObject({ kind: "name", mmsi: "351759000", name: "EVER DIADEM", imo: "9134270" });
  });
  test("the moment is that of the receiver's sentence before, or of the tag block, and of no message after", () => {
    const message = "!AIVDM,1,1,,B,177KQJ5000G?tO`K>RA1wUbN0TKH,0*5C";
    const read = createAisLog();
    expect(read("$PGHP,1,2010,5,31,23,57,33,120,219,,2190047,1,5F*19")).toBeNull();
    expect(read(message)?.timeMs).toBe(Date.UTC(2010, 4, 31, 23, 57, 33, 120));
    expect(read(message)?.timeMs).toBeNull();
    expect(read(`\\g:1-2-73874,s:r003669945,c:1241544035*4A\\${message}`)?.timeMs).toBe(1_241_544_035_000);
    expect(read("$PGHP,1,,,,*19")).toBeNull();
  });
  test.each(["", "w", "!!!!!!!!!!!!!!", "0".repeat(5)])("«%s» is no message", (payload) => {
    expect(readAisPayload(payload)).toBeNull();
  });
});

describe("files of programs for routes", () => {
  test("a GPX, with points that have no moment", () => {
    const gpx = `<?xml version="1.0"?><gpx><trk><name>El &amp; otro</name><trkseg>
      <trkpt lat="36.1" lon="-5.3"><ele>0</ele><time>2026-11-03T08:00:00Z</time></trkpt>
      <trkpt lat="36.2" lon="-5.4"/><!-- <trkpt lat="1" lon="1"> --></trkseg></trk></gpx>`;
    const { fleet, positions, timeless } = readAll(gpx);
    expect({ positions, timeless }).toEqual({ positions: 1, timeless: 1 });
    expect(fleet.ships()).toEqual([{ id: "El & otro", mmsi: "", name: "El & otro", imo: "", positions: 1 }]);
  });
  test("tracks of different names are never one line; segments of one name are", () => {
    const point = (lon: number, hour: number) =>
      `<trkpt lat="36" lon="${lon}"><time>2026-11-03T0${hour}:00:00Z</time></trkpt>`;
    const gpx = `<gpx><metadata><name>Recorridos</name></metadata>
      <trk><name>Tag 1</name><trkseg>${point(-5, 1)}${point(-5.1, 2)}</trkseg><trkseg>${point(-5.2, 3)}</trkseg></trk>
      <trk><name>Tag 2</name><trkseg>${point(9, 1)}${point(9.1, 2)}</trkseg></trk>
      <trk><trkseg>${point(1, 4)}</trkseg></trk></gpx>`;
    const { fleet, positions } = readAll(gpx);
    expect(positions).toBe(6);
    expect(fleet.ships().map((ship) => [ship.name, ship.mmsi, ship.positions])).toEqual([
      ["Tag 1", "", 3],
      ["Tag 2", "", 2],
      ["Recorridos", "", 1],
    ]);
    expect(fleet.positionsOf("Tag 2").map(({ lon }) => lon)).toEqual([9, 9.1]);
    // Plotters call all of theirs «Track», or nothing.
    const nameless = `<gpx><trk><trkseg>${point(1, 4)}</trkseg></trk><trk><trkseg>${point(9, 4)}</trkseg></trk></gpx>`;
    expect(
      readAll(nameless)
        .fleet.ships()
        .map(({ name }) => name),
    ).toEqual(["", "Pista (2)"]);
    const alike = gpx.replaceAll("Tag 2", "Tag 1");
    expect(
      readAll(alike)
        .fleet.ships()
        .map(({ name }) => name),
    ).toEqual(["Tag 1", "Tag 1 (2)", "Recorridos"]);
    const track = (name: string, lon: number) =>
      `<Placemark><name>${name}</name><gx:Track><when>2026-11-03T08:00:00Z</when><gx:coord>${lon} 36 0</gx:coord></gx:Track></Placemark>`;
    const kml = readAll(`<kml><Document><name>Todo</name>${track("Uno", -5)}${track("Dos", 9)}</Document></kml>`);
    expect(kml.fleet.ships().map(({ name }) => name)).toEqual(["Uno", "Dos"]);
    const same = readAll(`<kml><Document>${track("Uno", -5)}${track("Uno", 9)}</Document></kml>`);
    expect(same.fleet.ships().map(({ name }) => name)).toEqual(["Uno", "Uno (2)"]);
    // Placemarks with a moment each are the points of one line, whatever each is called.
    const mark = (name: string, hour: number) =>
      `<Placemark><name>${name}</name><TimeStamp><when>2026-11-03T0${hour}:00:00Z</when></TimeStamp><Point><coordinates>-5,36</coordinates></Point></Placemark>`;
    expect(readAll(`<kml>${mark("p1", 1)}${mark("p2", 2)}</kml>`).fleet.ships()).toMatchObject([{ positions: 2 }]);
  });
  test.each([
    ["<gpx>", "GPX"],
    ["<?xml version='1.0'?><kml>", "KML"],
    ["<html>", ""],
  ])("%s is of %s", (text, source) => {
    expect(guessShipFile(text)).toMatchObject({ form: "xml", source });
  });
  test("a KML with a track, and one with a line that somebody drew", () => {
    const kml = (inside: string) => `<kml xmlns:gx="x"><Placemark>${inside}</Placemark></kml>`;
    const track = kml(
      "<gx:Track><when>2026-11-03T08:00:00Z</when><when>2026-11-03T09:00:00Z</when><gx:coord>-5 36 0</gx:coord><gx:coord>-5.1 36 0</gx:coord></gx:Track>",
    );
    expect(readAll(track).fleet.positionsOf("")).toHaveLength(2);
    const line = kml("<LineString><coordinates>-5,36,0 -5.1,36,0</coordinates></LineString>");
    expect(readAll(line)).toMatchObject({ positions: 0, timeless: 2 });
  });
  test("a GeoJSON of points, and one of a line with its moments", () => {
    const point = (lon: number, time: unknown) => ({
      type: "Feature",
      properties: { mmsi: 224123450, timestamp: time, name: "INVENTADO" },
      geometry: { type: "Point", coordinates: [lon, 36] },
    });
    const points = JSON.stringify({
      features: [point(-5, "2026-11-03T08:00:00Z"), point(-5.1, 1_793_692_800), point(-5, null)],
    });
    expect(readAll(points)).toMatchObject({ positions: 2, timeless: 1 });
    const line = JSON.stringify({
      type: "Feature",
      properties: { coordTimes: ["2026-11-03T08:00:00Z", "2026-11-03T09:00:00Z"] },
      geometry: {
        type: "LineString",
        coordinates: [
          [-5, 36],
          [-5.1, 36],
        ],
      },
    });
    expect(readAll(line).fleet.positionsOf("")).toHaveLength(2);
    expect(readAll('{"type":"Topology"}')).toMatchObject({ positions: 0 });
  });
  test("what is none of it is told by its beginning", () => {
    expect(guessShipFile("PK\u0003\u0004aaaa").form).toBe("zip");
    expect(guessShipFile("hola").form).toBe("unknown");
    expect(guessShipFile("").form).toBe("unknown");
  });
});

test("a ship's rows grow as far as they must", () => {
  const fleet = createFleet();
  for (let at = 0; at < 1000; at += 1) fleet.add("a", at, 0, at);
  expect(fleet.positionsOf("a")).toHaveLength(1000);
  expect(fleet.positionsOf("a").at(-1)).toEqual({ lon: 999, lat: 0, timeMs: 999 });
});
