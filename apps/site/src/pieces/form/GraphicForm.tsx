import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { ChartChoicesContext, ConfigFields } from "@nv/graphic-types/fields";
import { FileChoicesContext } from "@nv/piece-parts/fields";
import { Field, FieldNotesContext } from "@nv/ui";
import { bindFields, type FormProblems, loadable, problemsByField, Step } from "@nv/web";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { BeforePublishing } from "../../frame/workbench/BeforePublishing";
import type { WorkbenchHead } from "../../frame/workbench/BenchName";
import { focusProblem } from "../../frame/workbench/focus-problem";
import { TurnButtons } from "../../frame/workbench/TurnButtons";
import { Workbench } from "../../frame/workbench/Workbench";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { type FormWithHistory, historyOrder, writingOrder } from "../../records/saving/use-form-history";
import { isUnwritten, stillRefused } from "../core/field-state";
import type { GraphicDraft } from "../core/graphic-draft";
import { labelOfField } from "../core/joined-draft";
import { longTexts } from "../core/long-texts";
import { missingIn } from "../core/missing-in";
import { takesCharts, useAccountCharts } from "./chart-choices";
import { TextFields } from "./TextFields";
import { TypeField } from "./TypeField";
import { useReview } from "./use-review";
import "./card-fields.css";

/** Comes for what its own editor does not show. */
const DraftPreview = loadable(async () => (await import("./DraftPreview")).DraftPreview, null);

/** Comes with the forms of the registry: a tool that makes a graphic asks for its texts alone. */
const SheetStep = loadable(
  async () => (await import("./SheetStep")).SheetStep,
  <p role="status">Preparando la ficha…</p>,
);

/** Comes with the first sentence that the data do not bear out. */
const SettleClaims = loadable(async () => (await import("./SettleClaims")).SettleClaims, null);

interface Props {
  readonly form: FormWithHistory<GraphicDraft>;
  /** Problems for which the server refused it when it was sent; the first field that is wrong gets the focus by its error. */
  readonly refused: FormProblems;
  /** Form as it was when it was sent; `null` where nothing was refused. */
  readonly refusedDraft: GraphicDraft | null;
  /** Problems of what is not saved: the server would not take it, or two people wrote it. */
  readonly unsaved?: readonly FieldProblem[];
  /** Reason why readers would see an empty frame; empty for none. */
  readonly doubt: string;
  /** Nobody has published it yet: what kind it is and its address may still change. */
  readonly isOpen: boolean;
  /** Readers have it, so it may be marked as one that stays current for good. */
  readonly isPinnable?: boolean;
  /** Leaves out what only the registry needs. */
  readonly isShort?: boolean;
  /** Heading of the screen; see {@link Workbench}. */
  readonly head?: WorkbenchHead | undefined;
  /** State of what is written: where it is kept, whether readers have it. */
  readonly state: ReactNode;
  /** Drawn over the fields: a former draft, what others do. */
  readonly notices?: ReactNode;
  /** Actions, the main one last. */
  readonly actions: ReactNode;
  /** Sentences about the last action. */
  readonly news: ReactNode;
  /** Drawn under what is missing: the sign-off of what is begun. */
  readonly signOff?: ReactNode;
  /** Step of the comments on what is begun. */
  readonly comments?: ReactNode;
  /** Drawn under the reader's view. */
  readonly aside?: ReactNode;
  readonly onSubmit: () => void;
  /** Called by the keys that publish, after asking. */
  readonly onPublish?: () => void;
}

/** Fields of each step besides those of the configuration, which belong to the first. */
const TEXT_FIELDS = ["title", "altText", "sourceLine", "credit", "language"];
const SHEET_FIELDS = [
  "slug",
  "shareImage",
  "author",
  "section",
  "tags",
  "note",
  "translations",
  "isFindable",
  "isPinned",
];
const CONFIG_FIELDS: readonly string[] = [];
const ALL_SAVED: readonly FieldProblem[] = [];

