import { LINK_TARGETS } from "@nv/contracts";
import type { LegacyLinkSummary } from "@nv/contracts/schemas";
import { FileChoicesContext, FileField } from "@nv/piece-parts/fields";
import { Button, ConflictNotice, Field, Notice, SelectField, TextArea } from "@nv/ui";
import {
  bindFields,
  type CallFailure,
  FailureNotice,
  type FormProblems,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useVersionedDraft,
  type VersionedForm,
} from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import {
  draftConflicts,
  draftOf,
  fieldsOf,
  isSameDraft,
  type LinkDraft,
  mergeDrafts,
  NEW_LINK,
  readDraft,
  TARGET_KINDS,
} from "./core/link-draft";
import { legacyLinksCalls, refusalOf } from "./legacy-links-calls";

const KIND_CHOICES = TARGET_KINDS.map((value) => ({ value, label: LINK_TARGETS[value] }));

interface Props {
  /** `null` for one that is not in the list yet. */
  readonly link: LegacyLinkSummary | null;
  readonly onSaved: (link: LegacyLinkSummary) => void;
  /** Opens another, which has the same address already. */
  readonly onOpen: (id: string) => void;
}

/** The form of an old link; two people at it lose nothing of each other's. */
export function LinkForm({ link, onSaved, onOpen }: Props): ReactNode {
  const form = useVersionedDraft({
    key: `nv.legacy-link:${link?.id ?? "new"}`,
    start: link === null ? NEW_LINK : draftOf(link),
    version: link?.version ?? 0,
    read: readDraft,
    isSame: isSameDraft,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<LegacyLinkSummary | null>(null);
  const problems = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const existing = failure === null ? undefined : refusalOf(failure).existing;
  const { draft } = form;

  async function save(mine: LinkDraft, version: number) {
    setIsBusy(true);
    setFailure(null);
    try {
      const fields = fieldsOf(mine);
      const saved = await (link === null
        ? legacyLinksCalls.register(fields)
        : legacyLinksCalls.edit(link.id, { ...fields, version }));
      form.discard();
      setNewer(null);
      onSaved(saved);
    } catch (error) {
      const refused = toCallFailure(error);
      const { current } = refusalOf(refused);
      if (current === undefined) setFailure(refused);
      setNewer(current ?? null);
    } finally {
      setIsBusy(false);
    }
  }
  function keepMine(theirs: LegacyLinkSummary) {
    const base = draftOf(theirs);
    const mine = mergeDrafts(form.base, base, draft);
    form.rebase(base, theirs.version, mine);
    void save(mine, theirs.version);
  }
  function takeTheirs(theirs: LegacyLinkSummary) {
    form.discard();
    setNewer(null);
    onSaved(theirs);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(draft, form.version);
  }

  return (
    <form className="nv-legacy__form" noValidate onSubmit={handleSubmit}>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <LinkFields form={form} problems={problems} />
      {newer !== null && (
        <ConflictNotice
          conflicts={draftConflicts(form.base, draftOf(newer), draft)}
          isBusy={isBusy}
          onKeepMine={() => keepMine(newer)}
          onTakeTheirs={() => takeTheirs(newer)}
        >
          {newer.changedBy} lo ha cambiado mientras tanto. Lo tuyo sigue aquí, sin guardar todavía.
        </ConflictNotice>
      )}
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      {existing !== undefined && (
        <p>
          <Button onClick={() => onOpen(existing.id)}>Abrir «{existing.title}»</Button>
        </p>
      )}
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy || (link !== null && !form.isDirty)}>
          {link === null ? "Añadir a la lista" : "Guardar"}
        </Button>
        {form.isDirty && <Button onClick={form.discard}>Descartar</Button>}
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly form: VersionedForm<LinkDraft>;
  readonly problems: FormProblems;
}

function LinkFields({ form: { draft, change }, problems }: FieldsProps): ReactNode {
  const f = bindFields({ draft, change, problems });
  return (
    <div className="nv-legacy__fields nv-stack">
      <Field
        label="Dirección antigua"
        hint="Entera, como la enlazan otros"
        type="url"
        {...f.text("source")}
        placeholder="http://"
        spellCheck={false}
        autoComplete="off"
      />
      <Field label="Qué era" hint="Es el título de su página" {...f.text("title")} maxLength={200} />
      <SelectField
        label="Qué hay ahora"
        {...f.value("kind")}
        error={problems.get("target.kind")}
        options={KIND_CHOICES}
      />
      {draft.kind === "address" && (
        <Field
          label="Dirección nueva"
          type="url"
          {...f.text("url")}
          error={problems.get("target.url")}
          placeholder="https://"
          spellCheck={false}
          autoComplete="off"
        />
      )}
      {draft.kind === "archive" && (
        <>
          <FileChoicesContext value={FILE_CHOICES}>
            <FileField
              label="Carpeta comprimida"
              hint="Un ZIP con todo lo que pedía la página, o un WARC"
              kinds={["archive"]}
              {...f.value("file")}
              error={problems.get("target.fileId") ?? ""}
            />
          </FileChoicesContext>
          <Field
            label="Página que se abre"
            hint="Vacío: su index.html; de un WARC, la dirección antigua"
            {...f.text("start")}
            error={problems.get("target.start")}
            placeholder="index.html"
            spellCheck={false}
            autoComplete="off"
          />
        </>
      )}
      <Field
        label="Publicado"
        hint="Lo que se sepa: 2014-05-03, 2014-05 o 2014"
        {...f.text("publishedOn")}
        placeholder="2014-05-03"
      />
      <Field label="Responsable" hint="No se publica" {...f.text("owner")} maxLength={120} />
      <TextArea
        isProse
        label="Motivo"
        hint="Por qué se conserva, o por qué ya no está. Lo leen los lectores"
        rows={3}
        {...f.text("reason")}
        maxLength={1000}
      />
      <Field
        label="Otra copia"
        hint="La de Internet Archive, por ejemplo"
        type="url"
        {...f.text("copyUrl")}
        placeholder="https://web.archive.org/"
        spellCheck={false}
        autoComplete="off"
      />
    </div>
  );
}
