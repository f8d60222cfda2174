import { type CountedArea, TOTAL_AREA } from "@nv/contracts/schemas";
import { regionOf } from "../law/regions.ts";
import type { ProblemList } from "./count-problems.ts";
import { type Field, numberAt, textAt } from "./fixed-width.ts";
import {
  type AreaLayout,
  GREATER_AREAS,
  MUNICIPALITIES,
  WHOLE,
  WHOLE_MUNICIPALITY,
  WHOLE_PROVINCE,
} from "./interior-layout.ts";
import { plainName, type TextFile } from "./text-file.ts";

/** An area whose votes are still to come, and whether its source says that its figures are official. */
export interface InteriorArea {
  readonly area: CountedArea;
  readonly isOfficial: boolean;
}

/** Place of an area: its code, its kind, and the code of the one that holds it. */
type AreaPlace = Pick<CountedArea, "code" | "kind" | "parent">;

/** Hours of both advances of turnout, «18:00»; empty where nobody told. */
export interface TurnoutHours {
  readonly first: string;
  readonly second: string;
}

/** Code of a region by the number that the ministry gives its community, which is not the INE's. */
export type RegionCodes = (community: string) => string;

/**
 * Learns which region a community of the ministry's files is from the provinces that they put in it.
 *
 * @returns A code of its own for a community without provinces that are known.
 */
export function learnRegions(greater: TextFile, towns: TextFile): RegionCodes {
  const regions = new Map<string, string>();
  const learn = (line: string, { community, province }: AreaLayout) => {
    const region = regionOf(textAt(line, province));
    if (region !== undefined) regions.set(textAt(line, community), region);
  };
  for (const line of greater.lines) learn(line, GREATER_AREAS);
  for (const line of towns.lines) learn(line, MUNICIPALITIES);
  return (community) => regions.get(community) ?? `ca-${community}`;
}

/** Codes of a line of the greater areas. */
interface GreaterCodes {
  readonly community: string;
  readonly province: string;
  readonly district: string;
}

/** Reads the codes of a line of the greater areas. */
export const greaterCodes = (
  line: string,
  layout: Readonly<Record<"community" | "province" | "district", Field>>,
): GreaterCodes => ({
  community: textAt(line, layout.community),
  province: textAt(line, layout.province),
  district: textAt(line, layout.district),
});

/** Tells the place of a line of the greater areas. */
export function greaterPlace({ community, province, district }: GreaterCodes, regionCode: RegionCodes): AreaPlace {
  if (community === WHOLE) return { code: TOTAL_AREA, kind: "total", parent: "" };
  const region = regionCode(community);
  if (province === WHOLE) return { code: region, kind: "region", parent: TOTAL_AREA };
  const code = district === WHOLE_PROVINCE ? province : `${province}${district}`;
  return { code, kind: "constituency", parent: region };
}

/** Codes that the places of these files have. */
const PLACE = /^(?:total|ca-\d\d|\d{2,5})$/;

/** Figures of an area; `null` where one of them is no number. */
function figuresOf(line: string, layout: AreaLayout) {
  const of = (field: Field) => numberAt(line, field);
  const [ine, countedCensus, blank, spoilt, listVotes] = [
    of(layout.census),
    of(layout.countedCensus),
    of(layout.blank),
    of(layout.spoilt),
    of(layout.listVotes),
  ];
  if (ine === null || countedCensus === null || blank === null || spoilt === null || listVotes === null) return null;
  // The census that is counted holds people whom that of the INE did not: it may be a few more.
  return { census: Math.max(ine, countedCensus), countedCensus, blank, spoilt, voters: blank + spoilt + listVotes };
}

function turnoutOf(line: string, layout: AreaLayout, { first, second }: TurnoutHours): CountedArea["turnout"] {
  const at = (time: string, field: Field) => {
    const voters = numberAt(line, field);
    return time === "" || voters === null || voters === 0 ? [] : [{ time, voters }];
  };
  return [...at(first, layout.firstTurnout), ...at(second, layout.secondTurnout)];
}

/** Reads the lines of a file of areas. @param placeOf - `null` for a line that is left out without a word. */
function readAreas(
  file: TextFile,
  layout: AreaLayout,
  hours: TurnoutHours,
  problems: ProblemList,
  placeOf: (line: string) => AreaPlace | null,
): readonly InteriorArea[] {
  return file.lines.flatMap((line, at): readonly InteriorArea[] => {
    const number = at + 1;
    if (line === "") return [];
    if (line.length < layout.width) {
      problems.add(file.name, number, `Tiene ${line.length} caracteres y debería tener ${layout.width}: está cortada.`);
      return [];
    }
    const place = placeOf(line);
    if (place === null) return [];
    if (!PLACE.test(place.code)) {
      problems.add(file.name, number, "El código del territorio no es un número.");
      return [];
    }
    const figures = figuresOf(line, layout);
    if (figures === null) {
      problems.add(file.name, number, "Hay una cifra que no es un número.");
      return [];
    }
    const name = plainName(textAt(line, layout.name));
    const area = { ...place, name, ...figures, countedPct: null, votes: {}, turnout: turnoutOf(line, layout, hours) };
    return [{ area, isOfficial: textAt(line, layout.official) === "S" }];
  });
}

/** Reads the country, communities, provinces and islands. */
export const readGreaterAreas = (
  file: TextFile,
  hours: TurnoutHours,
  problems: ProblemList,
  regionCode: RegionCodes,
): readonly InteriorArea[] =>
  readAreas(file, GREATER_AREAS, hours, problems, (line) =>
    greaterPlace(greaterCodes(line, GREATER_AREAS), regionCode),
  );

/** Reads the municipalities, their districts left out. */
export const readMunicipalities = (
  file: TextFile,
  hours: TurnoutHours,
  problems: ProblemList,
): readonly InteriorArea[] =>
  readAreas(file, MUNICIPALITIES, hours, problems, (line) => {
    if (textAt(line, MUNICIPALITIES.district) !== WHOLE_MUNICIPALITY) return null;
    const province = textAt(line, MUNICIPALITIES.province);
    const code = `${province}${textAt(line, MUNICIPALITIES.municipality)}`;
    return { code, kind: "municipality", parent: province };
  });
