import Link from "@docusaurus/Link";
import type { GraphicDetail } from "@nv/contracts/schemas";
import type { GraphicConfig } from "@nv/graphic-types";
import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField } from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import type { WorkbenchHead } from "../../frame/workbench/Workbench";
import { graphicsCalls, problemOf } from "../api/graphics-calls";
import { type Preparation, publishWhenMade } from "../api/publish-when-made";
import { emptyDraft, fieldsOf, type GraphicDraft } from "../core/graphic-draft";
import { writeAddress } from "../core/registry-address";
import { PreparationNotice } from "../PreparationNotice";
import { DraftState } from "./DraftState";
import { GraphicForm } from "./GraphicForm";
import { PublishDoubt } from "./PublishDoubt";
import { refusalOf } from "./refusal-of";
import { useFormHistory } from "./use-form-history";
import { useGraphicDraft } from "./use-graphic-draft";
import { validateDraft } from "./validate-draft";

interface Props {
  /** Names the form in the browser's storage. */
  readonly name: string;
  readonly config: GraphicConfig;
  /** Values of it that are known before anybody writes. */
  readonly known?: Partial<GraphicDraft>;
  /** Reason why readers may see nothing: asked about before it goes out; empty for none. */
  readonly doubt?: string;
  readonly isShort?: boolean;
  /** Heading of the screen; the page's around when left out. */
  readonly head?: WorkbenchHead | undefined;
  /** Drawn under the preview, for what the form holds now. */
  readonly aside?: (config: GraphicConfig, draft: GraphicDraft) => ReactNode;
  /** Called with the graphic once it is registered, published or not. */
  readonly onRegistered: (graphic: GraphicDetail) => void;
}

/** The form of a graphic that is not registered yet: saves it as a draft, or publishes it at once. */
export function NewGraphicForm({
  name,
  config,
  known = {},
  doubt = "",
  isShort = false,
  head,
  aside,
  onRegistered,
}: Props): ReactNode {
  const form = useFormHistory(useGraphicDraft(name, { ...emptyDraft(config), ...known }));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  /** Saved as a draft, but not published yet: something was missing. */
  const [saved, setSaved] = useState<GraphicDetail | null>(null);

  /** Saves what the form holds: over the draft that a former try left, or as a new graphic. */
  function save(): Promise<GraphicDetail> {
    const { draft } = form;
    if (saved === null) return graphicsCalls.register(fieldsOf(draft));
    // The first try made whoever registered it the author.
    const fields = fieldsOf({ ...draft, author: draft.author || saved.author });
    return graphicsCalls.edit(saved.id, { ...fields, version: saved.version });
  }
  async function run(isPublished: boolean, isCertain = doubt === "") {
    const lack = validateDraft(form.draft, isPublished);
    setFailure(lack);
    setIsAsking(lack === null && isPublished && !isCertain);
    if (lack !== null || (isPublished && !isCertain)) return;
    setIsBusy(true);
    try {
      const draft = await save();
      setSaved(draft);
      const graphic = isPublished ? await publishWhenMade(draft, setPreparation) : draft;
      form.discard();
      setSaved(null);
      onRegistered(graphic);
    } catch (error) {
      setFailure(refusalOf(error, form.draft));
    } finally {
      setIsBusy(false);
    }
  }

  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const { existing } = failure === null ? {} : problemOf(failure);
  const notices = form.isRestored && form.isDirty && (
    <Notice tone="plain">
      <p>Hemos recuperado lo que habías escrito.</p>
      <Button onClick={form.discard}>Empezar de nuevo</Button>
    </Notice>
  );
  const news = (preparation !== null || failure !== null || isAsking) && (
    <>
      <PreparationNotice preparation={preparation} />
      {failure !== null && <FailureNotice error={failure} />}
      {existing !== undefined && (
        <p>
          Ya existe: «{existing.title}». <Link to={writeAddress({ part: "graphic", id: existing.id })}>¿Abrirlo?</Link>
        </p>
      )}
      {failure !== null && saved !== null && (
        <p>
          Está guardado como borrador: <Link to={writeAddress({ part: "graphic", id: saved.id })}>{saved.title}</Link>.
        </p>
      )}
      {isAsking && (
        <PublishDoubt doubt={doubt} onPublish={() => void run(true, true)} onStay={() => setIsAsking(false)} />
      )}
    </>
  );
  const actions = (
    <>
      <Button type="submit" disabled={isBusy}>
        <span>
          Guardar<span className="nv-bench__long"> como borrador</span>
        </span>
      </Button>
      <Button rank="main" disabled={isBusy || isAsking} onClick={() => void run(true)}>
        {isBusy ? "Un momento…" : "Publicar"}
      </Button>
    </>
  );
  return (
    <GraphicForm
      form={form}
      refused={refused}
      isOpen
      isShort={isShort}
      head={head}
      state={<DraftState kind="new" isDirty={form.isDirty} />}
      notices={notices}
      news={news}
      actions={actions}
      aside={aside?.(form.draft.config, form.draft)}
      // Enter in a field keeps what is written: nothing goes out to readers by a key that was pressed too soon.
      onSubmit={() => void run(false)}
    />
  );
}
