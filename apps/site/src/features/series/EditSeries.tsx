import { SERIES_ORIGINS, SERIES_PERIODS } from "@nv/contracts";
import type { SeriesDetail } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";
import { Button } from "@nv/ui";
import { parseJson } from "@nv/web";
import type { FormEvent, ReactNode } from "react";
import { seriesCalls } from "../../records/data/series-calls";
import { SavedFormTrouble } from "../../records/SavedFormTrouble";
import { useSavedForm } from "../../records/use-saved-form";
import {
  bodyOf,
  draftConflicts,
  draftOf,
  isSameDraft,
  mergeDrafts,
  readSeriesDraft,
  StoredSeriesDraft,
} from "./core/series-draft";
import { SeriesFieldSet } from "./SeriesFieldSet";

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
  const work = useSavedForm({
    key: `nv.series:${id}`,
    saved: series,
    draftOf,
    read: (stored) => parseJson(stored, StoredSeriesDraft),
    isSame: isSameDraft,
    merge: mergeDrafts,
    save(draft, version) {
      const { fields, problems } = readSeriesDraft(draft);
      return fields === null || problems.length > 0
        ? null
        : seriesCalls.edit(id, { ...bodyOf(draft, fields), version });
    },
    currentIn: seriesCalls.currentIn,
    onChanged,
  });
  const { form, isBusy, refused } = work;
  const { problems } = readSeriesDraft(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }

  return (
    <details className="nv-data-tool__edit" open={form.isDirty}>
      <summary>{summaryOf(series)}</summary>
      <form className="nv-data-tool__form" noValidate onSubmit={handleSubmit}>
        <SeriesFieldSet
          form={form}
          refused={refused}
          said={problems}
          hasFreeSlug={series.revision === null && series.publishedAtMs === null}
        />
        <SavedFormTrouble of={work} draftOf={draftOf} conflicts={draftConflicts} />
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