/** Fields of a graphic beside the page that comes out of them. */
export function GraphicForm(props: Props): ReactNode {
  const { form, refused, isOpen, isPinnable = false, isShort = false, head, state, notices, actions, news } = props;
  const { unsaved = ALL_SAVED, onPublish } = props;
  const listId = useId();
  const [live, setLive] = useState<readonly FieldProblem[]>([]);
  const fields = useRef<HTMLFormElement>(null);
  const { draft, base, change, isDirty } = form;
  const { charts, notice } = useAccountCharts(draft.config.type);
  const review = useReview(draft);
  const { claims, noteOn } = review;
  const found = [...live, ...review.problems];
  // A field that nobody wrote yet is not told what it lacks, and one that was put right is not told what it lacked.
  const problems: FormProblems = new Map([
    ...problemsByField(claims),
    ...(isDirty || form.changes > 0
      ? problemsByField(found.filter(({ field }) => !isUnwritten(field, draft, base)))
      : []),
    ...problemsByField([...longTexts(draft), ...unsaved]),
    ...stillRefused(refused, draft, props.refusedDraft),
  ]);

  const written = useMemo(() => missingIn(draft), [draft]);
  const known = new Set(written.map(({ field }) => field));
  const more = problemsByField(found.filter(({ field }) => !known.has(field)));
  const missing = [...written, ...[...more].map(([field, message]) => ({ field, message })), ...claims];
  /** Problem that somebody was led to: its field says it, even where nobody has written yet. */
  const [shown, setShown] = useState<FieldProblem | null>(null);
  const told: FormProblems =
    shown !== null && missing.some(({ field, message }) => field === shown.field && message === shown.message)
      ? new Map([[shown.field, shown.message], ...problems])
      : problems;
  const f = bindFields({ draft, change, problems: told });

  useEffect(() => {
    if (refused.size > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [refused]);
  useEffect(() => {
    if (shown !== null && fields.current !== null) focusProblem(fields.current, shown);
  }, [shown]);

  function send(event: FormEvent) {
    event.preventDefault();
    props.onSubmit();
  }
  // What is put on a drawing is taken back like any change; in a line of text the browser does that itself.
  const { isShownByEditor: isShown, altDraft } = typeOf(draft.config.type);
  function takeBack(event: KeyboardEvent) {
    const asked = writingOrder(event);
    if (asked !== null) {
      event.preventDefault();
      return asked === "publish" ? onPublish?.() : props.onSubmit();
    }
    const order = isShown ? historyOrder(event) : null;
    if (order === null) return;
    event.preventDefault();
    form[order]();
  }

  const title = (
    <div className="nv-bench__titled">
      <Field name="title" label="Título" placeholder="Sin título" {...f.text("title")} />
    </div>
  );
  return (
    <FieldNotesContext value={noteOn}>
      <ChartChoicesContext value={{ charts, listId }}>
        <form ref={fields} className="nv-bench-form" onSubmit={send} onKeyDown={takeBack} noValidate>
          <Workbench
            head={head}
            title={title}
            state={state}
            turns={<TurnButtons of={form} hasKeys />}
            actions={actions}
            news={news}
            missing={missing}
            stage={
              <>
                {!isShown && <DraftPreview draft={draft} base={base} doubt={props.doubt} onProblems={setLive} />}
                {props.aside && <div className="nv-bench__aside">{props.aside}</div>}
              </>
            }
            foot={
              <div className="nv-bench__foot">
                <BeforePublishing
                  missing={missing}
                  labelOf={labelOfField}
                  onGo={(problem) => setShown({ ...problem })}
                />
                {props.signOff}
                {(claims.some(({ claim }) => claim !== undefined) || draft.settledClaims.length > 0) && (
                  <SettleClaims
                    claims={claims}
                    settled={draft.settledClaims}
                    onOverrule={(settledClaims) => change({ settledClaims })}
                  />
                )}
              </div>
            }
          >
            {notices}
            <Step label="Contenido" fields={CONFIG_FIELDS}>
              {isOpen && <TypeField config={draft.config} onChange={f.value("config").onChange} />}
              <FileChoicesContext value={FILE_CHOICES}>
                <ConfigFields config={draft.config} problems={told} onChange={f.value("config").onChange} />
              </FileChoicesContext>
              {notice !== "" && takesCharts(draft.config.type) && <p className="nv-field__hint">{notice}</p>}
            </Step>
            <Step label="Texto" fields={TEXT_FIELDS}>
              <TextFields
                draft={draft}
                problems={told}
                onChange={change}
                isShort={isShort}
                draftAlt={altDraft ? () => altDraft(draft.config) : undefined}
              />
            </Step>
            {!isShort && (
              <Step label="Ficha" fields={SHEET_FIELDS}>
                <SheetStep draft={draft} problems={told} onChange={change} isOpen={isOpen} isPinnable={isPinnable} />
              </Step>
            )}
            {props.comments}
          </Workbench>
          <datalist id={listId}>
            {charts.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </datalist>
        </form>
      </ChartChoicesContext>
    </FieldNotesContext>
  );
}
