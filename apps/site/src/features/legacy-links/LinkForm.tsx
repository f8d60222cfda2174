import { LINK_TARGETS } from "@nv/contracts";
import type { LegacyLinkSummary } from "@nv/contracts/schemas";
import { FileChoicesContext, FileField } from "@nv/piece-parts/fields";
import { Button, Field, Notice, SelectField, TextArea } from "@nv/ui";
import { bindFields, type CallFailure, FailureNotice, type FormProblems, type VersionedForm } from "@nv/web";
import { type FormEvent, type ReactNode, useId } from "react";
import { OnBar } from "../../frame/workbench/bar";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { SavedFormTrouble } from "../../records/SavedFormTrouble";
import { useNewForm } from "../../records/use-new-form";
import { useSavedForm } from "../../records/use-saved-form";
import { LINK_FORM, type LinkDraft, NEW_LINK, TARGET_KINDS } from "./core/link-draft";
import { legacyLinksCalls, refusalOf } from "./legacy-links-calls";

const KIND_CHOICES = TARGET_KINDS.map((value) => ({ value, label: LINK_TARGETS[value] }));

interface NewProps {
  /** Called with the id of what was added. */
  readonly onSaved: (id: string) => void;
  /** Opens another, which has the same address already. */
  readonly onOpen: (id: string) => void;
}

/** The form of an old link that is not in the list yet. */
export function NewLink({ onSaved, onOpen }: NewProps): ReactNode {
  const work = useNewForm({ of: LINK_FORM, start: NEW_LINK, onSaved });
  const { form, failure } = work;
  const save = () => work.save(() => legacyLinksCalls.register(LINK_FORM.fromDraft(form.draft).body ?? {}));
  return (
    <LinkFrame work={work} saveName="Añadir a la lista" isReady onSave={() => void save()} onOpen={onOpen}>
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
    </LinkFrame>
  );
}

interface EditProps extends Pick<NewProps, "onOpen"> {
  readonly link: LegacyLinkSummary;
  readonly onSaved: (link: LegacyLinkSummary) => void;
}

/** The form of an old link that is in the list; two people at it lose nothing of each other's. */
export function EditLink({ link, onSaved, onOpen }: EditProps): ReactNode {
  const work = useSavedForm({
    of: LINK_FORM,
    saved: link,
    edit: legacyLinksCalls.edit,
    currentIn: (refusal) => refusalOf(refusal).current,
    onChanged: onSaved,
  });
  return (
    <LinkFrame work={work} saveName="Guardar" isReady={work.form.isDirty} onSave={() => work.save()} onOpen={onOpen}>
      <SavedFormTrouble of={work} saved="lo ha cambiado mientras tanto. Lo tuyo sigue aquí, sin guardar todavía." />
    </LinkFrame>
  );
}

interface FrameProps extends Pick<NewProps, "onOpen"> {
  readonly work: {
    readonly form: VersionedForm<LinkDraft>;
    readonly isBusy: boolean;
    readonly failure: CallFailure | null;
    readonly refused: FormProblems;
  };
  readonly saveName: string;
  readonly isReady: boolean;
  readonly onSave: () => void;
  /** Says why it was not saved. */
  readonly children: ReactNode;
}

function LinkFrame({ work, saveName, isReady, onSave, onOpen, children }: FrameProps): ReactNode {
  const { form, isBusy, failure, refused } = work;
  const formId = useId();
  const existing = failure === null ? undefined : refusalOf(failure).existing;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <form id={formId} className="nv-stack" noValidate onSubmit={handleSubmit}>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <LinkFields form={form} problems={refused} />
      <OnBar place="news">
        {children}
        {existing !== undefined && (
          <p>
            <Button onClick={() => onOpen(existing.id)}>Abrir «{existing.title}»</Button>
          </p>
        )}
      </OnBar>
      <OnBar place="actions">
        {form.isDirty && <Button onClick={form.discard}>Descartar</Button>}
        <Button rank={isReady ? "main" : "plain"} type="submit" form={formId} disabled={isBusy || !isReady}>
          {saveName}
        </Button>
      </OnBar>
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
