import type { EpicentreTerm, NearTown } from "@nv/contracts/schemas";
import { formatDate, formatNumber } from "@nv/spanish";
import { type LaterQuake, largestOf } from "./aftershocks";
import { abroadTime, clockOf, localTime, zoneAt } from "./local-time";
import { distanceWords, termWords, whereWords } from "./near-words";
import { AGENCIES, firstMagnitude, formatMagnitude, type Quake, type QuakeMagnitude } from "./quake";

/** Facts that a draft is written from. */
export interface SentenceParts {
  readonly quake: Quake;
  /** The magnitude that the text goes by; `null` while nobody has one. */
  readonly chosen: QuakeMagnitude | null;
  /** The town that says where it was; `null` far from all, and where somebody wants none. */
  readonly town: NearTown | null;
  /** In which it was; `null` at sea and abroad. */
  readonly term: EpicentreTerm | null;
  /** Zone of time there, as IANA calls it; empty where nobody here knows. */
  readonly zone: string;
  readonly later: readonly LaterQuake[];
  /** Within which they were, kilometres. */
  readonly radiusKm: number;
  readonly nowMs: number;
}

const SMALL = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"] as const;

/** A count in words up to nine, in figures from ten on. */
const counted = (count: number) => SMALL[count] ?? formatNumber(count, { decimals: 0 });

const kindOf = ({ kind }: QuakeMagnitude) => (kind === "" ? "" : ` (${kind})`);

/** «El IGN»; what is no agency that we know is called as it was written. */
const named = (agency: string) =>
  Object.values(AGENCIES).some(({ short }) => short === agency) ? `el ${agency}` : agency;

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const at = (time: string) => (/^1:/.test(time) ? `a la ${time}` : `a las ${time}`);

const dayWords = (day: string, today: string) =>
  formatDate(day, day.slice(0, 4) === today.slice(0, 4) ? "weekday" : "text");

/** «el viernes 20 de noviembre a las 20:40, hora local (12:40 en la Península, 11:40 UTC)» */
function whenAbroad(atMs: number, zone: string, nowMs: number): string | null {
  const abroad = abroadTime(atMs, zone);
  if (abroad === null) return null;
  const { there, universal } = abroad;
  const peninsula = localTime(atMs, "peninsula");
  const day = there.day === peninsula.day ? "" : ` del ${formatDate(peninsula.day, "text").replace(/ de \d{4}$/, "")}`;
  const clocks = `${clockOf(peninsula)}${day} en la Península, ${clockOf(universal)} UTC`;
  return `el ${dayWords(there.day, localTime(nowMs, "peninsula").day)} ${at(clockOf(there))}, hora local (${clocks})`;
}

/** «a las 12:40, hora peninsular (11:40 en Canarias)», and the other way round where it was there. */
function whenWords({ atMs, lon, lat }: Quake, nowMs: number): string {
  const zone = zoneAt({ lon, lat });
  const [here, peninsula, canaries] = [
    localTime(atMs, zone),
    localTime(atMs, "peninsula"),
    localTime(atMs, "canaries"),
  ];
  const day = dayWords(here.day, localTime(nowMs, zone).day);
  const clocks =
    zone === "canaries"
      ? `${at(clockOf(canaries))}, hora canaria (${clockOf(peninsula)} en la Península)`
      : `${at(clockOf(peninsula))}, hora peninsular (${clockOf(canaries)} en Canarias)`;
  return `el ${day} ${clocks}`;
}

function whereIn({ quake, town, term }: SentenceParts): string {
  if (town !== null) return `, ${whereWords(town)}${termWords(term, town)}`;
  if (term !== null) return termWords(term, null);
  if (quake.place.startsWith("a ")) return `, ${quake.place}`;
  return quake.place === "" ? "" : `, en un lugar que la agencia describe como «${quake.place}»`;
}

function mainSentence(parts: SentenceParts): string {
  const { quake, chosen, zone, nowMs } = parts;
  const when = whenAbroad(quake.atMs, zone, nowMs) ?? whenWords(quake, nowMs);
  const size = chosen === null ? "" : ` de magnitud ${formatMagnitude(chosen.value)}, según ${named(chosen.agency)},`;
  return `Un terremoto${size} se registró ${when}${whereIn(parts)}.`;
}

function depthSentence({ quake: { depth } }: SentenceParts): string {
  if (depth === null) return "";
  const isShallow = depth.km < 1;
  const about = isShallow ? "" : Math.round(depth.km) === 1 ? "cerca de " : "unos ";
  const where = `a ${about}${distanceWords(depth.km)}`;
  return `Se originó ${where} de profundidad, según ${named(depth.agency)}.`;
}

function otherSentence({ quake: { magnitudes }, chosen }: SentenceParts): string {
  const others = magnitudes.filter((one) => one !== chosen);
  if (chosen === null || others.length === 0) return "";
  const told = others.map((one, index) => {
    const verb = index === 0 ? " calcula" : ",";
    return `${named(one.agency)}${verb} ${formatMagnitude(one.value)}${kindOf(one)}`;
  });
  return `${capital(told.length === 1 ? told.join("") : `${told.slice(0, -1).join("; ")} y ${told.at(-1)}`)}.`;
}

/** Nobody is said to have felt what the data do not say. */
function feltSentence({ quake: { felt } }: SentenceParts): string {
  if (felt === null) return "";
  const who =
    felt.people === 1
      ? "Una persona ha comunicado"
      : `${formatNumber(felt.people, { decimals: 0 })} personas han comunicado`;
  return `${who} ${named(felt.agency).replace(/^el /, "al ")} que lo ha${felt.people === 1 ? "" : "n"} sentido.`;
}

function laterSentence({ later, radiusKm }: SentenceParts): string {
  if (later.length === 0) return "";
  const largest = largestOf(later);
  const magnitude = largest === null ? null : firstMagnitude(largest.quake);
  const one = later.length === 1;
  const size =
    magnitude === null
      ? ""
      : `, ${one ? "" : "el mayor "}de magnitud ${formatMagnitude(magnitude.value)}, según ${named(magnitude.agency)}`;
  const count = one ? "se ha registrado otro" : `se han registrado otros ${counted(later.length)}`;
  return `Después ${count} a menos de ${distanceWords(radiusKm)}${size}.`;
}

function doubtSentence({ quake: { automatic, magnitudes }, chosen }: SentenceParts): string {
  if (chosen === null) return magnitudes.length === 0 ? "Ninguna agencia ha calculado todavía su magnitud." : "";
  return automatic.includes(chosen.agency) ? "El dato es automático y puede cambiar cuando lo revisen." : "";
}

/** A draft for the text: what the agencies say, whose it is, and nothing else. */
export function draftSentences(parts: SentenceParts): string {
  return [mainSentence, depthSentence, otherSentence, feltSentence, laterSentence, doubtSentence]
    .map((write) => write(parts))
    .filter((sentence) => sentence !== "")
    .join(" ");
}
