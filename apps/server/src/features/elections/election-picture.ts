import { ElectionLaw, type ElectionPicture, type ElectoralLaw } from "@nv/contracts/schemas";
import { seatsOfCount, seatsOfLaw } from "@nv/elections";
import { colourOfList, type ListColours } from "./core/colour-of-list.ts";
import { lawOf } from "./core/law-of.ts";
import type { StoredElection } from "./core/stored-election.ts";
import type { ElectionRow } from "./elections-collection.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { countOf } from "./nights.repository.ts";

/** Results of last time whose seats are remembered: as many as a list has elections. */
const REMEMBERED = 200;

const COLOUR = /^#[0-9a-f]{6}$/;

type Seats = ReadonlyMap<string, number>;

/** Returns the law that is written; `null` for one that is half written. */
function wholeLaw({ law }: StoredElection): ElectoralLaw | null {
  const read = ElectionLaw.safeParse(law);
  return read.success ? lawOf({ law: read.data }) : null;
}

/** Colour of a list: what is half written is none. */
const colourAt = (list: StoredElection["lists"][number], at: number, house: ListColours) =>
  colourOfList(COLOUR.test(list.color) ? list : { ...list, color: "" }, at, house);

/** Creates what draws the pictures of elections; the seats of a result are counted once. */
export function createElectionPictures({ db, counts, house }: Pick<ElectionsContext, "db" | "counts" | "house">) {
  const known = new Map<string, Seats>();

  async function seatsBefore(id: string, { before, law: written }: StoredElection, law: ElectoralLaw) {
    const key = JSON.stringify([before.hash, written]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const snapshot = counts.read(await countOf(db, id, before.hash));
    if (snapshot === null) return null;
    const seats = seatsOfCount(snapshot, law).total;
    for (const old of [...known.keys()].slice(0, known.size - REMEMBERED + 1)) known.delete(old);
    known.set(key, seats);
    return seats;
  }

  return async ({ id, fields }: Pick<ElectionRow, "id" | "fields">): Promise<ElectionPicture> => {
    const { style } = await house.current();
    const colours = { presets: style.presets, light: style.light.data, dark: style.dark.data };
    const law = wholeLaw(fields);
    const then = law === null ? null : await seatsBefore(id, fields, law);
    return {
      seats: law === null ? null : seatsOfLaw(law),
      lists: fields.lists.map((list, at) => ({
        ...colourAt(list, at, colours),
        seats: then === null ? null : (then.get(list.before === "" ? list.key : list.before) ?? 0),
      })),
    };
  };
}
