import type { GraphicDetail } from "@nv/contracts/schemas";
import { RegisterGraphic } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { CallFailure, SENTENCES } from "@nv/web";
import type { SavingKind } from "../../records/saving/saving-kind";
import { problemOf } from "../api/graphic-problem";
import { graphicsCalls } from "../api/graphics-calls";
import { DRAFT_PREFIX } from "../core/draft-prefix";
import { draftOf, fieldsOf, type GraphicDraft } from "../core/graphic-draft";
import {
  changedLabels,
  draftConflicts,
  isSameDraft,
  joinDrafts,
  labelOfField,
  undecidedBase,
} from "../core/joined-draft";
import { readKeptDraft } from "../core/kept-draft";
import { missingIn } from "../core/missing-in";
import { refusalOf } from "./refusal-of";

const schemaOf = (type: string) => RegisterGraphic.extend({ config: typeOf(type).keptSchema });

/** Schemas by type: one is compiled when it first reads something. */
const SCHEMAS = new Map<string, ReturnType<typeof schemaOf>>();

/** The fields as the server takes them, of a type that is loaded with its form. */
function fieldsSchema({ config: { type } }: GraphicDraft) {
  const known = SCHEMAS.get(type) ?? schemaOf(type);
  SCHEMAS.set(type, known);
  return known;
}

/** Makes something of a draft once: it is asked for several times at each key, of what is written and of what is saved. */
function ofDraft<Made>(make: (draft: GraphicDraft) => Made): (draft: GraphicDraft) => Made {
  const known = new WeakMap<GraphicDraft, { readonly made: Made }>();
  return (draft) => {
    const kept = known.get(draft) ?? { made: make(draft) };
    known.set(draft, kept);
    return kept.made;
  };
}

/** Reads the fields of a draft as the server would. */
const readFields = ofDraft((draft) => fieldsSchema(draft).safeParse(fieldsOf(draft)));

const keptText = ofDraft((draft) => {
  const { data } = readFields(draft);
  return data === undefined ? null : JSON.stringify([data, draft.slug.trim(), draft.isPinned]);
});

/** Brings what waits for files to be made ready. @throws {CallFailure} Without a connection, which publishing needs too. */
const loadPublishing = () =>
  import("../api/publish-when-made").catch(() => {
    throw new CallFailure({ kind: "offline", sentence: SENTENCES.offline });
  });

/** Graphics and stories, as what saves by itself. */
export const GRAPHIC_SAVING: SavingKind<GraphicDraft, GraphicDetail> = {
  // Of stories first, of every graphic now; what browsers keep is found by it.
  copyPrefix: "nv.story:",
  keyOf: (name) => DRAFT_PREFIX + name,
  read: readKeptDraft,
  toDraft: draftOf,
  isSame: isSameDraft,
  join: joinDrafts,
  undecidedBase,
  conflicts: ({ base, theirs, mine }) => draftConflicts(base, theirs, mine),
  labelOf: labelOfField,
  changed: changedLabels,
  missing: missingIn,
  keptText,
  unkept(draft) {
    const issues = readFields(draft).error?.issues ?? [];
    return issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
  },
  pathOf: (field) => field,
  fieldOf: (path) => path.split(".")[0] ?? path,
  // Without what it shows there is nothing to begin.
  canStayOut: (draft, field, isBegun) => Object.hasOwn(draft, field) && (isBegun || field !== "config"),
  detail: graphicsCalls.detail,
  register: (draft, draftId) => graphicsCalls.register({ ...fieldsOf(draft), draftId }),
  edit({ id, version, revision }, draft, savingId) {
    const pinned = revision === null ? {} : { isPinned: draft.isPinned };
    return graphicsCalls.edit(id, { ...fieldsOf(draft), ...pinned, version, goesOn: true, savingId });
  },
  async publish(graphic, onPreparation) {
    const { publishWhenMade } = await loadPublishing();
    return publishWhenMade(graphic, onPreparation);
  },
  currentIn: (failure) => problemOf(failure).current,
  refusalOf,
};
