import { type NightFigures, sumFigures, type TownFigures } from "./count-at.ts";
import { INVENTED_LISTS } from "./invented-election.ts";

/** A file as the ministry names and writes it. */
export interface NightFile {
  readonly name: string;
  readonly text: string;
}

/** Kind, year and month of the invented election: of the Congress, May 2027. */
const KIND = "02";
const BEGINNING = `${KIND}202705`;

/** Files are named by their number, the kind, and the year's last figures with the month. */
const nameOf = (number: string) => `${number}${KIND}2705.DAT`;

/** A number with zeros before it. */
const zeros = (value: number, length: number) => String(value).padStart(length, "0");

/** A text with spaces after it. */
const spaces = (text: string, length: number) => text.slice(0, length).padEnd(length, " ");

/** Writes lines as the ministry does, each ended as Windows ends it. */
const file = (number: string, lines: readonly string[]): NightFile => ({
  name: nameOf(number),
  text: lines.map((line) => `${line}\r\n`).join(""),
});

const votesOf = ({ votes }: NightFigures) => [...votes.values()].reduce((sum, one) => sum + one, 0);

/** Most polling stations that their field has room for: an invented country of thousands of towns may have more. */
const MOST_TABLES = 99_999;
const tablesOf = ({ tables }: NightFigures) => zeros(Math.min(tables, MOST_TABLES), 5);

/** Code of a list that is its own head in the whole country. */
const headOf = (code: string) => INVENTED_LISTS.find((list) => list.code === code)?.head ?? code;

/** Figures that files 05 and 07 share, in their order: census twice, foreigners, turnout, blank, spoilt, lists. */
function figures(area: NightFigures): string {
  const { census, countedCensus, turnout, blank, spoilt } = area;
  const all = [census, countedCensus, 0, 0, turnout[0], turnout[1], blank, spoilt, votesOf(area)];
  return all.map((figure) => zeros(figure, 8)).join("");
}

/** An area greater than a town, by the codes that the files have for it. */
interface GreaterArea {
  readonly community: string;
  readonly province: string;
  readonly name: string;
  readonly area: NightFigures;
}

function greaterAreas(towns: readonly TownFigures[]): readonly GreaterArea[] {
  const by = (keyOf: (town: TownFigures) => number) => [...Map.groupBy(towns, keyOf)].sort(([a], [b]) => a - b);
  return [
    { community: "99", province: "99", name: "Total nacional", area: sumFigures(towns, headOf) },
    ...by(({ town }) => town.community).map(([community, own]) => ({
      ...{ community: zeros(community, 2), province: "99", name: `Comunidad ${zeros(community, 2)}` },
      area: sumFigures(own, headOf),
    })),
    ...by(({ town }) => town.province).map(([province, own]) => ({
      ...{ community: zeros(own[0]?.town.community ?? 0, 2), province: zeros(province, 2) },
      ...{ name: `Provincia ${zeros(province, 2)}`, area: sumFigures(own) },
    })),
  ];
}

/**
 * Writes the files of a count: control is left out, as are the candidates and the polling stations.
 *
 * @param isOfficial - Whether it says that its figures are.
 * @see the document that comes with the ministry's files, FICHEROS.doc
 */
export function interiorFiles(towns: readonly TownFigures[], isOfficial: boolean): readonly NightFile[] {
  const official = isOfficial ? "S" : "N";
  const great = greaterAreas(towns);
  const townCode = ({ town }: TownFigures) => `${zeros(town.province, 2)}${zeros(town.number, 3)}`;
  return [
    file("02", [`${BEGINNING}1N9923052027${"09:00"}${"20:00"}${"14:00"}${"18:00"}`]),
    file(
      "03",
      INVENTED_LISTS.map(
        ({ code, acronym, name, head }) =>
          `${BEGINNING}${code}${spaces(acronym, 50)}${spaces(name, 150)}${code}${code}${head}`,
      ),
    ),
    file(
      "05",
      towns.map((own) => {
        const { community, name } = own.town;
        const place = `${zeros(community, 2)}${townCode(own)}99${spaces(name, 100)}0000000000`;
        return `${BEGINNING}1${place}${zeros(own.census, 8)}${tablesOf(own)}${figures(own)}000${zeros(0, 16)}${official}`;
      }),
    ),
    file(
      "06",
      towns.flatMap((own) =>
        [...own.votes].map(([code, votes]) => `${BEGINNING}1${townCode(own)}99${code}${zeros(votes, 8)}000`),
      ),
    ),
    file(
      "07",
      great.map(({ community, province, name, area }) => {
        const place = `${community}${province}9${spaces(name, 50)}`;
        return `${BEGINNING}1${place}${zeros(area.census, 8)}${tablesOf(area)}${figures(area)}${zeros(0, 6)}${zeros(0, 16)}${official}`;
      }),
    ),
    file(
      "08",
      great.flatMap(({ community, province, area }) =>
        [...area.votes].map(([code, votes]) => `${BEGINNING}1${community}${province}9${code}${zeros(votes, 8)}00000`),
      ),
    ),
  ];
}
