import { CASES_PREVIEW_PATH, NEXT_CASES_NOTE } from "@nv/contracts";
import type { CaseCount, CasesPublication } from "@nv/contracts/schemas";
import { formatMoment, formatNumber } from "@nv/spanish";
import { Button, type DataColumn, DataTable, Link, Notice, Toggle } from "@nv/ui";
import { ConfirmDialog, FailureNotice, fieldsIn, useAttempt, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ChangeList } from "../../records/ChangeList";
import { OpenRecord } from "../../records/OpenRecord";
import { publicationCalls } from "./cases-calls";
import { NoteForm } from "./NoteForm";
import { NoteReason } from "./NoteReason";
import { PublishedNotes } from "./PublishedNotes";
import { ShownItems } from "./ShownItems";

type Revision = CasesPublication["revisions"][number];
type Counts = Pick<CaseCount, "cases" | "victims">;

const figure = (value: number) => formatNumber(value, { decimals: 0 });
const totalsText = ({ cases, victims }: Counts) =>
  `${figure(cases)} ${cases === 1 ? "caso" : "casos"} y ${figure(victims)} ${victims === 1 ? "víctima" : "víctimas"}`;
const falls = (before: Counts, after: Counts) => after.cases < before.cases || after.victims < before.victims;

/** Publication of the cases: what readers have, what they would have, and the way there and back. */
export function PublicationPart({ onOpen }: Pick<Props, "onOpen">): ReactNode {
  const [version, setVersion] = useState(0);
  const { body, failure, reload } = useRemote("cases-publication", publicationCalls.view, version);
  return (
    <section aria-labelledby="casos-publicar">
      <h2 id="casos-publicar">Publicar</h2>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Mirando qué tienen los lectores…</p>}
      {body !== null && (
        <PublicationFacts publication={body} onChanged={() => setVersion(version + 1)} onOpen={onOpen} />
      )}
    </section>
  );
}

interface Props {
  readonly publication: CasesPublication;
  readonly onChanged: () => void;
  /** Opens a case, by its id. */
  readonly onOpen: (id: string) => void;
}

function PublicationFacts({ publication, onChanged, onOpen }: Props): ReactNode {
  const { revision, pageUrl, dataUrl, publishedAtMs, publishedBy, before, after, faults } = publication;
  const { added, changed, removed } = publication;
  const many = added.length + changed.length + removed.length;
  return (
    <>
      {revision === null || publishedAtMs === null ? (
        <p>Los lectores todavía no tienen nada.</p>
      ) : (
        <p>
          Los lectores tienen <strong>{totalsText(before)}</strong>, desde el {formatMoment(publishedAtMs)}, por{" "}
          {publishedBy}. {pageUrl !== "" && <Link href={pageUrl}>Su página</Link>}
          {pageUrl !== "" && dataUrl !== "" && " · "}
          {dataUrl !== "" && <Link href={dataUrl}>Los datos</Link>}
        </p>
      )}
      {faults.length > 0 && (
        <Notice tone="wrong">
          <p>No se puede publicar todavía:</p>
          <ShownItems items={faults} keyOf={({ id, message }) => `${id} ${message}`}>
            {({ id, ref, message }) => (
              <p>
                {id !== "" && (
                  <>
                    <OpenRecord onOpen={() => onOpen(id)}>{ref}</OpenRecord>:{" "}
                  </>
                )}
                {message}.
              </p>
            )}
          </ShownItems>
        </Notice>
      )}
      {many === 0 ? (
        <p>
          No hay nada nuevo que publicar: un caso espera aquí cuando otra persona lo da por verificado y por publicable.
        </p>
      ) : (
        <>
          <h3>Qué cambiaría</h3>
          <p>
            Pasarían a tener <strong>{totalsText(after)}</strong>.
          </p>
          <Moves title="Nuevos" items={added} />
          <Moves title="Se van" items={removed} />
          {changed.length > 0 && (
            <>
              <h4>Cambian</h4>
              <ShownItems items={changed} keyOf={({ id }) => id}>
                {({ ref, changes }) => (
                  <>
                    <p>
                      <strong>{ref}</strong>
                    </p>
                    {changes.length > 0 ? (
                      <ChangeList changes={changes} />
                    ) : (
                      <p>Solo la razón de lo que parece un nombre, que los lectores no ven.</p>
                    )}
                  </>
                )}
              </ShownItems>
            </>
          )}
        </>
      )}
      <CountTables publication={publication} />
      {after.cases > 0 && <Preview />}
      {(many > 0 || publication.note !== null) && <NextNote publication={publication} onChanged={onChanged} />}
      {many > 0 && faults.length === 0 && <PublishForm publication={publication} onChanged={onChanged} />}
      <PublishedNotes notes={publication.notes} onChanged={onChanged} />
      <Revisions publication={publication} onChanged={onChanged} />
    </>
  );
}

