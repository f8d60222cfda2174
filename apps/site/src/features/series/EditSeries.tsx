import { SERIES_ORIGINS, SERIES_PERIODS } from "@nv/contracts";
import type { SeriesDetail } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";
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
  readSeriesDraft,
  type SeriesDraft,
  StoredSeriesDraft,
} from "./core/series-draft";
import { SeriesFieldSet } from "./SeriesFieldSet";
import { currentIn, seriesCalls } from "./series-calls";

interface Props {
  readonly series: SeriesDetail;
  readonly onChanged: (series: SeriesDetail) => void;
}

/** What the form holds, in a line. */
function summaryOf({ fields: { period, origin, rules } }: SeriesDetail): string {
  const counted = rules.length === 0 ? "sin reglas" : formatCount(rules.length, "regla", "reglas", "feminine");
  return `${SERIES_PERIODS[period]} · ${SERIES_ORIGINS[origin.kind]} · ${counted}`;
}

/** The form of a series that is saved; two people in it lose nothing of each other's. */
export function EditSeries({ series, onChanged }: Props): ReactNode {
  const { id } = series;
  const form = useVersionedDraft({
    key: `nv.series:${id}`,
    start: draftOf(series),
    version: series.version,
    read: (stored) => parseJson(stored, StoredSeriesDraft),
    isSame: isSameDraft,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<SeriesDetail | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const { problems } = readSeriesDraft(form.draft);

  async function save(draft: SeriesDraft, version: number) {
    const read = readSeriesDraft(draft);
    if (read.fields === null || read.problems.length > 0) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await seriesCalls.edit(id, { ...bodyOf(draft, read.fields), version });
      form.discard();
      setNewer(null);
      onChanged(saved);
    } catch (error) {
      const current = currentIn(toCallFailure(error));
      if (current === undefined) setFailure(toCallFailure(error));
      setNewer(current ?? null);
    } finally {
      setIsBusy(false);
    }
  }
  function keepMine(theirs: SeriesDetail) {
    const base = draftOf(theirs);
    const mine = mergeDrafts(form.base, base, form.draft);
    form.rebase(base, theirs.version, mine);
    void save(mine, theirs.version);
  }
  function takeTheirs(theirs: SeriesDetail) {
    form.discard();
    setNewer(null);
    onChanged(theirs);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(form.draft, form.version);
  }

  return (
    <details className="nv-series__edit" open={form.isDirty}>
      <summary>{summaryOf(series)}</summary>
      <form className="nv-series__form" noValidate onSubmit={handleSubmit}>
        <SeriesFieldSet
          form={form}
          refused={refused}
          said={problems}
          hasFreeSlug={series.revision === null && series.publishedAtMs === null}
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
          <Button rank="main" type="submit" disabled={isBusy || !form.isDirty || problems.length > 0}>
            Guardar los cambios
          </Button>
          {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
        </div>
      </form>
    </details>
  );
}
