import type { ShipFile, ShipFileGuess, ShipFileReading } from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import { advice, type Finding, fault } from "@nv/ui/finding";

const count = (figure: number) => formatNumber(figure, { decimals: 0 });

/** Returns the reason why a file cannot be read at all; empty when it can. */
export function unreadableText({ form, columns, moment }: Pick<ShipFileGuess, "form" | "columns" | "moment">): string {
  if (form === "zip") return "Es un ZIP: descomprímelo y trae el archivo que lleva dentro.";
  if (form === "unknown")
    return "No se reconoce: tiene que ser un CSV, un GPX, un KML, un GeoJSON o un registro NMEA (AIVDM).";
  if (form !== "csv") return "";
  if (columns.lat < 0 || columns.lon < 0) return "Di en qué columnas están la latitud y la longitud.";
  if (columns.time < 0) return "Di en qué columna está la hora: sin hora no hay ruta.";
  if (moment === "none") return "La columna de la hora no se entiende. Elige otra.";
  return moment === "ambiguous" ? "Las fechas se pueden leer de dos maneras: di si va antes el día o el mes." : "";
}

const FORMS: Readonly<Record<string, string>> = {
  nmea: "un registro de la radio (NMEA AIVDM)",
  xml: "un GPX o un KML",
  json: "un GeoJSON",
};

/** Describes the apparent form of a file, for the person who must confirm it. */
export function guessText({ form, source, moment, head }: ShipFileGuess): string {
  if (form !== "csv")
    return `Parece ${form === "xml" && source !== "" ? `un ${source}` : (FORMS[form] ?? "otra cosa")}.`;
  const whose = source === "" ? `Una tabla con ${count(head.length)} columnas` : `Una tabla de ${source}`;
  const hours =
    moment === "seconds"
      ? " Las horas van en segundos desde 1970."
      : moment === "milliseconds"
        ? " Las horas van en milisegundos desde 1970."
        : moment === "day-first"
          ? " En las fechas va antes el día."
          : moment === "month-first"
            ? " En las fechas va antes el mes."
            : "";
  return `${whose}.${hours} Las horas sin zona se leen como universales (UTC).`;
}

/** Returns the way to read a file: as it seems to be written, or as somebody corrected it. */
export function readingOf({ form, separator, columns, moment }: ShipFileGuess): ShipFileReading {
  return { form, separator, columns, moment: moment === "ambiguous" || moment === "none" ? "iso" : moment };
}

/** Whether what is confirmed can be read. */
export function isReadable(reading: Pick<ShipFileReading, "form" | "columns"> & { readonly moment: string }): boolean {
  return reading.form !== "csv" || (reading.columns.lat >= 0 && reading.columns.lon >= 0 && reading.columns.time >= 0);
}

/** Lists the findings on a file, besides its ships. */
export function fileFindings({ positions, timeless, placeless, beyond, fleet }: ShipFile): readonly Finding[] {
  const findings: Finding[] = [];
  if (positions === 0 && timeless > 0)
    findings.push(
      fault(
        "Ningún punto tiene hora: es una línea dibujada, y de ella no se sabe cuándo pasó el barco por cada sitio.",
      ),
    );
  else if (positions === 0) findings.push(fault("No hay ninguna posición que se pueda leer."));
  else if (timeless > 0) findings.push(advice(`${count(timeless)} sin una hora que se entienda: fuera.`));
  if (placeless > 0) findings.push(advice(`${count(placeless)} sin posición: fuera.`));
  if (beyond > 0)
    findings.push(fault(`Solo caben cuatro millones de posiciones: faltan ${count(beyond)}. Recorta el archivo.`));
  const ships = fleet.ships();
  const isNumbered = ships.some(({ mmsi }) => mmsi !== "");
  if (ships.length > 1)
    findings.push(
      advice(
        `El archivo ${isNumbered ? "mezcla" : "trae"} ${count(ships.length)} ${isNumbered ? "barcos. Elige uno" : "pistas con distinto nombre. Elige una"}.`,
      ),
    );
  return findings;
}
