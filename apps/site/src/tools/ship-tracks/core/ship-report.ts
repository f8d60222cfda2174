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
import { saidFindings } from "./said-findings";

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
  /** Status that the ship sent most in a stop, by its number. */
  readonly status?: number;
}

/** Facts about a ship's route once it is clean. */
export interface ShipReport {
  /** Findings on the ship's numbers, and on a track that is none. */
  readonly findings: readonly Finding[];
  /** Steps that were taken to clean it, in their order. */
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
  /** Whether positions bear the number of a ship's transponder: only then are they what it sent. */
  readonly isAis: boolean;
  /** Of which kind the file is: «GPX»; empty for one of no known kind. */
  readonly source: string;
  /** So many points contradict the rest that nobody knows which are right: no route may be shown. */
  readonly isRefused: boolean;
}

/** More impossible points than this share are no noise: two ships under one number, or falsified signals. */
const MOST_IMPOSSIBLE = 0.2;

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

/** Stretches while it moved: what a receiver's noise adds where it stayed is no way. */
function moving({ parts, stops }: CleanTrack): ReturnType<typeof stretches> {
  const isStaying = (part: TrackPart, at: number) => {
    const [fromMs, toMs] = [part[at]?.timeMs ?? 0, part[at + 1]?.timeMs ?? 0];
    return stops.some((stop) => stop.fromMs <= fromMs && toMs <= stop.toMs);
  };
  return parts.flatMap((part) => stretches(part).filter((_, at) => !isStaying(part, at)));
}

function routeFindings(points: number, impossible: number): readonly Finding[] {
  const findings: Finding[] = [];
  if (points < 2)
    findings.push(
      fault("Queda un punto, o ninguno: con eso no hay ruta. Mira si es el barco, y si las horas son las buenas."),
    );
  if (isTooMuch(points, impossible))
    findings.push(
      fault(
        `${formatNumber(impossible, { decimals: 0 })} de ${formatNumber(points + impossible, { decimals: 0 })} puntos se contradicen con los demás: no se sabe cuáles son los buenos, y no se dibuja ninguna ruta. Puede que dos barcos lleven el mismo MMSI, o que las señales sean falsas. Quita del archivo lo que no sea del barco y tráelo otra vez.`,
      ),
    );
  return findings;
}

const isTooMuch = (points: number, impossible: number) => impossible > MOST_IMPOSSIBLE * (points + impossible);

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
 * @param source - Of which kind the file is, as `ShipFileGuess` says it.
 */
export function studyTrack(
  ship: FleetShip,
  positions: readonly TrackPoint[],
  toleranceM: number,
  source = "",
): StudiedTrack {
  const clean = cleanTrack(positions);
  const simple = simplifyTrack(clean, toleranceM);
  const all = clean.parts.flat();
  const moves = moving(clean);
  const impossible = clean.steps.find(({ kind }) => kind === "jump")?.count ?? 0;
  const report: ShipReport = {
    findings: [...routeFindings(all.length, impossible), ...numberFindings(ship), ...saidFindings(clean.parts)],
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
    stops: clean.stops.map((stop) => ({ ...stop, miles: null })),
    flag: flagOf(ship.mmsi),
    isAis: ship.mmsi !== "",
    source,
    isRefused: isTooMuch(all.length, impossible),
  };
  return { clean, simple, report };
}

/** Writes the length of a spell. @example spellText({ fromMs: 0, toMs: 5_400_000, … }) // "1,5 horas" */
export function spellText({ fromMs, toMs }: ShipSpell): string {
  const hours = (toMs - fromMs) / HOUR_MS;
  const figure = formatNumber(hours, { decimals: hours < 10 ? 1 : 0 });
  return `${figure} ${figure === "1" ? "hora" : "horas"}`;
}

const STATUS_WORDS: Readonly<Record<number, string>> = { 1: "fondeado", 5: "amarrado", 6: "varado" };

/**
 * Names the activity that a ship reports where it stays; empty for a status that is no way of staying.
 *
 * @example statusWord({ status: 5 }) // "amarrado"
 */
export const statusWord = ({ status }: Pick<ShipSpell, "status">): string => STATUS_WORDS[status ?? -1] ?? "";

/** Writes the caption that readers need beside a route: the origin of the positions, and what is not known. */
export function trackCaption({ gaps, isAis, source }: Pick<ShipReport, "gaps" | "isAis" | "source">): string {
  const file = source === "" ? "un archivo" : `un archivo ${source}`;
  const whose = isAis
    ? "Ruta según las señales AIS que emite el propio barco, que puede apagarlas o falsearlas."
    : `Ruta según las posiciones de ${file} sin MMSI: no consta que sean señales AIS, y responde de ellas quien las grabó.`;
  return gaps.length > 0 ? `${whose} Línea discontinua: sin señal, no se sabe por dónde fue.` : whose;
}
