import type { FieldProblem } from "@nv/contracts/schemas";
import { type FormProblems, problemsByField } from "@nv/web";
import { type RefObject, useMemo } from "react";
import { useProblemFocus } from "../../frame/workbench/use-problem-focus";
import type { FormWithHistory } from "../../records/saving/use-form-history";
import { isUnwritten, stillRefused } from "../core/field-state";
import type { GraphicDraft } from "../core/graphic-draft";
import { longTexts } from "../core/long-texts";
import { missingIn } from "../core/missing-in";

/** Form of a graphic and what is known of it besides. */
interface Known {
  readonly form: FormWithHistory<GraphicDraft>;
  /** Problems for which the server refused it when it was sent. */
  readonly refused: FormProblems;
  /** Form as it was when it was sent; `null` where nothing was refused. */
  readonly refusedDraft: GraphicDraft | null;
  /** Problems of what is not saved. */
  readonly unsaved: readonly FieldProblem[];
  /** Problems that its preview and its review found. */
  readonly found: readonly FieldProblem[];
  /** Sentences that its data contradict or cannot settle. */
  readonly claims: readonly FieldProblem[];
}

/** Problems of a form, and the way to each. */
interface GraphicProblems {
  /** Everything that keeps it from being published. */
  readonly missing: readonly FieldProblem[];
  /** Problems that are told beside their fields. */
  readonly told: FormProblems;
  /** Leads to the field of a problem, which says it from then on. */
  readonly lead: (problem: FieldProblem) => void;
}

/** Collects what keeps a graphic from readers, and what of it is told beside its fields; the first field that was refused gets the focus. */
export function useGraphicProblems(
  root: RefObject<HTMLElement | null>,
  { form, refused, refusedDraft, unsaved, found, claims }: Known,
): GraphicProblems {
  const { draft, base, isDirty } = form;
  // A field that nobody wrote yet is not told what it lacks, and one that was put right is not told what it lacked.
  const problems: FormProblems = new Map([
    ...problemsByField(claims),
    ...(isDirty || form.changes > 0
      ? problemsByField(found.filter(({ field }) => !isUnwritten(field, draft, base)))
      : []),
    ...problemsByField([...longTexts(draft), ...unsaved]),
    ...stillRefused(refused, draft, refusedDraft),
  ]);

  const written = useMemo(() => missingIn(draft), [draft]);
  const known = new Set(written.map(({ field }) => field));
  const more = problemsByField(found.filter(({ field }) => !known.has(field)));
  const missing = [...written, ...[...more].map(([field, message]) => ({ field, message })), ...claims];
  const { shown, lead } = useProblemFocus(root, refused);
  const told: FormProblems =
    shown !== null && missing.some(({ field, message }) => field === shown.field && message === shown.message)
      ? new Map([[shown.field, shown.message], ...problems])
      : problems;
  return { missing, told, lead };
}
