import type { MapStyleDetail } from "@nv/contracts/schemas";
import { Button, ConflictNotice } from "@nv/ui";
import {
  type CallFailure,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  parseJson,
  problemsByField,
  toCallFailure,
  useVersionedDraft,
} from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import {
  bodyOf,
  draftConflicts,
  draftOf,
  isSameDraft,
  mergeDrafts,
  readStyle,
  StoredStyleDraft,
  type StyleDraft,
} from "./core/style-draft";
import { currentIn, mapStylesCalls } from "./map-styles-calls";
import { StyleDesk } from "./StyleDesk";

interface Props {
  readonly saved: MapStyleDetail;
  readonly onChanged: (saved: MapStyleDetail) => void;
}

const formOf = (detail: MapStyleDetail) => draftOf(detail.style, detail);

/** The form of a style that is saved; two people in it lose nothing of each other's. */
export function EditStyle({ saved, onChanged }: Props): ReactNode {
  const { id } = saved;
  const form = useVersionedDraft({
    key: `nv.map-style:${id}`,
    start: formOf(saved),
    version: saved.version,
    read: (stored) => parseJson(stored, StoredStyleDraft),
    isSame: isSameDraft,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<MapStyleDetail | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const { style } = readStyle(form.draft);

  async function save(draft: StyleDraft, version: number) {
    const read = readStyle(draft).style;
    if (read === null) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const after = await mapStylesCalls.edit(id, { ...bodyOf(draft, read), version });
      form.discard();
      setNewer(null);
      onChanged(after);
    } catch (error) {
      const current = currentIn(toCallFailure(error));
      if (current === undefined) setFailure(toCallFailure(error));
      setNewer(current ?? null);
    } finally {
      setIsBusy(false);
    }
  }
  function keepMine(theirs: MapStyleDetail) {
    const base = formOf(theirs);
    const mine = mergeDrafts(form.base, base, form.draft);
    form.rebase(base, theirs.version, mine);
    void save(mine, theirs.version);
  }
  function takeTheirs(theirs: MapStyleDetail) {
    form.discard();
    setNewer(null);
    onChanged(theirs);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(form.draft, form.version);
  }

  return (
    <form className="nv-map-styles__form" noValidate onSubmit={handleSubmit}>
      <StyleDesk
        form={form}
        refused={refused}
        hasFreeSlug={saved.publishedAtMs === null}
        start={saved.style}
        publicUrl={saved.publicUrl}
      >
        {newer !== null && (
          <ConflictNotice
            conflicts={draftConflicts(form.base, formOf(newer), form.draft)}
            isBusy={isBusy}
            onKeepMine={() => keepMine(newer)}
            onTakeTheirs={() => takeTheirs(newer)}
          >
            {newer.changedBy} ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.
          </ConflictNotice>
        )}
        {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={isBusy || !form.isDirty || style === null}>
            Guardar los cambios
          </Button>
          {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
        </div>
      </StyleDesk>
    </form>
  );
}
