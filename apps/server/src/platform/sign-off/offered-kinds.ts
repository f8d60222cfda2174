import { z } from "zod";
import type { RecordRow } from "../records/records-tables.ts";
import { findLastRules } from "./sign-off.repository.ts";
import type { SignOffDb } from "./sign-off-tables.ts";

/** A kind of what is published, as an administrator chooses whether it takes two people. */
export interface OfferedKind {
  /** `series`, or a type within a kind: `graphics:story`. */
  readonly kind: string;
  readonly label: string;
  /** Heading that it stands under. */
  readonly group: string;
}

/** Kinds that a collection of records offers to choose. */
export interface OfferedCollection {
  readonly kinds: readonly OfferedKind[];
  /** Returns the kind of a record; the only one, when it is left out. @param fields - What people write in it. */
  readonly kindOf?: (fields: unknown) => string;
  /** Returns the address of a record on the site. */
  readonly pathOf: (record: Pick<RecordRow, "id" | "fields">) => string;
}

/** Version of what an administrator chose, and the kinds that take two people. */
interface ChosenKinds {
  readonly version: number;
  readonly kinds: readonly string[];
}

/** Kinds that collections offer, and those of them that take two people. */
export type OfferedKinds = ReturnType<typeof createOfferedKinds>;

/** Opens the kinds; none is offered yet. */
export function createOfferedKinds() {
  const offered = new Map<string, OfferedCollection>();

  async function rules(db: SignOffDb): Promise<ChosenKinds> {
    const row = await findLastRules(db);
    if (row === undefined) return { version: 0, kinds: [] };
    return { version: row.version, kinds: z.array(z.string()).parse(JSON.parse(row.kinds)) };
  }

  return {
    /** Offers the kinds of a collection to choose. */
    offer(collection: string, what: OfferedCollection): void {
      offered.set(collection, what);
    },
    offered: (): readonly OfferedKind[] => [...offered.values()].flatMap(({ kinds }) => kinds),
    /** Returns the address of a record on the site; that of the home for one that no screen shows. */
    pathOf: (row: RecordRow): string => offered.get(row.collection)?.pathOf(row) ?? "/",
    rules,
    /** Tells whether a record takes two people. */
    async takesTwo(db: SignOffDb, { collection, fields }: RecordRow): Promise<boolean> {
      const { kinds } = await rules(db);
      if (kinds.length === 0) return false;
      return kinds.includes(offered.get(collection)?.kindOf?.(JSON.parse(fields)) ?? collection);
    },
  };
}
