import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { ChartChoicesContext, ConfigFields } from "@nv/graphic-types/fields";
import { FileChoicesContext } from "@nv/piece-parts/fields";
import { Button, Toggle } from "@nv/ui";
import { bindFields, type FormProblems, problemsByField } from "@nv/web";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { isSameAt, isUnwritten } from "../core/field-state";
import { longTexts } from "../core/long-texts";
import { useAccountCharts } from "./chart-choices";
import { DraftPreview } from "./DraftPreview";
import { FieldGroup } from "./FieldGroup";
import { FindableField } from "./FindableField";
import { ShareImageField } from "./ShareImageField";
import { SlugField } from "./SlugField";
import { TextFields } from "./TextFields";
import { TypeField } from "./TypeField";
import { type FormWithHistory, historyOrder } from "./use-form-history";
import "./card-fields.css";

interface Props {
  readonly form: FormWithHistory;
  /** Problems for which the server refused it when it was sent; the first field that is wrong gets the focus by its error. */
  readonly refused: FormProblems;
  /** Nobody has published it yet: what kind it is and its address may still change. */
  readonly isOpen: boolean;
  /** Readers have it, so it may be marked as one that stays current for good. */
  readonly isPinnable?: boolean;
  /** Leaves out what only the registry needs, and shows the page that comes out first. */
  readonly isShort?: boolean;
  /** Drawn over the fields: a former draft, what others do. */
  readonly notices?: ReactNode;
  /** The orders at the end, with what came of the last one. */
  readonly orders: ReactNode;
  /** Drawn under the preview; before the orders where the editor shows the graphic itself. */
  readonly aside?: ReactNode;
  readonly onSubmit: () => void;
}

/** Whether what the account has is of use to a type. */
function takesCharts(name: string): boolean {
  const { composes, service } = typeOf(name);
  return composes !== null || service?.name === "datawrapper";
}

/** Fields of a graphic beside the page that comes out of them. */
export function GraphicForm(props: Props): ReactNode {
  const { form, refused, isOpen, isPinnable = false, isShort = false, notices, orders, aside, onSubmit } = props;
  const listId = useId();
  const { charts, notice } = useAccountCharts();
  const [live, setLive] = useState<readonly FieldProblem[]>([]);
  const fields = useRef<HTMLFormElement>(null);
  const { draft, base, change, isDirty } = form;
  const sent = useRef({ refused, draft });
  if (sent.current.refused !== refused) sent.current = { refused, draft };
  // A field that nobody wrote yet is not told what it lacks, and one that was put right is not told what it lacked.
  const problems: FormProblems = new Map([
    ...(isDirty ? problemsByField(live.filter(({ field }) => !isUnwritten(field, draft, base))) : []),
    ...[...refused].filter(([field]) => isSameAt(field, draft, sent.current.draft)),
    ...problemsByField(longTexts(draft)),
  ]);
  const f = bindFields({ draft, change, problems });

  useEffect(() => {
    if (refused.size > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [refused]);

  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  // An editor that draws the very graphic needs no second picture of it, and what is put on it is taken back like any change.
  const { isShownByEditor: isShown, altDraft } = typeOf(draft.config.type);
  function takeBack(event: KeyboardEvent) {
    const order = isShown ? historyOrder(event) : null;
    if (order === null) return;
    event.preventDefault();
    form[order]();
  }

  const view = !isShown && (
    <div className="nv-maker__view nv-stack">
      <DraftPreview draft={draft} base={base} onProblems={setLive} />
      {aside}
    </div>
  );
  return (
    <ChartChoicesContext value={{ charts, listId }}>
      <form
        ref={fields}
        className="nv-maker"
        data-short={isShort || undefined}
        data-shown={isShown || undefined}
        onSubmit={send}
        onKeyDown={takeBack}
        noValidate
      >
        {isShort && view}
        <div className="nv-maker__fields nv-stack">
          {notices}
          <FieldGroup title="Contenido">
            {isOpen && <TypeField config={draft.config} onChange={f.value("config").onChange} />}
            <FileChoicesContext value={FILE_CHOICES}>
              <ConfigFields config={draft.config} problems={problems} onChange={f.value("config").onChange} />
            </FileChoicesContext>
            {notice !== "" && takesCharts(draft.config.type) && <p className="nv-field__hint">{notice}</p>}
          </FieldGroup>
          <TextFields
            draft={draft}
            problems={problems}
            onChange={change}
            isShort={isShort}
            draftAlt={altDraft ? () => altDraft(draft.config) : undefined}
          >
            <ShareImageField {...f.value("shareImage")} />
            {isOpen && <SlugField draft={draft} {...f.value("slug")} />}
            <FindableField isFindable={draft.isFindable} onChange={(isFindable) => change({ isFindable })} />
            {isPinnable && (
              <Toggle
                label="Fijo"
                hint="Se mantiene al día para siempre: no caduca en las listas."
                {...f.toggle("isPinned")}
              />
            )}
          </TextFields>
        </div>
        {!isShort && view}
        {isShown && aside}
        <div className="nv-maker__orders nv-stack-3">
          {orders}
          {isShown && (
            <div className="nv-row">
              <Button disabled={!form.canUndo} aria-keyshortcuts="Control+Z" onClick={form.undo}>
                Deshacer
              </Button>
              <Button disabled={!form.canRedo} aria-keyshortcuts="Control+Shift+Z" onClick={form.redo}>
                Rehacer
              </Button>
            </div>
          )}
        </div>
        <datalist id={listId}>
          {charts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </datalist>
      </form>
    </ChartChoicesContext>
  );
}
