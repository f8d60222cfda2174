import type { DropSummary, PersonalData } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
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
import { fieldsOf, fileIdOf, isSameDraft, NEW_DROP, readDraft } from "./core/drop-draft";
import { DropFieldSet } from "./DropFieldSet";
import { dropsCalls, refusalOf } from "./drops-calls";
import { GraphicInstead } from "./GraphicInstead";
import { PersonalDataQuestion } from "./PersonalDataQuestion";

/** The form of a file that has no public address yet. */
export function NewDrop({ onSaved }: { readonly onSaved: (drop: DropSummary) => void }): ReactNode {
  const form = useVersionedDraft({
    key: "nv.drop:new",
    start: NEW_DROP,
    version: 0,
    read: readDraft,
    isSame: isSameDraft,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [found, setFound] = useState<readonly PersonalData[] | null>(null);
  const problems = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const { draft } = form;

  async function publish(isConfirmed: boolean) {
    setIsBusy(true);
    setFailure(null);
    try {
      const slug = draft.slug.trim();
      const drop = await dropsCalls.register({ ...fieldsOf(draft), ...(slug === "" ? {} : { slug }), isConfirmed });
      form.discard();
      onSaved(drop);
    } catch (error) {
      const refused = toCallFailure(error);
      const { personalData } = refusalOf(refused);
      if (personalData === undefined) setFailure(refused);
      else setFound(personalData);
      setIsBusy(false);
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void publish(false);
  }

  return (
    <form className="nv-drops__form" noValidate onSubmit={handleSubmit}>
      <DropFieldSet form={form} problems={problems} isNew />
      <GraphicInstead fileId={fileIdOf(draft)} />
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      {draft.file !== "" && (
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={isBusy}>
            {isBusy ? "Un momento…" : "Dar dirección pública"}
          </Button>
          <Button onClick={form.discard}>Descartar</Button>
        </div>
      )}
      <p className="nv-quiet nv-breaks">
        Quien tenga la dirección puede leerlo. En los textos buscamos datos de personas en los primeros cinco megas; en
        un Excel o un PDF, no.
      </p>
      {found !== null && (
        <PersonalDataQuestion found={found} onGoOn={() => void publish(true)} onClose={() => setFound(null)} />
      )}
    </form>
  );
}
