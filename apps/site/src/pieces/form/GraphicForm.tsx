import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { ChartChoicesContext } from "@nv/graphic-types/fields";
import { Field, FieldNotesContext } from "@nv/ui";
import { bindFields, type FormProblems, loadable, Step } from "@nv/web";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { WorkbenchHead } from "../../frame/workbench/BenchName";
import { TurnButtons } from "../../frame/workbench/TurnButtons";
import { Workbench } from "../../frame/workbench/Workbench";
import type { FormWithHistory } from "../../records/saving/use-form-history";
import type { GraphicDraft } from "../core/graphic-draft";
import { ChartOptions } from "./ChartOptions";
import { ContentStep } from "./ContentStep";
import { useAccountCharts } from "./chart-choices";
import { GraphicFoot } from "./GraphicFoot";
import { obeyKeys } from "./obey-keys";
import { TextFields } from "./TextFields";
import { useGraphicProblems } from "./use-graphic-problems";
import { useReview } from "./use-review";
import "./card-fields.css";

/** Comes for what its own editor does not show. */
const DraftPreview = loadable(async () => (await import("./DraftPreview")).DraftPreview, null);

/** Comes with the forms of the registry: a tool that makes a graphic asks for its texts alone. */
const SheetStep = loadable(
  async () => (await import("./SheetStep")).SheetStep,
  <p role="status">Preparando la ficha…</p>,
);

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

/** Fields of each step besides the first, {@link ContentStep}. */
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
const ALL_SAVED: readonly FieldProblem[] = [];

/** Fields of a graphic beside the page that comes out of them. */
export function GraphicForm(props: Props): ReactNode {
  const { form, refused, isOpen, isPinnable = false, isShort = false, head, state, notices, actions, news } = props;
  const { unsaved = ALL_SAVED, onPublish } = props;
  const listId = useId();
  const [live, setLive] = useState<readonly FieldProblem[]>([]);
  const fields = useRef<HTMLFormElement>(null);
  const { draft, base, change } = form;
  const { charts, notice } = useAccountCharts(draft.config.type);
  const { claims, problems, noteOn } = useReview(draft);
  const { missing, told, lead } = useGraphicProblems(fields, {
    ...{ form, refused, unsaved, claims },
    refusedDraft: props.refusedDraft,
    found: [...live, ...problems],
  });
  const f = bindFields({ draft, change, problems: told });
  // What is put on a drawing is taken back like any change; in a line of text the browser does that itself.
  const { isShownByEditor: isShown, altDraft } = typeOf(draft.config.type);

  function send(event: FormEvent) {
    event.preventDefault();
    props.onSubmit();
  }
  function obey(event: KeyboardEvent) {
    obeyKeys(event, { history: isShown ? form : null, onSave: props.onSubmit, onPublish });
  }

  const title = (
    <div className="nv-bench__titled">
      <Field name="title" label="Título" placeholder="Sin título" {...f.text("title")} />
    </div>
  );
  return (
    <FieldNotesContext value={noteOn}>
      <ChartChoicesContext value={{ charts, listId }}>
        <form ref={fields} className="nv-bench-form" onSubmit={send} onKeyDown={obey} noValidate>
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
              <GraphicFoot
                missing={missing}
                claims={claims}
                settledClaims={draft.settledClaims}
                onGo={lead}
                onOverrule={(settledClaims) => change({ settledClaims })}
              >
                {props.signOff}
              </GraphicFoot>
            }
          >
            {notices}
            <ContentStep
              config={draft.config}
              problems={told}
              isOpen={isOpen}
              notice={notice}
              onChange={f.value("config").onChange}
            />
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
          <ChartOptions id={listId} charts={charts} />
        </form>
      </ChartChoicesContext>
    </FieldNotesContext>
  );
}
