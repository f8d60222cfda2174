import type { FieldProblem } from "@nv/contracts/schemas";
import { RegisterGraphic } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { fieldsOf, type GraphicDraft, isSameDraft, joinDrafts } from "./graphic-draft";

/** Values that the server refused, by their field, as they were written then. */
export type Refused = ReadonlyMap<string, string>;

/** Plan of the next save: which part of what is written goes to the server now. */
export interface SavingPlan {
  /** Draft that is sent: as it is saved wherever two people differ and nobody decided, and where the server would refuse. */
  readonly draft: GraphicDraft;
  /** Whether that is saved already. */
  readonly isSaved: boolean;
  /** Problems of the fields that the server would not take as they are written: those stay here. */
  readonly leftOut: readonly FieldProblem[];
  /** Returns what the form starts from once it is saved. @param kept - What the server kept. */
  readonly startAfter: (kept: GraphicDraft) => GraphicDraft;
}

/** The fields as the server takes them, of a type that is loaded with its form. */
const fieldsSchema = ({ config }: GraphicDraft) => RegisterGraphic.extend({ config: typeOf(config.type).keptSchema });

/** A form as the server would keep it, as text; `null` for what it would not take. */
function keptText(draft: GraphicDraft): string | null {
  const { data } = fieldsSchema(draft).safeParse(fieldsOf(draft));
  return data === undefined ? null : JSON.stringify([data, draft.slug.trim(), draft.isPinned]);
}

/** Lists the fields that the server would not take, or did not take. */
function unkept(draft: GraphicDraft, refused: Refused): readonly FieldProblem[] {
  const issues = fieldsSchema(draft).safeParse(fieldsOf(draft)).error?.issues ?? [];
  const wrong = issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
  const told = [...refused].flatMap(([field, text]) =>
    textAt(draft, field) === text ? [{ field, message: "El servidor no lo acepta" }] : [],
  );
  return [...wrong, ...told];
}

/** A field as it is written, to tell whether it was written anew. */
export const textAt = (draft: GraphicDraft, field: string): string =>
  JSON.stringify(Object.entries(draft).find(([name]) => name === field)?.[1] ?? null);

interface Written {
  /** Draft that the form started from: see `undecidedBase`. */
  readonly base: GraphicDraft;
  readonly saved: GraphicDraft;
  readonly written: GraphicDraft;
  readonly refused?: Refused;
  /** Draft that became what is saved: the server writes the same in its own spelling, such as the id of a chart for its address. */
  readonly sent?: GraphicDraft | null;
}

/** Decides what is saved of what is written: everything that can be, and nothing over what somebody has not decided yet. */
export function savingPlan({ base, saved, written, refused = new Map(), sent = null }: Written): SavingPlan {
  const isApart = base !== saved && !isSameDraft(base, saved);
  const sides = { base, theirs: saved, mine: written };
  const settled = isApart ? joinDrafts(sides, "theirs") : written;
  const open = isApart ? joinDrafts(sides, "base") : written;
  const leftOut = settled === saved ? [] : unkept(settled, refused);
  const names = new Set(leftOut.map(({ field }) => field));
  const stays = Object.fromEntries(Object.entries(saved).filter(([name]) => names.has(name)));
  const draft = { ...settled, ...stays };
  const text = settled === saved ? "" : keptText(draft);
  return {
    draft,
    isSaved: settled === saved || text === keptText(saved) || (sent !== null && text === keptText(sent)),
    leftOut,
    startAfter: (kept) => joinDrafts({ base: settled, theirs: kept, mine: open }, "mine"),
  };
}
