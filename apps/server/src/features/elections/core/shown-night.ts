import {
  type CountedArea,
  type CountSnapshot,
  type ElectionFields,
  type ElectoralLaw,
  TOTAL_AREA,
} from "@nv/contracts/schemas";
import type { NamedList, ShownArea, ShownCall, ShownList, ShownNight } from "@nv/election-pages";
import {
  areasByCode,
  type ChamberSeats,
  countedPctOf,
  lastSeatText,
  leftToCount,
  majorityOf,
  seatsOfCount,
  seatsOfLaw,
  validOf,
  votesOf,
} from "@nv/elections";
import type { NumberRules } from "@nv/spanish";
import { colourOfList, type ListColours } from "./colour-of-list.ts";
import { nightHeadlines } from "./night-headlines.ts";

/** Everything that the pages of a night are made of. */
export interface NightMatter {
  readonly fields: ElectionFields;
  readonly law: ElectoralLaw;
  readonly slug: string;
  readonly url: string;
  readonly isRehearsal: boolean;
  /** `null` before the first count. */
  readonly snapshot: CountSnapshot | null;
  readonly before: { readonly snapshot: CountSnapshot; readonly label: string } | null;
  readonly behindSinceMs: number | null;
  /** Winners that two people gave, by the code of the area. */
  readonly calls: ReadonlyMap<string, ShownCall>;
  /** Colours of lists that have none of their own. */
  readonly house: ListColours;
  readonly numbers: NumberRules;
  readonly source: string;
}

/** Key of all lists that the desk does not show by name. */
const OTHERS = "";

/** A result that an area is compared with. */
interface Earlier {
  readonly area: CountedArea;
  readonly seats: ReadonlyMap<string, number>;
}

/** Share of the valid votes, of a hundred. */
const shareOf = (votes: number, valid: number) => (valid === 0 ? 0 : (100 * votes) / valid);

const seatsIn = (chamber: ChamberSeats, code: string): ReadonlyMap<string, number> =>
  code === TOTAL_AREA ? chamber.total : (chamber.byConstituency.get(code)?.seats ?? new Map());

/** Lists of the desk, and their keys. */
interface NamedKeys {
  readonly lists: ElectionFields["lists"];
  readonly keys: ReadonlySet<string>;
}

/** Writes the lists of an area: those of the desk by name, and all others together. */
function listsOf(
  area: CountedArea,
  seats: ReadonlyMap<string, number>,
  { lists: named, keys: ours }: NamedKeys,
  earlier: Earlier | null,
): readonly ShownList[] {
  const valid = validOf(area);
  const validBefore = earlier === null ? 0 : validOf(earlier.area);
  const shown = named.map(({ key, before }): ShownList => {
    const votes = votesOf(area, key);
    const then = before === "" ? key : before;
    const votesThen = earlier === null ? 0 : votesOf(earlier.area, then);
    const seatsNow = seats.get(key) ?? 0;
    const pct = shareOf(votes, valid);
    // Nobody is said to have won points since an election in which they did not stand.
    const isNew = earlier === null || votesThen === 0;
    return {
      ...{ key, votes, pct, seats: seatsNow },
      pctChange: isNew ? null : pct - shareOf(votesThen, validBefore),
      seatsChange: earlier === null ? null : seatsNow - (earlier.seats.get(then) ?? 0),
    };
  });
  let [votes, otherSeats] = [0, 0];
  for (const key in area.votes) if (!ours.has(key)) votes += area.votes[key] ?? 0;
  for (const [key, count] of seats) if (!ours.has(key)) otherSeats += count;
  const others: ShownList = {
    ...{ key: OTHERS, votes, pct: shareOf(votes, valid), seats: otherSeats },
    ...{ pctChange: null, seatsChange: null },
  };
  const present = shown.filter((list) => list.votes > 0 || list.seats > 0);
  const sorted = present.toSorted((one, other) => other.seats - one.seats || other.votes - one.votes);
  return others.votes > 0 || others.seats > 0 ? [...sorted, others] : sorted;
}

/** An area without a vote. */
const EMPTY: CountedArea = {
  ...{ code: TOTAL_AREA, name: "Total", kind: "total", parent: "", census: 0, countedCensus: null, countedPct: null },
  ...{ voters: 0, blank: 0, spoilt: 0, votes: {}, turnout: [] },
};

/** Share of the census that voted, once all of it is counted. */
function turnoutOf(area: CountedArea, isFinal: boolean): number | null {
  const counted = countedPctOf(area);
  return area.census > 0 && (isFinal || counted === 100) ? shareOf(area.voters, area.census) : null;
}

