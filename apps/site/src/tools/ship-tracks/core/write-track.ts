import { type CleanTrack, type FleetShip, type TrackPart, type TrackPoint, trackLines } from "@nv/geography";
import { delimitedLine } from "@nv/tables";
import { statusWord } from "./ship-report";

/** A track to be written, with whose it is. */
export interface TrackToWrite {
  readonly ship: FleetShip;
  readonly track: CleanTrack;
  /** Caption that readers need: it goes inside each file that has room for words. */
  readonly note: string;
}

const DECIMALS = 5;
const degrees = (figure: number) => Number(figure.toFixed(DECIMALS));
const moment = (timeMs: number) => new Date(timeMs).toISOString();

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function titleOf({ mmsi, name }: FleetShip): string {
  return [name, mmsi === "" ? "" : `MMSI ${mmsi}`].filter((part) => part !== "").join(" · ") || "Ruta";
}

/** Writes a track as GeoJSON: known stretches as lines with their moments, gaps as lines of their own, and the stops as points. */
export function trackGeoJson({ ship, track, note }: TrackToWrite): string {
  const { mmsi, name } = ship;
  const rounded = (lines: readonly (readonly (readonly number[])[])[]) =>
    lines.map((line) => line.map((place) => place.map(degrees)));
  const known = track.parts
    .filter((part) => part.length > 1)
    .map((part) => {
      const lines = rounded(trackLines([part]).coordinates);
      // Cut at the antimeridian there are more places than moments: then only the ends have theirs.
      const isWhole = lines.length === 1;
      const [only = []] = lines;
      return {
        type: "Feature",
        properties: {
          tipo: "ruta",
          mmsi,
          nombre: name,
          desde: moment(part[0]?.timeMs ?? 0),
          hasta: moment(part.at(-1)?.timeMs ?? 0),
          ...(isWhole ? { coordTimes: part.map(({ timeMs }) => moment(timeMs)) } : {}),
        },
        geometry: isWhole ? { type: "LineString", coordinates: only } : { type: "MultiLineString", coordinates: lines },
      };
    });
  const silent = track.gaps.map(({ from, to }) => ({
    type: "Feature",
    properties: {
      tipo: "sin señal",
      mmsi,
      nombre: name,
      desde: moment(from.timeMs),
      hasta: moment(to.timeMs),
      aviso: "No se sabe por dónde fue: la línea solo une los dos puntos.",
    },
    geometry: { type: "MultiLineString", coordinates: rounded(trackLines([[from, to]]).coordinates) },
  }));
  const stops = track.stops.map(({ lon, lat, fromMs, toMs, status }) => ({
    type: "Feature",
    properties: {
      ...{ tipo: "parada", mmsi, nombre: name, desde: moment(fromMs), hasta: moment(toMs) },
      ...(status !== undefined && { estado: statusWord({ status }) }),
    },
    geometry: { type: "Point", coordinates: [degrees(lon), degrees(lat)] },
  }));
  const features = [...known, ...silent, ...stops].map((one) => JSON.stringify(one));
  return `{"type":"FeatureCollection","nota":${JSON.stringify(note)},"features":[\n${features.join(",\n")}\n]}\n`;
}

/** A segment for each stretch without a silence: programs draw nothing between two. */
export function trackGpx({ ship, track, note }: TrackToWrite): string {
  const segment = (part: TrackPart) =>
    `<trkseg>${part
      .map(
        ({ lon, lat, timeMs }) =>
          `<trkpt lat="${degrees(lat)}" lon="${degrees(lon)}"><time>${moment(timeMs)}</time></trkpt>`,
      )
      .join("\n")}</trkseg>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Narrativas Visuales" xmlns="http://www.topografix.com/GPX/1/1">
<trk><name>${escaped(titleOf(ship))}</name><desc>${escaped(note)}</desc>
${track.parts.map(segment).join("\n")}
</trk></gpx>
`;
}

/** A track with moments for each stretch, and dashes of their own for silences. */
export function trackKml({ ship, track, note }: TrackToWrite): string {
  const place = ({ lon, lat }: TrackPoint) => `${degrees(lon)},${degrees(lat)},0`;
  const stretch = (part: TrackPart) =>
    `<Placemark><styleUrl>#ruta</styleUrl><gx:Track>${part.map(({ timeMs }) => `<when>${moment(timeMs)}</when>`).join("")}${part
      .map(({ lon, lat }) => `<gx:coord>${degrees(lon)} ${degrees(lat)} 0</gx:coord>`)
      .join("")}</gx:Track></Placemark>`;
  const silences = track.gaps.map(
    ({ from, to }) =>
      `<Placemark><name>Sin señal: no se sabe por dónde fue</name><styleUrl>#hueco</styleUrl><LineString><coordinates>${place(from)} ${place(to)}</coordinates></LineString></Placemark>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
<name>${escaped(titleOf(ship))}</name><description>${escaped(note)}</description>
<Style id="ruta"><LineStyle><color>ff1f32c8</color><width>3</width></LineStyle></Style>
<Style id="hueco"><LineStyle><color>7f75838a</color><width>1</width></LineStyle></Style>
${track.parts.map(stretch).join("\n")}
${silences.join("\n")}
</Document></kml>
`;
}

/** A row a point; the stretch changes at each silence. */
export function trackCsv({ ship, track }: TrackToWrite): string {
  const own = delimitedLine([ship.mmsi, ship.name]);
  const rows = track.parts.flatMap((part, at) =>
    part.map(({ lon, lat, timeMs }) => `${moment(timeMs)},${degrees(lat)},${degrees(lon)},${at + 1},${own}`),
  );
  return `momento,latitud,longitud,tramo,mmsi,nombre\r\n${rows.join("")}`;
}

/** Points for a symbol map of Datawrapper: the size tells what each one is. */
export function trackDatawrapper({ track }: TrackToWrite): string {
  const row = (lat: number, lon: number, size: number, kind: string, atMs: number) =>
    `${degrees(lat)},${degrees(lon)},${size},${kind},${moment(atMs)}\r\n`;
  const points = track.parts.flatMap((part) => part.map(({ lon, lat, timeMs }) => row(lat, lon, 1, "ruta", timeMs)));
  const stops = track.stops.map(({ lon, lat, fromMs }) => row(lat, lon, 4, "parada", fromMs));
  return `latitud,longitud,tamano,tipo,momento\r\n${points.join("")}${stops.join("")}`;
}
