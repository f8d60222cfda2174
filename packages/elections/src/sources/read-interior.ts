import { COUNT_LIMITS, type CountedArea, type CountedList } from "@nv/contracts/schemas";
import { createProblems, type ProblemList } from "./count-problems.ts";
import { type Field, numberAt, textAt } from "./fixed-width.ts";
import {
  greaterCodes,
  greaterPlace,
  type InteriorArea,
  learnRegions,
  readGreaterAreas,
  readMunicipalities,
  type TurnoutHours,
} from "./interior-areas.ts";
import {
  CANDIDACIES,
  GREATER_AREAS,
  GREATER_VOTES,
  MUNICIPAL_VOTES,
  MUNICIPALITIES,
  PROCESS,
  type VoteLayout,
  WHOLE_MUNICIPALITY,
} from "./interior-layout.ts";
import type { ReadCount, ReadOptions } from "./read-count.ts";
import { type CountFile, isTooBig, plainName, type TextFile, textFile } from "./text-file.ts";

/** A list, and the one that it adds up with in the country. */
interface Candidacy {
  readonly acronym: string;
  readonly name: string;
  readonly head: string;
}

/** Longest acronym of a list. */
const ACRONYM = 60;

const NOTHING: TextFile = { name: "", lines: [] };

/** Finds the file of a number, by its name: `nnxxaamm.DAT`. */
const FILE_NAME = /^(\d\d)\d{6}\.dat$/i;

function filesByNumber(files: readonly CountFile[], problems: ProblemList): ReadonlyMap<string, TextFile> {
  const found = new Map<string, TextFile>();
  for (const file of files) {
    const [, number = ""] = FILE_NAME.exec(file.name.split("/").at(-1) ?? "") ?? [];
    if (number === "") continue;
    if (isTooBig(file)) problems.add(file.name, 0, "Es más grande que cualquier recuento: no se lee.");
    else found.set(number, textFile(file));
  }
  return found;
}

/** Whether a line is as long as its fields; a shorter one is told. */
function isWhole(file: TextFile, at: number, line: string, width: number, problems: ProblemList): boolean {
  if (line.length >= width) return true;
  if (line !== "")
    problems.add(file.name, at + 1, `Tiene ${line.length} caracteres y debería tener ${width}: está cortada.`);
  return false;
}

function readHours({ lines: [line = ""] }: TextFile): TurnoutHours {
  const hour = (field: Field) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(textAt(line, field)) ? textAt(line, field) : "");
  return { first: hour(PROCESS.firstHour), second: hour(PROCESS.secondHour) };
}

function readCandidacies(file: TextFile, problems: ProblemList): ReadonlyMap<string, Candidacy> {
  const candidacies = new Map<string, Candidacy>();
  file.lines.forEach((line, at) => {
    if (!isWhole(file, at, line, CANDIDACIES.width, problems)) return;
    const code = textAt(line, CANDIDACIES.code);
    if (!/^\d{6}$/.test(code)) problems.add(file.name, at + 1, "El código de la candidatura no son seis cifras.");
    else {
      const head = textAt(line, CANDIDACIES.countryHead);
      const [acronym, name] = [
        plainName(textAt(line, CANDIDACIES.acronym), ACRONYM),
        plainName(textAt(line, CANDIDACIES.name)),
      ];
      candidacies.set(code, { acronym: acronym || code, name, head: /^\d{6}$/.test(head) ? head : code });
    }
  });
  return candidacies;
}

/** Votes as they are read, by area. */
interface VoteReading {
  readonly areas: ReadonlyMap<string, CountedArea>;
  readonly candidacies: ReadonlyMap<string, Candidacy>;
  readonly problems: ProblemList;
  /** Number of votes that were read of all files. */
  count: number;
}

/** Lists whose votes of an area are in it under the key of another, by area and key: of a country's own list nobody needs to know. */
type TakenKeys = Map<string, string>;

/**
 * Key of a list in an area: that of the country's list. Two lists of one area that add up with the same one are two all the same, where
 * seats are given.
 */
function keyIn(taken: TakenKeys, area: CountedArea, code: string, head: string): string {
  if (area.kind !== "constituency" && area.kind !== "municipality") return head;
  if (area.votes[head] === undefined) {
    if (code !== head) taken.set(`${area.code} ${head}`, code);
    return head;
  }
  return (taken.get(`${area.code} ${head}`) ?? head) === code ? head : code;
}

