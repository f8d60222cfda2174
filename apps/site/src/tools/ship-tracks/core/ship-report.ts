import {
  type CleanTrack,
  cleanTrack,
  distanceM,
  type FleetShip,
  flagOf,
  isImoNumber,
  isShipMmsi,
  simplifyTrack,
  speedKn,
  type TrackPart,
  type TrackPoint,
} from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";

const METRES_OF_A_MILE = 1852;
const HOUR_MS = 3_600_000;

/** A silence or a stop, as people read it. */
export interface ShipSpell {
  readonly fromMs: number;
  readonly toMs: number;
  /** Miles as the crow flies between its ends; `null` for a stop. */
  readonly miles: number | null;
  readonly lon: number;
  readonly lat: number;
}

/** What is known of a ship's route once it is clean. */
export interface ShipReport {
  /** What is said of the ship's numbers, and of a track that is none. */
  readonly findings: readonly Finding[];
  /** What was done to clean it, in its order. */
  readonly steps: readonly string[];
  /** Points of the clean track, and of the simplified one. */
  readonly points: number;
  readonly simplified: number;
  /** `null` when nothing is left. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** Nautical miles along what is known; what the silences hide is not counted. */
  readonly miles: number;
  readonly maxKn: number;
  readonly gaps: readonly ShipSpell[];
  readonly stops: readonly ShipSpell[];
  /** Two letters; `null` when the number tells none. */
  readonly flag: string | null;
}

/** A clean track, its simplified line, and what is said of it. */
export interface StudiedTrack {
  readonly clean: CleanTrack;
  readonly simple: CleanTrack;
  readonly report: ShipReport;
}

function stretches(part: TrackPart): readonly { readonly metres: number; readonly kn: number }[] {
  return part.slice(1).map((point, at) => {
    const before = part[at] ?? point;
    const metres = distanceM(before, point);
    return { metres, kn: speedKn(metres, point.timeMs - before.timeMs) };
  });
}

function numberFindings({ mmsi, imo }: FleetShip): readonly Finding[] {
  const findings: Finding[] = [];
  if (mmsi !== "" && !isShipMmsi(mmsi))
    findings.push(fault(`El MMSI ${mmsi} no es de un barco: son nueve cifras y empiezan por un número del 2 al 7.`));
  else if (mmsi !== "" && flagOf(mmsi) === null)
    findings.push(advice(`Las tres primeras cifras del MMSI ${mmsi} no son de ningún país.`));
  const isKnown = imo !== "" && imo !== "0" && !/^unknown$/i.test(imo);
  if (isKnown)
    findings.push(
      isImoNumber(imo)
        ? fine(`El número IMO ${imo.replace(/^imo\s?/i, "")} cuadra con su dígito de control.`)
        : fault(`El número IMO ${imo} no cuadra con su dígito de control: está mal copiado o es inventado.`),
    );
  return findings;
}

/**
 * Cleans a ship's positions and tells what was done, in its order.
 *
 * @param toleranceM - How far the simplified line may be from the whole one, metres.
 */
export function studyTrack(ship: FleetShip, positions: readonly TrackPoint[], toleranceM: number): StudiedTrack {
  const clean = cleanTrack(positions);
  const simple = simplifyTrack(clean, toleranceM);
  const all = clean.parts.flat();
  const moves = clean.parts.flatMap(stretches);
  const short =
    all.length < 2
      ? [fault("Queda menos de dos puntos: con eso no hay ruta. Mira si es el barco, y si las horas son las buenas.")]
      : [];
  const report: ShipReport = {
    findings: [...short, ...numberFindings(ship)],
    steps: simple.steps.map(({ text }) => text),
    points: all.length,
    simplified: simple.parts.reduce((sum, part) => sum + part.length, 0),
    fromMs: all[0]?.timeMs ?? null,
    toMs: all.at(-1)?.timeMs ?? null,
    miles: moves.reduce((sum, { metres }) => sum + metres, 0) / METRES_OF_A_MILE,
    maxKn: moves.reduce((most, { kn }) => Math.max(most, kn), 0),
    gaps: clean.gaps.map(({ from, to }) => ({
      fromMs: from.timeMs,
      toMs: to.timeMs,
      miles: distanceM(from, to) / METRES_OF_A_MILE,
      lon: from.lon,
      lat: from.lat,
    })),
    stops: clean.stops.map(({ fromMs, toMs, lon, lat }) => ({ fromMs, toMs, lon, lat, miles: null })),
    flag: flagOf(ship.mmsi),
  };
  return { clean, simple, report };
}

/** How long a spell lasted. @example spellText({ fromMs: 0, toMs: 5_400_000, … }) // "1,5 horas" */
export function spellText({ fromMs, toMs }: ShipSpell): string {
  const hours = (toMs - fromMs) / HOUR_MS;
  const figure = formatNumber(hours, { decimals: hours < 10 ? 1 : 0 });
  return `${figure} ${figure === "1" ? "hora" : "horas"}`;
}

/** What readers must be told beside a route. */
export function trackCaption({ gaps }: ShipReport): string {
  const silent = gaps.length > 0 ? " Línea discontinua: sin señal, no se sabe por dónde fue." : "";
  return `Ruta según las señales AIS que emite el propio barco, que puede apagarlas o falsearlas.${silent}`;
}
