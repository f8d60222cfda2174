/** Content of a column of a file of positions. */
export type ShipRole = "mmsi" | "time" | "lat" | "lon" | "name" | "imo" | "sog" | "status";

/** Column of each role by its place, from 0; -1 when there is none. */
export type ShipColumns = Readonly<Record<ShipRole, number>>;

/** Layout that the head of a file shows. */
export interface ShipLayout {
  /** Source whose files look so; empty when it is none that is known. */
  readonly source: string;
  readonly columns: ShipColumns;
}

/** Names of columns as the sources write them, without accents, signs or case; the likeliest first. */
const NAMES: Readonly<Record<ShipRole, readonly string[]>> = {
  mmsi: ["mmsi", "sourcemmsi", "userid", "shipmmsi"],
  time: [
    "basedatetime",
    "timestamp",
    "timestamputc",
    "datetime",
    "datetimeutc",
    "time",
    "timeutc",
    "dateutc",
    "date",
    "received",
    "hora",
    "fecha",
    "fechahora",
    "momento",
    "t",
    "ts",
  ],
  lat: ["lat", "latitude", "latitud", "y", "latdd"],
  lon: ["lon", "longitude", "longitud", "lng", "long", "x", "londd"],
  name: ["vesselname", "shipname", "name", "nombre", "vessel", "barco", "buque"],
  imo: ["imo", "imonumber"],
  // No plain «speed»: that of MarineTraffic is in tenths of a knot, and that of others in whatever they like.
  sog: ["sog", "speedoverground", "sogkn", "sogknots", "speedkn", "speedknots"],
  status: ["navigationalstatus", "navigationstatus", "navstatus", "navstat", "status"],
};

/** Column names that tell a source's files from others'. */
const SOURCES: readonly (readonly [source: string, names: readonly string[]])[] = [
  ["EE UU (MarineCadastre)", ["basedatetime", "vesseltype"]],
  ["Dinamarca (Søfartsstyrelsen)", ["timestamp", "typeofmobile"]],
  ["MarineTraffic", ["shipid", "timestamp"]],
  ["MarineTraffic", ["timestamp", "source", "course"]],
  ["VesselFinder", ["timestamp", "navstat"]],
  ["VesselFinder", ["timestamp", "callsign", "destination"]],
];

function plain(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Tells what a file's columns hold by their names. */
export function layoutOf(head: readonly string[]): ShipLayout {
  const names = head.map(plain);
  const columnOf = (role: ShipRole) =>
    NAMES[role].map((name) => names.indexOf(name)).find((column) => column >= 0) ?? -1;
  const source = SOURCES.find(([, needed]) => needed.every((name) => names.includes(name)))?.[0] ?? "";
  const columns = {
    mmsi: columnOf("mmsi"),
    time: columnOf("time"),
    lat: columnOf("lat"),
    lon: columnOf("lon"),
    name: columnOf("name"),
    imo: columnOf("imo"),
    sog: columnOf("sog"),
    status: columnOf("status"),
  };
  return { source, columns };
}

/** Splits one line into cells; a quoted cell has its marks taken away. */
export function splitLine(line: string, separator: string): readonly string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"') {
      let end = line.indexOf('"', at + 1);
      while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
      if (end < 0) end = line.length;
      cells.push(line.slice(at + 1, end).replaceAll('""', '"'));
      const next = line.indexOf(separator, end);
      at = next < 0 ? line.length + 1 : next + 1;
    } else {
      const end = line.indexOf(separator, at);
      cells.push(line.slice(at, end < 0 ? line.length : end));
      at = end < 0 ? line.length + 1 : end + 1;
    }
  }
  return cells;
}

const SEPARATORS = ["\t", ";", ",", "|"] as const;

/** Returns the separator of the cells of a line of names: the one that occurs most. */
export function separatorIn(head: string): string {
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