function Moves({ title, items }: { readonly title: string; readonly items: CasesPublication["added"] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <>
      <h4>
        {title}: {items.length}
      </h4>
      <ShownItems items={items} keyOf={({ id }) => id}>
        {({ ref }) => <p>{ref}</p>}
      </ShownItems>
    </>
  );
}

const COUNT_COLUMNS: readonly DataColumn<CaseCount>[] = [
  { id: "label", name: "De qué", kind: "head", cell: ({ label }) => label },
  { id: "cases", name: "Casos", kind: "figure", cell: ({ cases }) => figure(cases) },
  { id: "victims", name: "Víctimas", kind: "figure", cell: ({ victims }) => figure(victims) },
];

function CountTables({ publication: { byProvince, byDecade, joinedCells } }: Pick<Props, "publication">): ReactNode {
  if (byProvince.length === 0) return null;
  return (
    <>
      <h3>Como lo leerían</h3>
      {joinedCells > 0 && (
        <p>
          {joinedCells === 1 ? "Hay un grupo" : `Hay ${figure(joinedCells)} grupos`} de lugar, década y centro con muy
          pocas víctimas: esos casos se cuentan con menos detalle, sin resumen y sin sus fuentes.
        </p>
      )}
      <div className="nv-cases__fields">
        <DataTable caption="Por provincia" columns={COUNT_COLUMNS} rows={byProvince} keyOf={({ key }) => key || "-"} />
        <DataTable caption="Por década" columns={COUNT_COLUMNS} rows={byDecade} keyOf={({ key }) => key || "-"} />
      </div>
    </>
  );
}

/** The page that readers would get, in a frame that reaches nothing of ours. */
function Preview(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Cerrar la vista previa" : "Ver la página como la leerían"}
        </Button>
      </p>
      {isOpen && (
        <iframe
          className="nv-cases__preview"
          src={CASES_PREVIEW_PATH}
          title="Vista previa de la página de casos"
          sandbox="allow-scripts"
        />
      )}
    </>
  );
}

/** Form of the note that readers will get about the change: somebody else than its author gives it to them. */
function NextNote({ publication: { note }, onChanged }: Omit<Props, "onOpen">): ReactNode {
  return (
    <>
      <h3>Qué se dirá a los lectores</h3>
      {note !== null && (
        <p>
          {note.isMine ? "Tu nota espera a que otra persona publique con ella" : `Nota de ${note.by}`}: «{note.text}».
        </p>
      )}
      <NoteForm
        key={note?.text ?? ""}
        number={NEXT_CASES_NOTE}
        text=""
        waiting={note}
        label="Qué ha cambiado, para los lectores"
        hint="Puede quedarse en blanco. Sale en «Qué ha cambiado», con la fecha: que no identifique a nadie. La publica otra persona, no quien la escribe"
        action="Guardar la nota"
        onChanged={onChanged}
      />
    </>
  );
}

