import type { GraphicDraft } from "./graphic-draft";

/** Returns the value of a form at the path of a field: `config.items.2.label`; `undefined` where there is nothing. */
function valueAt(draft: GraphicDraft, field: string): unknown {
  let value: unknown = draft;
  for (const part of field.split("."))
    value = typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined;
  return value;
}

const isEmpty = (value: unknown) => value === "" || value === null;

/** Whether nobody has written a field yet: it lacks what it needs, and is not wrong before the form is sent. */
export function isUnwritten(field: string, draft: GraphicDraft, base: GraphicDraft): boolean {
  const before = valueAt(base, field);
  return isEmpty(valueAt(draft, field)) && (isEmpty(before) || before === undefined);
}

/** Whether a field holds what it held in another form: what was refused there is still to be put right. */
function isSameAt(field: string, one: GraphicDraft, other: GraphicDraft): boolean {
  return JSON.stringify(valueAt(one, field)) === JSON.stringify(valueAt(other, field));
}

/**
 * Returns what was refused and is still to be put right: what somebody wrote while the answer was on its way was not refused.
 *
 * @param asked - Form as it was when it was sent; `null` where nothing was.
 */
export const stillRefused = (
  refused: ReadonlyMap<string, string>,
  draft: GraphicDraft,
  asked: GraphicDraft | null,
): ReadonlyMap<string, string> =>
  new Map([...refused].filter(([field]) => asked === null || isSameAt(field, draft, asked)));
