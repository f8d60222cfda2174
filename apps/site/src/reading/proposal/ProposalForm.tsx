import { PROPOSAL_MAX_LENGTH, PROPOSALS_PATH } from "@nv/contracts";
import type { PageSource } from "@nv/contracts/schemas";
import { Button, CopyButton, Field, SegmentedControl, SelectField } from "@nv/ui";
import { PageBlocks, useKept, useSending } from "@nv/web";
import { changedPart, type PagePart, partNamed, partsOf, readMarkdown, withPart } from "@nv/web/page-text";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { SendingFault } from "../page-end/SendingFault";
import { type ProposalDraft, proposalKey, readProposal } from "./core/proposal-draft";
import { headingInView } from "./heading-in-view";

const LOOKS = [
  { value: "write", label: "Escribir" },
  { value: "read", label: "Así se leerá" },
] as const;

/** A part of a page as it will be read. */
function PartPreview({ text }: { readonly text: string }): ReactNode {
  const blocks = readMarkdown(text);
  if (blocks.length === 0) return <p className="nv-proposal__preview">No queda nada en esta parte.</p>;
  return (
    <section className="nv-proposal__preview" aria-label="Así se leerá">
      <PageBlocks blocks={blocks} />
    </section>
  );
}

interface Props {
  readonly path: string;
  readonly source: PageSource;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** A part of the text of a page, to be changed: first the one that was on screen. What is written stays in the tab until it is sent or thrown away. */
export function ProposalForm({ path, source, onSent, onClose }: Props): ReactNode {
  const id = useId();
  const untouched: ProposalDraft = { version: source.version, text: source.text, note: "" };
  const { value, keep } = useKept(proposalKey(path), readProposal);
  const { isSending, failure, send, forget } = useSending();
  const draft = value ?? untouched;
  const [part, setPart] = useState<PagePart>(
    () => changedPart(source.text, draft.text) ?? partNamed(partsOf(draft.text), headingInView()),
  );
  const [look, setLook] = useState<(typeof LOOKS)[number]["value"]>("write");
  const written = draft.text.slice(part.start, part.end);
  const parts = partsOf(draft.text);
  const isTouched = draft.text !== source.text || draft.note !== "";
  // A draft of a text that is no longer the page's would undo what was changed since.
  const isStale = draft.version !== source.version;

  function change(part: Partial<ProposalDraft>) {
    forget();
    keep({ ...draft, ...part });
  }
  function write(text: string) {
    const next = withPart(draft.text, part, text);
    setPart(next.part);
    change({ text: next.text });
  }
  function startAgain() {
    forget();
    keep(null);
    setPart(partNamed(partsOf(source.text), part.label));
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await send(PROPOSALS_PATH, { path, ...draft }))) return;
    keep(null);
    onSent();
  }

  return (
    <form className="nv-proposal nv-stack-3 nv-start" onSubmit={(event) => void submit(event)}>
      {isStale && (
        <div className="nv-note" data-type="warning" role="status">
          <p className="nv-note__title">La página ha cambiado</p>
          <div className="nv-note__text">
            <p>
              Lo que hay abajo parte del texto de antes, así que no se puede enviar tal cual. Cópialo, empieza de nuevo
              con el texto de ahora y pega lo tuyo donde toque.
            </p>
            <p>
              <CopyButton text={draft.text}>Copiar lo que escribí</CopyButton>
            </p>
          </div>
        </div>
      )}
      <SelectField
        label="Qué parte"
        value={String(part.start)}
        options={parts.map(({ label, start }) => ({ value: String(start), label }))}
        onChange={(start) => setPart(parts.find((other) => String(other.start) === start) ?? part)}
      />
      <SegmentedControl legend="Cómo se ve" segments={LOOKS} value={look} onChange={setLook} />
      {look === "read" ? (
        <PartPreview text={written} />
      ) : (
        <>
          <label htmlFor={`${id}-text`}>Texto de «{part.label}»</label>
          <textarea
            id={`${id}-text`}
            className="nv-text"
            rows={12}
            spellCheck
            maxLength={PROPOSAL_MAX_LENGTH.text - (draft.text.length - written.length)}
            value={written}
            onChange={(event) => write(event.target.value)}
          />
        </>
      )}
      <Field
        label="Por qué"
        hint="Una línea ayuda a decidir: «el enlace ya no existe», «falta el paso de exportar»."
        maxLength={PROPOSAL_MAX_LENGTH.note}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <SendingFault failure={failure} />
      <div className="nv-dialog__actions">
        <Button rank="main" type="submit" disabled={isStale || draft.text === source.text} aria-disabled={isSending}>
          Enviar la propuesta
        </Button>
        <div className="nv-row">
          {isTouched && <Button onClick={startAgain}>Empezar de nuevo</Button>}
          <Button onClick={onClose}>Cerrar</Button>
        </div>
      </div>
      <p className="nv-caption">
        {isTouched
          ? "Lo escrito se queda en esta pestaña aunque cierres la ventana."
          : "Cambia el texto y se podrá enviar. Va con tu correo."}
      </p>
    </form>
  );
}
