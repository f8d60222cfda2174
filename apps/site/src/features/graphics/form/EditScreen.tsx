import { Redirect, useHistory } from "@docusaurus/router";
import { PageMetadata } from "@docusaurus/theme-common";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button, ConflictNotice, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField, useRemote } from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import { HouseStyleProvider } from "../../../maps/HouseStyleProvider";
import { graphicsCalls, problemOf } from "../../../pieces/api/graphics-calls";
import { type Preparation, publishWhenMade } from "../../../pieces/api/publish-when-made";
import { draftConflicts, draftOf, fieldsOf, type GraphicDraft, isSameDraft } from "../../../pieces/core/graphic-draft";
import { writeAddress } from "../../../pieces/core/registry-address";
import { writeAddress as storyAddress } from "../../../pieces/core/stories-address";
import { DraftState } from "../../../pieces/form/DraftState";
import { GraphicForm } from "../../../pieces/form/GraphicForm";
import { PublishDoubt } from "../../../pieces/form/PublishDoubt";
import { refusalOf } from "../../../pieces/form/refusal-of";
import { useFormHistory } from "../../../pieces/form/use-form-history";
import { useGraphicDraft } from "../../../pieces/form/use-graphic-draft";
import { useNewer } from "../../../pieces/form/use-newer";
import { validateDraft } from "../../../pieces/form/validate-draft";
import { WithType } from "../../../pieces/form/WithType";
import { PreparationNotice } from "../../../pieces/PreparationNotice";
import { ScreenHead } from "../../../pieces/ScreenHead";
import { Presence } from "../../../records/Presence";
import { publishDoubt } from "../core/publish-doubt";

/** The form of a graphic that is registered. */
export function EditScreen({ id }: { readonly id: string }): ReactNode {
  const { body, failure, reload, replace } = useRemote(id, (signal) => graphicsCalls.detail(id, signal));
  // A story is written where its page scrolls beside it.
  if (body?.type === "story") return <Redirect to={storyAddress({ part: "story", id })} />;
  if (body !== null)
    return (
      <>
        <PageMetadata title={`Editar «${body.title}»`} />
        <WithType name={body.type}>{() => <EditForm key={id} saved={body} onSaved={replace} />}</WithType>
      </>
    );
  if (failure !== null)
    return (
      <>
        <ScreenHead title="Gráfico" />
        <FailureNotice error={failure} onRetry={reload} />
      </>
    );
  return <p role="status">Cargando el gráfico…</p>;
}

/** Returns the reason why readers may see nothing of what the last check found broken and nobody has changed since; empty for none. */
function doubtOf(saved: GraphicDetail, { config }: GraphicDraft): string {
  const isSame = JSON.stringify(config) === JSON.stringify(draftOf(saved).config);
  return isSame ? publishDoubt(saved) : "";
}

interface FormProps {
  readonly saved: GraphicDetail;
  /** Called with what is saved now, whoever saved it. */
  readonly onSaved: (graphic: GraphicDetail) => void;
}

function EditForm({ saved, onSaved }: FormProps): ReactNode {
  const history = useHistory();
  const { id } = saved;
  const form = useFormHistory(useGraphicDraft(id, draftOf(saved), saved.version));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const doubt = doubtOf(saved, form.draft);
  /** Saved, but not published: readers lack something. */
  const [isHalfDone, setIsHalfDone] = useState(false);
  const { isClash, news, keepMine, keepTheirs } = useNewer({ form, saved, onNewer: onSaved, isSaving: isBusy });
  const isPublished = saved.revision !== null;
  const leave = () => history.push(writeAddress({ part: "graphic", id }));

  /** Saves what was written; what is saved already is not saved again. @returns The version that is saved then. */
  async function save(draft: GraphicDraft): Promise<number> {
    if (isSameDraft(draft, draftOf(saved))) return saved.version;
    const pinned = isPublished ? { isPinned: draft.isPinned } : {};
    const kept = await graphicsCalls.edit(id, { ...fieldsOf(draft), ...pinned, version: saved.version });
    onSaved(kept);
    form.discard();
    return kept.version;
  }
  async function run(draft: GraphicDraft, isToPublish: boolean, isCertain = doubt === "") {
    const lack = validateDraft(draft, isToPublish);
    setFailure(lack);
    setIsHalfDone(false);
    setIsAsking(lack === null && isToPublish && !isCertain);
    if (lack !== null || (isToPublish && !isCertain)) return;
    setIsBusy(true);
    let isSaved = false;
    try {
      const version = await save(draft);
      isSaved = true;
      if (isToPublish) await publishWhenMade({ id, version }, setPreparation);
      leave();
    } catch (error) {
      const refused = refusalOf(error, draft);
      const { current } = problemOf(refused);
      // What somebody else saved meanwhile is joined or shown, and nothing is saved over it unseen.
      if (current === undefined) setFailure(refused);
      else onSaved(current);
      setIsHalfDone(isSaved);
      setIsBusy(false);
    }
  }
  function discard() {
    form.discard();
    leave();
  }

  const notices = (
    <>
      <Presence subject={`graphic:${id}`} />
      {form.isRestored && form.isDirty && (
        <Notice tone="plain">
          <p>Hemos recuperado lo que habías escrito.</p>
        </Notice>
      )}
      {news !== "" && <Notice tone="plain">{news}</Notice>}
      {isClash && (
        <ConflictNotice
          conflicts={draftConflicts(form.base, draftOf(saved), form.draft)}
          isBusy={isBusy}
          onKeepMine={() => void run(keepMine(), false)}
          onTakeTheirs={keepTheirs}
        >
          {saved.changedBy} ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.
        </ConflictNotice>
      )}
    </>
  );
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const outcome = (preparation !== null || failure !== null || isAsking) && (
    <>
      <PreparationNotice preparation={preparation} />
      {failure !== null && (
        <FailureNotice
          error={failure}
          comfort={isHalfDone ? "Los cambios están guardados, sin publicar todavía." : undefined}
        />
      )}
      {isAsking && (
        <PublishDoubt
          doubt={doubt}
          onPublish={() => void run(form.draft, true, true)}
          onStay={() => setIsAsking(false)}
        />
      )}
    </>
  );
  const actions = (
    <>
      <Button disabled={isBusy} onClick={discard}>
        {form.isDirty ? (
          <span>
            Descartar<span className="nv-bench__long"> los cambios</span>
          </span>
        ) : (
          "Volver"
        )}
      </Button>
      <Button type="submit" disabled={isBusy || isClash || !form.isDirty}>
        Guardar
      </Button>
      <Button rank="main" disabled={isBusy || isClash || isAsking} onClick={() => void run(form.draft, true)}>
        {isPublished ? "Publicar cambios" : "Publicar"}
      </Button>
    </>
  );
  const fields = (
    <GraphicForm
      form={form}
      refused={refused}
      isOpen={saved.publishedAtMs === null}
      isPinnable={isPublished}
      head={{ name: `Editar «${saved.title}»`, back: { label: "Gráficos", to: writeAddress({}) } }}
      state={<DraftState kind={isPublished ? "out" : "draft"} isDirty={form.isDirty} />}
      notices={notices}
      news={outcome}
      actions={actions}
      onSubmit={() => void run(form.draft, false)}
    />
  );
  return saved.type === "locator" ? <HouseStyleProvider>{fields}</HouseStyleProvider> : fields;
}
