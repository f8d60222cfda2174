import { FILE_LIMITS } from "@nv/contracts";
import type { FileDetail } from "@nv/contracts/schemas";
import { Button, Field, Notice, SelectField, TextArea } from "@nv/ui";
import { bindFields } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { isExpired } from "../../../library/core/facts-in-words";
import { filesCalls, refusalOf } from "../../../library/files-calls";
import { altLength } from "../../../records/core/alt-length";
import { Presence } from "../../../records/Presence";
import { SavedFormTrouble } from "../../../records/SavedFormTrouble";
import { useSavedForm } from "../../../records/use-saved-form";
import { WORD_LABELS, WORDS_FORM } from "../core/file-words";
import { originHint, SOURCE_CHOICES } from "../core/origin-words";
import { useToday } from "../use-today";

interface Props {
  readonly file: FileDetail;
  readonly onChanged: (file: FileDetail) => void;
}

/** Form of the texts that people write of a file. Two people in it lose nothing of each other's. */
export function WordsForm({ file, onChanged }: Props): ReactNode {
  const { id } = file;
  const today = useToday();
  const [said, setSaid] = useState("");
  const work = useSavedForm({
    of: WORDS_FORM,
    saved: file,
    async edit(of, body) {
      setSaid("");
      const after = await filesCalls.edit(of, body);
      setSaid("Guardado.");
      return after;
    },
    currentIn: (failure) => refusalOf(failure).current,
    onChanged,
  });
  const { form, isBusy, refused } = work;
  const { draft } = form;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }
  const f = bindFields({
    ...{ draft, problems: refused, labels: WORD_LABELS },
    change(part) {
      setSaid("");
      form.change(part);
    },
  });
  const isLate = isExpired(draft, today);

  return (
    <form className="nv-files__words nv-stack" noValidate onSubmit={handleSubmit}>
      <Presence subject={`file:${id}`} />
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <Field {...f.text("name")} maxLength={FILE_LIMITS.name} />
      <TextArea
        {...f.text("altText")}
        hint={`Qué se ve y qué dice, para quien no lo ve. ${altLength(draft.altText)}`}
        rows={3}
        maxLength={FILE_LIMITS.altText}
        isProse
        spellCheck
        lang="es"
      />
      <TextArea
        {...f.text("caption")}
        hint="Lo que se lee debajo: quién, dónde y cuándo. Un bloque Foto lo toma si no se escribe otro"
        rows={2}
        maxLength={FILE_LIMITS.altText}
        isProse
        spellCheck
        lang="es"
      />
      <Field {...f.text("credit")} hint="De quién es: se publica junto a él" maxLength={FILE_LIMITS.credit} />
      <Field {...f.text("source")} maxLength={FILE_LIMITS.source} />
      <Field
        {...f.text("licence")}
        hint="Con qué permiso se usa: propia, agencia, CC BY…"
        maxLength={FILE_LIMITS.licence}
      />
      <Field
        {...f.text("rightsUntil")}
        type="date"
        hint={
          isLate ? "Ya ha pasado: se avisa allí donde se use" : "Último día en que se puede publicar; vacío, sin fin"
        }
      />
      {(file.kind === "picture" || file.kind === "video" || file.kind === "audio") && (
        <SelectField
          label={WORD_LABELS.sourceType}
          hint={originHint(file, draft.sourceType)}
          value={draft.sourceType}
          options={SOURCE_CHOICES}
          onChange={(sourceType) => {
            setSaid("");
            form.change({ sourceType });
          }}
        />
      )}
      <SavedFormTrouble of={work} />
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy || !form.isDirty}>
          Guardar
        </Button>
        {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
        <p role="status" className="nv-files__facts nv-quiet nv-said">
          {said}
        </p>
      </div>
    </form>
  );
}
