import type { IncludeDetail } from "@nv/contracts/schemas";
import { Button, ConflictNotice } from "@nv/ui";
import {
  type CallFailure,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useVersionedDraft,
} from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { IncludeFields } from "./IncludeFields";
import {
  draftConflicts,
  draftOf,
  fieldsOf,
  type IncludeDraft,
  isSameDraft,
  mergeDrafts,
  readDraft,
} from "./include-draft";
import { includesCalls, refusalOf } from "./includes-calls";

interface Props {
  readonly include: IncludeDetail;
  readonly onChanged: (include: IncludeDetail) => void;
}

/** The form of an include that is saved; two people in it lose nothing of each other's. */
export function EditInclude({ include, onChanged }: Props): ReactNode {
  const { id } = include;
  const form = useVersionedDraft({
    key: `nv.include:${id}`,
    start: draftOf(include),
    version: include.version,
    read: readDraft,
    isSame: isSameDraft,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<IncludeDetail | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);

  async function save(draft: IncludeDraft, version: number) {
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await includesCalls.edit(id, { ...fieldsOf(draft), version });
      form.discard();
      setNewer(null);
      onChanged(saved);
    } catch (error) {
      const { current } = refusalOf(toCallFailure(error));
      if (current === undefined) setFailure(toCallFailure(error));
      setNewer(current ?? null);
    } finally {
      setIsBusy(false);
    }
  }
  function keepMine(theirs: IncludeDetail) {
    const base = draftOf(theirs);
    const mine = mergeDrafts(form.base, base, form.draft);
    form.rebase(base, theirs.version, mine);
    void save(mine, theirs.version);
  }
  function takeTheirs(theirs: IncludeDetail) {
    form.discard();
    setNewer(null);
    onChanged(theirs);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(form.draft, form.version);
  }

  return (
    <form className="nv-includes__form" noValidate onSubmit={handleSubmit}>
      <IncludeFields
        form={form}
        refused={refused}
        hasFreeSlug={include.revision === null && include.publishedAtMs === null}
        slug={include.slug}
      />
      {newer !== null && (
        <ConflictNotice
          conflicts={draftConflicts(form.base, draftOf(newer), form.draft)}
          isBusy={isBusy}
          onKeepMine={() => keepMine(newer)}
          onTakeTheirs={() => takeTheirs(newer)}
        >
          {newer.changedBy} ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.
        </ConflictNotice>
      )}
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy || !form.isDirty}>
          Guardar
        </Button>
        {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
      </div>
    </form>
  );
}
