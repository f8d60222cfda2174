import type { FieldProblem } from "@nv/contracts/schemas";
import type { DraftSides } from "@nv/web/merge-drafts";

/** A field that both sides changed in different ways. */
export interface DraftConflict {
  /** Names it for a {@link Decide}, whatever is decided of others. */
  readonly id: string;
  /** Its name in the form: `config.blocks.2.steps.0.text`. */
  readonly field: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Resolution of a conflict between both sides: the value of one side, or both texts where there are two. */
export type AtClash = keyof DraftSides<unknown> | "both";

/** Resolution of each conflict, by its id. */
export type Decide = (id: string) => AtClash;

/** Something saved, as far as whatever saves it by itself looks into it. */
export interface Savable {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly changedBy: string;
  /** Revision that readers get; `null` for none. */
  readonly revision: string | null;
  readonly hasUnpublishedChanges: boolean;
}

/** Form that saves by itself, as far as it is looked at without the server. */
export interface SavedDraft<Draft> {
  /** Whether two forms say the same. */
  isSame(one: Draft, other: Draft): boolean;
  /** Joins two changes of the same thing. */
  join(sides: DraftSides<Draft>, choice: AtClash | Decide): Draft;
  /** Writes a form as the server would keep it, to tell whether it has it; `null` for what it would not take. */
  keptText(draft: Draft): string | null;
  /** Lists the fields that the server would not take as they are written. */
  unkept(draft: Draft): readonly FieldProblem[];
}
