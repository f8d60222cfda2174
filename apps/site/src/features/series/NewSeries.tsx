import { proposeColumns } from "@nv/series";
import { readDelimited } from "@nv/tables";
import { Button } from "@nv/ui";
import { FailureNotice, parseJson, tabStore, useKeptText } from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { seriesCalls } from "../../records/data/series-calls";
import { TableText } from "../../records/TableText";
import { useNewForm } from "../../records/use-new-form";
import { bodyOf, isSameDraft, NEW_SERIES, readSeriesDraft, StoredSeriesDraft } from "./core/series-draft";
import { BROUGHT_KEY } from "./ImportForm";
import { SeriesFieldSet } from "./SeriesFieldSet";

/** A series that is not saved yet: a table says what its columns are, and is its first observations. */
export function NewSeries({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const [table, setTable] = useKeptText("nv.series-table:new");
  const { form, isBusy, failure, refused, save } = useNewForm(
    {
      key: "nv.series:new",
      start: NEW_SERIES,
      read: (stored) => parseJson(stored, StoredSeriesDraft),
      isSame: isSameDraft,
    },
    onSaved,
  );
  const [isAsked, setIsAsked] = useState(false);
  const { fields, problems } = readSeriesDraft(form.draft);
  const proposed = useMemo(() => proposeColumns(readDelimited(table).rows), [table]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (fields === null || problems.length > 0) return;
    void save(async () => {
      const saved = await seriesCalls.register(bodyOf(form.draft, fields));
      // What was pasted is looked at in the series itself, where it can be put right.
      if (table !== "") tabStore.keep(BROUGHT_KEY + saved.id, table);
      setTable("");
      return saved;
    });
  }

  return (
    <form className="nv-data-tool__form" noValidate onSubmit={handleSubmit}>
      <h2>Nueva serie</h2>
      <TableText
        label="Unas filas, con los nombres de las columnas en la primera"
        hint="Si las tienes: de ahí salen las columnas, y serán las primeras observaciones"
        rows={5}
        value={table}
        onChange={setTable}
      />
      {proposed.length > 0 && (
        <div className="nv-row">
          <Button onClick={() => form.change({ columns: [...proposed] })}>
            {proposed.length === 1 ? "Tomar de ahí la columna" : `Tomar de ahí las ${proposed.length} columnas`}
          </Button>
        </div>
      )}
      <SeriesFieldSet form={form} refused={refused} said={isAsked ? problems : []} hasFreeSlug />
      {isAsked && problems.length > 0 && (
        <p role="alert">
          {problems.length === 1 ? "Falta una cosa por arreglar." : `Faltan ${problems.length} cosas por arreglar.`}
        </p>
      )}
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy}>
          Guardar la serie
        </Button>
        {form.isDirty && <Button onClick={form.discard}>Descartar</Button>}
      </div>
    </form>
  );
}