/** Reads a file of votes into the areas. @param areaOf - Code of the area of a line; `null` for a line that is left out without a word. */
function readVotes(
  file: TextFile,
  layout: VoteLayout,
  reading: VoteReading,
  areaOf: (line: string) => string | null,
): void {
  const taken: TakenKeys = new Map();
  const { areas, candidacies, problems } = reading;
  file.lines.forEach((line, at) => {
    if (!isWhole(file, at, line, layout.width, problems)) return;
    const place = areaOf(line);
    if (place === null) return;
    const [area, code] = [areas.get(place), textAt(line, layout.candidacy)];
    const [candidacy, votes] = [candidacies.get(code), numberAt(line, layout.votes)];
    if (area === undefined) problems.add(file.name, at + 1, `No hay datos del territorio ${place}.`);
    else if (candidacy === undefined) problems.add(file.name, at + 1, `La candidatura ${code} no está en la lista.`);
    else if (votes === null) problems.add(file.name, at + 1, "Los votos no son un número.");
    else if (votes > 0) {
      reading.count += 1;
      if (reading.count > COUNT_LIMITS.votes) return;
      const key = keyIn(taken, area, code, candidacy.head);
      area.votes[key] = (area.votes[key] ?? 0) + votes;
    }
  });
}

/** Lists that some area votes, by their key. */
function listsOf(areas: readonly CountedArea[], candidacies: ReadonlyMap<string, Candidacy>): CountedList[] {
  const keys = new Set(areas.flatMap(({ votes }) => Object.keys(votes)));
  return [...keys].sort().map((key) => {
    const { acronym = key, name = "" } = candidacies.get(key) ?? {};
    return { key, acronym, name };
  });
}

/** Areas by code, each within one that is there; the first of two with one code. */
function placedAreas(found: readonly InteriorArea[]): ReadonlyMap<string, CountedArea> {
  const codes = new Set(found.map(({ area }) => area.code));
  const areas = new Map<string, CountedArea>();
  for (const { area } of found) {
    const parent = codes.has(area.parent) ? area.parent : "";
    if (!areas.has(area.code)) areas.set(area.code, { ...area, parent, votes: {} });
  }
  return areas;
}

/**
 * Reads the files in which the Ministerio del Interior publishes a count: 02 (hours), 03 (lists), 05 and 06 (municipalities), 07 and 08
 * (country, communities, provinces, islands). Others are left alone; 05 and 06, or 07 and 08, may be missing.
 *
 * The census that is counted is what those files call «censo de escrutinio». Lists have the code of the one that they add up with in the
 * country.
 */
export function readInterior(files: readonly CountFile[], { takenAtMs }: ReadOptions): ReadCount {
  const problems = createProblems();
  const byNumber = filesByNumber(files, problems);
  const of = (number: string) => byNumber.get(number) ?? NOTHING;
  const hours = readHours(of(PROCESS.number));
  const candidacies = readCandidacies(of(CANDIDACIES.number), problems);
  if (candidacies.size === 0) problems.add("", 0, "Falta el archivo de candidaturas (03…), o no se entiende.");
  const regionCode = learnRegions(of(GREATER_AREAS.number), of(MUNICIPALITIES.number));
  const found = [
    ...readGreaterAreas(of(GREATER_AREAS.number), hours, problems, regionCode),
    ...readMunicipalities(of(MUNICIPALITIES.number), hours, problems),
  ];
  if (found.length === 0) problems.add("", 0, "Faltan los archivos de territorios (05… o 07…), o no se entienden.");
  const areas = placedAreas(found);
  const reading: VoteReading = { areas, candidacies, problems, count: 0 };
  readVotes(
    of(GREATER_VOTES.number),
    GREATER_VOTES,
    reading,
    (line) => greaterPlace(greaterCodes(line, GREATER_VOTES), regionCode).code,
  );
  readVotes(of(MUNICIPAL_VOTES.number), MUNICIPAL_VOTES, reading, (line) => {
    if (textAt(line, MUNICIPAL_VOTES.district) !== WHOLE_MUNICIPALITY) return null;
    return `${textAt(line, MUNICIPAL_VOTES.province)}${textAt(line, MUNICIPAL_VOTES.municipality)}`;
  });
  if (reading.count > COUNT_LIMITS.votes) problems.add("", 0, "Trae más votos que cualquier recuento: no se usa.");
  const isUseless = candidacies.size === 0 || found.length === 0 || reading.count > COUNT_LIMITS.votes;
  if (isUseless) return { snapshot: null, problems: problems.told() };
  const all = [...areas.values()];
  const isFinal = found.every(({ isOfficial }) => isOfficial);
  return { snapshot: { takenAtMs, isFinal, lists: listsOf(all, candidacies), areas: all }, problems: problems.told() };
}