function PublishForm({ publication, onChanged }: Omit<Props, "onOpen">): ReactNode {
  const { version, before, after, note } = publication;
  const canTell = note !== null && !note.isMine;
  const [isTold, setIsTold] = useState(true);
  const [noteReason, setNoteReason] = useState("");
  const [isDecreaseMeant, setIsDecreaseMeant] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const isLess = falls(before, after);
  const isReady = !isLess || isDecreaseMeant;
  const problems = failure === null ? [] : fieldsIn(failure).filter(({ field }) => field === "noteReason");

  async function publish() {
    if (isBusy || !isReady) return;
    await attempt(async () => {
      const told = canTell && isTold ? note.text : "";
      await publicationCalls.publish({ version, note: told, noteReason, isDecreaseMeant: isLess && isDecreaseMeant });
      onChanged();
    });
  }

  return (
    <>
      <h3>Publicarlo</h3>
      {canTell && (
        <Toggle
          label="Con la nota que espera"
          hint={`Los lectores leerán: «${note.text}»`}
          isOn={isTold}
          onChange={setIsTold}
        />
      )}
      {canTell && isTold && (
        <NoteReason
          doubts={note.doubts}
          reason={noteReason}
          error={problems.map(({ message }) => message).join(". ") || undefined}
          onChange={setNoteReason}
        />
      )}
      {note?.isMine === true && <p>Si publicas tú, sale sin nota: la tuya sigue esperando a otra persona.</p>}
      {isLess && (
        <Toggle
          label="Es lo que quiero: los totales bajan"
          hint={`De ${totalsText(before)} a ${totalsText(after)}`}
          isOn={isDecreaseMeant}
          onChange={setIsDecreaseMeant}
        />
      )}
      <div className="nv-row">
        <Button rank="main" aria-disabled={isBusy || !isReady} onClick={() => void publish()}>
          {isBusy ? "Publicando…" : "Publicar los casos"}
        </Button>
      </div>
      {failure !== null && problems.length === 0 && (
        <FailureNotice error={failure} comfort="Los lectores tienen lo mismo que antes." />
      )}
    </>
  );
}

function Revisions({ publication, onChanged }: Omit<Props, "onOpen">): ReactNode {
  const { revisions, version, revision: live, before } = publication;
  const [wanted, setWanted] = useState<Revision | null>(null);
  if (revisions.length === 0) return null;
  const columns: readonly DataColumn<Revision>[] = [
    { id: "at", name: "Cuándo", kind: "head", cell: ({ atMs }) => formatMoment(atMs) },
    { id: "by", name: "Quién", cell: ({ by }) => by },
    { id: "cases", name: "Casos", kind: "figure", cell: ({ cases }) => figure(cases) },
    { id: "victims", name: "Víctimas", kind: "figure", cell: ({ victims }) => figure(victims) },
    {
      id: "return",
      name: "Volver a ella",
      kind: "orders",
      cell: (one) => {
        if (one.revision === live) return "Es la que tienen";
        if (!one.canReturn) return "Tiene casos retirados: ya no existe";
        return <Button onClick={() => setWanted(one)}>Volver a esta…</Button>;
      },
    },
  ];
  return (
    <>
      <h3>Qué ha cambiado</h3>
      <DataTable
        caption="Revisiones"
        columns={columns}
        rows={revisions}
        keyOf={({ revision, atMs }) => `${revision} ${atMs}`}
      />
      {wanted !== null && (
        <ConfirmDialog
          title="¿Volver a esta revisión?"
          action="Volver a ella"
          onConfirm={async () => {
            const { revision } = wanted;
            await publicationCalls.rollBack({
              version,
              revision,
              note: "",
              noteReason: "",
              isDecreaseMeant: falls(before, wanted),
            });
            onChanged();
          }}
          onClose={() => setWanted(null)}
        >
          <p>
            Los lectores pasarán de {totalsText(before)} a {totalsText(wanted)}, los que tenían el{" "}
            {formatMoment(wanted.atMs)}. Lo publicado después vuelve a esperar.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