function turnoutByHour(now: CountedArea | undefined, before: CountedArea | undefined): ShownNight["turnout"] {
  const pct = (voters: number, census: number) => shareOf(voters, census);
  const then = new Map(before?.turnout.map(({ time, voters }) => [time, pct(voters, before.census)]) ?? []);
  if (now === undefined || now.census === 0) return [];
  return now.turnout.map(({ time, voters }) => ({
    ...{ time, pct: pct(voters, now.census) },
    before: then.get(time) ?? null,
  }));
}

function namedLists(matter: NightMatter): ReadonlyMap<string, NamedList> {
  return new Map(
    matter.fields.lists.map((list, at) => [
      list.key,
      { acronym: list.acronym, name: list.name, ...colourOfList(list, at, matter.house) },
    ]),
  );
}

/**
 * Makes what readers see of a night: of each area its votes, seats and what changed, and of all of them what they add up to.
 *
 * @param hasTowns - Whether anybody asks for the municipalities: they are thousands.
 */
export function shownNight(matter: NightMatter, { hasTowns = true } = {}): ShownNight {
  const { fields, law, snapshot, before, calls } = matter;
  const areas = snapshot === null ? new Map<string, CountedArea>() : areasByCode(snapshot);
  const chamber = seatsOfCount(snapshot ?? { areas: [] }, law);
  const chamberBefore = before === null ? null : seatsOfCount(before.snapshot, law);
  const areasBefore = before === null ? null : areasByCode(before.snapshot);
  const isFinal = snapshot?.isFinal ?? false;
  const seats = seatsOfLaw(law);

  function earlierOf(code: string): Earlier | null {
    const area = areasBefore?.get(code);
    return area === undefined || chamberBefore === null ? null : { area, seats: seatsIn(chamberBefore, code) };
  }

  const acronyms = new Map(fields.lists.map(({ key, acronym }) => [key, acronym]));
  const nameOf = (key: string) => acronyms.get(key) ?? key;
  const named = { lists: fields.lists, keys: new Set(acronyms.keys()) };
  const noSeats: ReadonlyMap<string, number> = new Map();

  function shownArea(area: CountedArea, seatsOfArea: number): ShownArea {
    const { code, name, census, voters, blank, spoilt } = area;
    const given = seatsOfArea === 0 ? noSeats : seatsIn(chamber, code);
    const apportioned = chamber.byConstituency.get(code);
    return {
      ...{ code, name, census, voters, blank, spoilt, seats: seatsOfArea },
      countedPct: countedPctOf(area),
      turnoutPct: turnoutOf(area, isFinal),
      lists: listsOf(area, given, named, earlierOf(code)),
      call: calls.get(code) ?? null,
      lastSeat: apportioned === undefined ? "" : lastSeatText(apportioned, leftToCount(area, { isFinal }), nameOf),
    };
  }

  const constituencies = law.constituencies.map(({ code, name, seats: own }) =>
    shownArea({ ...EMPTY, ...areas.get(code), code, name }, own),
  );
  const municipalities = Map.groupBy(
    (hasTowns ? (snapshot?.areas ?? []) : []).filter(({ kind }) => kind === "municipality"),
    ({ parent }) => parent,
  );
  const total = areas.get(TOTAL_AREA);
  const shownTotal = shownArea({ ...EMPTY, ...total }, seats);
  const seatsOf = new Map(shownTotal.lists.map((list) => [list.key, list.seats]));
  const lists = namedLists(matter);
  return {
    ...{ title: fields.title, description: fields.description, slug: matter.slug, url: matter.url },
    ...{ isRehearsal: matter.isRehearsal, behindSinceMs: matter.behindSinceMs, isFinal, seats, lists, constituencies },
    takenAtMs: snapshot?.takenAtMs ?? null,
    majority: majorityOf(seats),
    blocs: fields.blocs.map(({ name, lists: keys }) => ({
      name,
      acronyms: keys.map((key) => lists.get(key)?.acronym ?? key),
      seats: keys.reduce((sum, key) => sum + (seatsOf.get(key) ?? 0), 0),
    })),
    headline: nightHeadlines(matter).find(({ state }) => state === "shown")?.text ?? "",
    total: shownTotal,
    municipalities: new Map(
      [...municipalities].map(([parent, towns]) => [parent, towns.map((area) => shownArea(area, 0))]),
    ),
    // Drawn apart, where there is an atlas.
    towns: null,
    turnout: turnoutByHour(total, areasBefore?.get(TOTAL_AREA)),
    before: before?.label ?? "",
    numbers: matter.numbers,
    source: matter.source,
  };
}
