import { FILE_LIMITS } from "@nv/contracts";
import type { FileDetail, FileWords } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { Button, ConflictNotice, Field, Notice, TextArea } from "@nv/ui";
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
import { Presence } from "../../records/Presence";
import { isExpired } from "../core/facts-in-words";
import { areSameWords, mergeWords, readWords, WORD_LABELS, wordConflicts, wordsOf } from "../core/file-words";
import { filesCalls, refusalOf } from "../files-calls";
import { useToday } from "../use-today";

const figure = (value: number) => formatNumber(value, { decimals: 0 });

interface Props {
  readonly file: FileDetail;
  readonly onChanged: (file: FileDetail) => void;
}

/** What people write of a file. Two of them in it lose nothing of each other's. */
export function WordsForm({ file, onChanged }: Props): ReactNode {
  const { id } = file;
  const form = useVersionedDraft({
    key: `nv.file:${id}`,
    start: wordsOf(file),
    version: file.version,
    read: readWords,
    isSame: areSameWords,
  });
  const today = useToday();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<FileDetail | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const { draft } = form;

  async function save(words: FileWords, version: number) {
    setIsBusy(true);
    setFailure(null);
    setSaid("");
    try {
      const saved = await filesCalls.edit(id, { ...words, version });
      form.discard();
      setNewer(null);
      setSaid("Guardado.");
      onChanged(saved);
    } catch (error) {
      const { current } = refusalOf(toCallFailure(error));
      if (current === undefined) setFailure(toCallFailure(error));
      setNewer(current ?? null);
    } finally {
      setIsBusy(false);
    }
  }
  function keepMine(theirs: FileDetail) {
    const base = wordsOf(theirs);
    const mine = mergeWords(form.base, base, draft);
    form.rebase(base, theirs.version, mine);
    void save(mine, theirs.version);
  }
  function takeTheirs(theirs: FileDetail) {
    form.discard();
    setNewer(null);
    onChanged(theirs);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(draft, form.version);
  }
  const field = (name: keyof FileWords) => ({
    label: WORD_LABELS[name],
    error: refused.get(name) ?? "",
    value: draft[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      setSaid("");
      form.change({ [name]: currentTarget.value });
    },
  });
  const isLate = isExpired(draft, today);

  return (
    <form className="nv-files__words" noValidate onSubmit={handleSubmit}>
      <Presence subject={`file:${id}`} />
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <Field {...field("name")} maxLength={FILE_LIMITS.name} />
      <TextArea
        {...field("altText")}
        hint={`Qué se ve y qué dice, para quien no lo ve. ${figure(draft.altText.length)} de ${figure(FILE_LIMITS.altText)}`}
        rows={3}
        maxLength={FILE_LIMITS.altText}
        isProse
        spellCheck
        lang="es"
      />
      <Field {...field("credit")} hint="De quién es: se publica junto a él" maxLength={FILE_LIMITS.credit} />
      <Field {...field("source")} maxLength={FILE_LIMITS.source} />
      <Field
        {...field("licence")}
        hint="Con qué permiso se usa: propia, agencia, CC BY…"
        maxLength={FILE_LIMITS.licence}
      />
      <Field
        {...field("rightsUntil")}
        type="date"
        hint={
          isLate ? "Ya ha pasado: se avisa allí donde se use" : "Último día en que se puede publicar; vacío, sin fin"
        }
      />
      {newer !== null && (
        <ConflictNotice
          conflicts={wordConflicts(form.base, wordsOf(newer), draft)}
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
        <p role="status" className="nv-files__facts">
          {said}
        </p>
      </div>
    </form>
  );
}
