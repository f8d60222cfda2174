import type { FieldProblem } from "@nv/contracts/schemas";
import { type FormProblems, fieldsIn, NO_PROBLEMS, problemsByField } from "@nv/web";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { useProblemFocus } from "../../frame/workbench/use-problem-focus";
import { clashSentence } from "../core/clash-words";
import type { DraftConflict, Savable } from "../core/saved-draft";
import { textAt } from "../core/saving-plan";
import type { SavingKind } from "./saving-kind";
import type { Saving } from "./use-saving";
import type { SelfSavingForm } from "./use-self-saving-form";

const NOTHING: readonly FieldProblem[] = [];

/** Something saved with the reasons why it cannot be published, as far as the server knows them. */
interface Judged extends Savable {
  readonly problems: readonly FieldProblem[];
}

/** Form and what is known of it. */
interface Known<Draft, Saved> {
  readonly form: SelfSavingForm<Draft>;
  /** Draft as it is written, a moment later. */
  readonly deferred: Draft;
  readonly record: Saved | null;
  readonly saving: Saving<Draft>;
  readonly conflicts: readonly DraftConflict[];
  /** Problems that are known besides, of what is looked at as it is written. */
  readonly live: readonly FieldProblem[];
  /** Element of the form. */
  readonly root: RefObject<HTMLElement | null>;
}

/** Problems of a form, and the way to each. */
interface ToldProblems {
  /** Everything that keeps it from readers. */
  readonly missing: readonly FieldProblem[];
  /** Problems that are told beside their fields: of what somebody touched, of what is not saved, of what was asked for. */
  readonly told: readonly FieldProblem[];
  /** Problems for which the server refused it, of fields that nobody wrote since. */
  readonly refused: FormProblems;
  /** The same as they came. */
  readonly refusals: readonly FieldProblem[];
  /** Leads to the field of a problem, which says it from then on. */
  readonly lead: (problem: FieldProblem) => void;
}

/** Adds the problems that only the server knows: of what is saved, or of no field of the form. */
function withServer(
  known: readonly FieldProblem[],
  ofServer: readonly FieldProblem[],
  isCurrent: (problem: FieldProblem) => boolean,
): readonly FieldProblem[] {
  const fields = new Set(known.map(({ field }) => field));
  return [...known, ...ofServer.filter((problem) => !fields.has(problem.field) && isCurrent(problem))];
}

/** Leaves out refusals of fields that were written since they came. */
function useStillRefused(refused: FormProblems, textOf: (field: string) => string): FormProblems {
  const came = useRef({ refused, texts: new Map<string, string>() });
  if (came.current.refused !== refused)
    came.current = { refused, texts: new Map([...refused.keys()].map((field) => [field, textOf(field)])) };
  const { texts } = came.current;
  return new Map([...refused].filter(([field]) => textOf(field) === (texts.get(field) ?? textOf(field))));
}

/** Collects what keeps a form from readers, and what of it is told beside its fields; the first field that was refused gets the focus. */
export function useTold<Draft extends object, Saved extends Judged>(
  of: SavingKind<Draft, Saved & Savable>,
  { form, deferred, record, saving, conflicts, live, root }: Known<Draft, Saved>,
): ToldProblems {
  const { failure, isSaved, leftOut } = saving;
  const [begunWith] = useState(form.draft);
  const inForm = useCallback(
    (problems: readonly FieldProblem[]) => problems.map((one) => ({ ...one, field: of.pathOf(one.field) })),
    [of],
  );
  const refusals = useMemo(() => (failure === null ? NOTHING : inForm(fieldsIn(failure))), [failure, inForm]);
  const refused = useMemo(() => (refusals.length === 0 ? NO_PROBLEMS : problemsByField(refusals)), [refusals]);
  const missing = useMemo(() => {
    const isCurrent = ({ field }: FieldProblem) => isSaved || !Object.hasOwn(deferred, of.fieldOf(field));
    return withServer([...of.missing(deferred), ...live], inForm(record?.problems ?? NOTHING), isCurrent);
  }, [of, inForm, deferred, live, record, isSaved]);
  const stillRefused = useStillRefused(refused, (field) => textAt(form.draft, of.fieldOf(field)));
  const { shown, lead } = useProblemFocus(root, refused);

  const valueIn = (draft: Draft, field: string) => JSON.stringify(Reflect.get(draft, field));
  function isTouched(field: string): boolean {
    const at = of.fieldOf(field);
    return Object.hasOwn(deferred, at) && valueIn(deferred, at) !== valueIn(begunWith, at);
  }
  const wasOut = record !== null && record.revision !== null;
  const isTold = ({ field }: FieldProblem) =>
    wasOut || isTouched(field) || refused.has(field) || field === shown?.field;
  const clashes = conflicts.map((one) => ({
    field: one.field,
    message: clashSentence(one, record?.changedBy ?? ""),
  }));
  return {
    ...{ missing, refusals, refused: stillRefused, lead },
    told: [...missing.filter(isTold), ...leftOut, ...clashes],
  };
}
