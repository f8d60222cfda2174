import type { FieldProblem } from "@nv/contracts/schemas";
import type { CallFailure, OnPreparation, VersionedDraft } from "@nv/web";
import type { DraftSides } from "@nv/web/merge-drafts";
import type { DraftConflict, Savable, SavedDraft } from "../core/saved-draft";

/** Kind of what saves by itself: its form, and the calls that keep it. All calls throw {@link CallFailure}. */
export interface SavingKind<Draft extends object, Saved extends Savable> extends SavedDraft<Draft> {
  /** Beginning of the names under which a browser keeps its forms besides the tab. */
  readonly copyPrefix: string;
  /** Names a form in the tab's storage. @param name - Id, or name of one that is not begun. */
  keyOf(name: string): string;
  /** Takes up what the browser kept; `null` for what cannot be read. */
  read(stored: string | null): VersionedDraft<Draft> | null;
  toDraft(saved: Saved): Draft;
  /**
   * Base of a form that stays open while a conflict is undecided: joined again, the same fields conflict and no other.
   *
   * @param decided - Id of a conflict that is one no more.
   */
  undecidedBase(sides: DraftSides<Draft>, decided?: string): Draft;
  conflicts(sides: DraftSides<Draft>): readonly DraftConflict[];
  /** Returns the label of a field. */
  labelOf(field: string): string;
  /** Lists the labels of the fields that somebody else changed. */
  changed(before: Draft, after: Draft): readonly string[];
  /** Lists the problems of what is written before readers get it, as far as they are known without the server. */
  missing(draft: Draft): readonly FieldProblem[];
  /** Path in the form of a field as the server names it: `headlines.0.figure`. */
  pathOf(field: string): string;
  /** Field of the form that a path in it is of. */
  fieldOf(path: string): string;
  /** Whether a field may stay out of what is saved. */
  canStayOut(draft: Draft, field: string, isBegun: boolean): boolean;
  detail(id: string): Promise<Saved>;
  register(draft: Draft, draftId: string): Promise<Saved>;
  /** @param savingId - Names this saving: sent again under it, it is made once. */
  edit(saved: Saved, draft: Draft, savingId: string): Promise<Saved>;
  publish(saved: Saved, onPreparation: OnPreparation): Promise<Saved>;
  /** Returns what is saved now, when a refusal brings it. */
  currentIn(failure: CallFailure): Saved | undefined;
  /** Turns an error into the refusal of a form. */
  refusalOf(error: unknown, draft: Draft): CallFailure;
}
