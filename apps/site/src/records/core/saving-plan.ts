import type { FieldProblem } from "@nv/contracts/schemas";
import type { SavedDraft } from "./saved-draft";

/** Values that the server refused, by their field, as they were written then. */
export type Refused = ReadonlyMap<string, string>;

/** Plan of the next save: which part of what is written goes to the server now. */
export interface SavingPlan<Draft> {
  /** Draft that is sent: as it is saved wherever two people differ and nobody decided, and where the server would refuse. */
  readonly draft: Draft;
  /** Whether that is saved already. */
  readonly isSaved: boolean;
  /** Problems of the fields that the server would not take as they are written: those stay here. */
  readonly leftOut: readonly FieldProblem[];
}

/** Lists the fields that the server would not take, or did not take. */
function unkeptIn<Draft extends object>(
  of: SavedDraft<Draft>,
  draft: Draft,
  refused: Refused,
): readonly FieldProblem[] {
  const told = [...refused].flatMap(([field, text]) =>
    textAt(draft, field) === text ? [{ field, message: "El servidor no lo acepta" }] : [],
  );
  return [...of.unkept(draft), ...told];
}

/** A field as it is written, to tell whether it was written anew. */
export const textAt = (draft: object, field: string): string =>
  JSON.stringify(Object.entries(draft).find(([name]) => name === field)?.[1] ?? null);

interface Written<Draft> {
  /** Draft that the form started from: see `undecidedBase`. */
  readonly base: Draft;
  readonly saved: Draft;
  readonly written: Draft;
  readonly refused?: Refused;
  /** Draft that became what is saved: the server writes the same in its own spelling, such as the id of a chart for its address. */
  readonly sent?: Draft | null;
}

/** Decides what is saved of what is written: everything that can be, and nothing over what somebody has not decided yet. */
export function savingPlan<Draft extends object>(
  of: SavedDraft<Draft>,
  { base, saved, written, refused = new Map(), sent = null }: Written<Draft>,
): SavingPlan<Draft> {
  const isApart = base !== saved && !of.isSame(base, saved);
  const sides = { base, theirs: saved, mine: written };
  const settled = isApart ? of.join(sides, "theirs") : written;
  const leftOut = settled === saved ? [] : unkeptIn(of, settled, refused);
  const names = new Set(leftOut.map(({ field }) => field));
  const stays = Object.fromEntries(Object.entries(saved).filter(([name]) => names.has(name)));
  const draft = leftOut.length === 0 ? settled : { ...settled, ...stays };
  const text = settled === saved ? "" : of.keptText(draft);
  return {
    draft,
    isSaved: settled === saved || text === of.keptText(saved) || (sent !== null && text === of.keptText(sent)),
    leftOut,
  };
}

/**
 * Returns what the form starts from once something is saved.
 *
 * @param over - What was saved before.
 * @param kept - What the server kept.
 * @param base - Draft that the form starts from now: while it was on its way somebody may have decided, and that stands.
 */
export const startAfter = <Draft>(of: Pick<SavedDraft<Draft>, "join">, over: Draft, kept: Draft, base: Draft): Draft =>
  of.join({ base: over, theirs: kept, mine: base }, "mine");
