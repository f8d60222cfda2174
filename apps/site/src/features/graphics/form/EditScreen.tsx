import { useHistory } from "@docusaurus/router";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button, ConflictNotice, Notice, Toggle } from "@nv/ui";
import {
  type CallFailure,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useEvent,
  useRemote,
} from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import { useSession } from "../../../frame/session/session-context";
import { graphicsCalls, problemOf } from "../api/graphics-calls";
import { draftConflicts, draftOf, fieldsOf, type GraphicDraft, mergeDrafts } from "../core/graphic-draft";
import { writeAddress } from "../core/registry-address";
import { GRAPHIC_TOPIC } from "../graphic-topic";
import { ScreenHead } from "../ScreenHead";
import { GraphicForm } from "./GraphicForm";
import { useGraphicDraft } from "./use-graphic-draft";

/** The form of a graphic that is registered. */
export function EditScreen({ id }: { readonly id: string }): ReactNode {
  const { body, failure, reload } = useRemote(id, (signal) => graphicsCalls.detail(id, signal));
  if (body !== null)
    return (
      <>
        <ScreenHead title={`Editar «${body.title}»`} />
        <EditForm key={id} saved={body} />
      </>
    );
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  return <p role="status">Trayendo el gráfico…</p>;
}

function EditForm({ saved }: { readonly saved: GraphicDetail }): ReactNode {
  const history = useHistory();
  const { person } = useSession();
  const { id } = saved;
  const form = useGraphicDraft(id, draftOf(saved), saved.version);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<GraphicDetail | null>(null);
  const [news, setNews] = useState("");
  const isPublished = saved.revision !== null;
  const leave = () => history.push(writeAddress({ part: "graphic", id }));

  useEvent(GRAPHIC_TOPIC, ({ id: changed, version, by }) => {
    if (changed !== id || version <= form.version) return;
    if (by !== "" && by !== person?.name && by !== person?.email)
      setNews(`${by} ha guardado cambios mientras editas. Al guardar podrás compararlos.`);
  });

  async function save(draft: GraphicDraft, version: number) {
    setIsBusy(true);
    setFailure(null);
    try {
      const pinned = isPublished ? { isPinned: draft.isPinned } : {};
      await graphicsCalls.edit(id, { ...fieldsOf(draft), ...pinned, version });
      form.discard();
      leave();
    } catch (error) {
      const refused = toCallFailure(error);
      const { current } = problemOf(refused);
      if (current === undefined) setFailure(refused);
      setNewer(current ?? null);
      setNews("");
      setIsBusy(false);
    }
  }
  function keepMine(theirs: GraphicDetail) {
    const base = draftOf(theirs);
    const mine = mergeDrafts(form.base, base, form.draft);
    form.rebase(base, theirs.version, mine);
    void save(mine, theirs.version);
  }
  function discard() {
    form.discard();
    leave();
  }

  const notices = (
    <>
      {form.isRestored && form.isDirty && (
        <Notice tone="plain">
          <p>Hemos recuperado lo que habías escrito.</p>
        </Notice>
      )}
      {news !== "" && <Notice tone="plain">{news}</Notice>}
    </>
  );
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const orders = (
    <>
      {isPublished && (
        <Toggle
          label="Fijo"
          hint="Se mantiene al día para siempre: no caduca en las listas."
          isOn={form.draft.isPinned}
          onChange={(isPinned) => form.change({ isPinned })}
        />
      )}
      {newer !== null && (
        <ConflictNotice
          conflicts={draftConflicts(form.base, draftOf(newer), form.draft)}
          isBusy={isBusy}
          onKeepMine={() => keepMine(newer)}
          onTakeTheirs={discard}
        >
          {newer.changedBy} ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.
        </ConflictNotice>
      )}
      {failure !== null && <FailureNotice error={failure} />}
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy || !form.isDirty}>
          Guardar
        </Button>
        <Button onClick={discard}>{form.isDirty ? "Descartar los cambios" : "Volver"}</Button>
      </div>
    </>
  );
  return (
    <GraphicForm
      form={form}
      refused={refused}
      isOpen={saved.publishedAtMs === null}
      notices={notices}
      orders={orders}
      onSubmit={() => void save(form.draft, form.version)}
    />
  );
}
