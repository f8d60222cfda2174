import { randomId, type StoryConfig } from "@nv/graphic-types";
import type { StoryPlace } from "@nv/graphic-types/fields";
import { slugOf } from "@nv/spanish";
import { Button, CopyButton, Dialog, TextArea } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ClipboardEvent, type ReactNode, useState } from "react";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import { copyStoryOf, type WordsChange, withCopy, withPasted } from "../core/apply-words";
import { type CopyEdits, readCopy, writeCopy } from "../core/copy-text";
import { readOldStory } from "../core/read-old-story";
import { type Pasted, stepsIn } from "../core/read-pasted";
import { readClipboard } from "../read-clipboard";

interface Props {
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  /** Place where somebody writes; `null` for none. */
  readonly place: StoryPlace | null;
  readonly onChange: (change: WordsChange) => void;
}

/** Longest name of a file, characters. */
const NAME_LENGTH = 60;

const added = (count: number, one: string, many: string) =>
  count === 1 ? `Se añade 1 ${one}.` : `Se añaden ${count} ${many}.`;
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The ways in which the words of a story leave it and come back: for the copy desk, and from wherever they were written. */
export function WordsDialogs(props: Props): ReactNode {
  const [open, setOpen] = useState<"copy" | "paste" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen("paste")}>Pegar texto</Button>
      <Button onClick={() => setOpen("copy")}>Texto para edición</Button>
      {open === "copy" && <CopyDialog {...props} onClose={close} />}
      {open === "paste" && <PasteDialog {...props} onClose={close} />}
    </>
  );
}

interface DialogProps extends Props {
  readonly onClose: () => void;
}

/** Message about what was understood, and what was not. */
function Outcome({ done, notes }: { readonly done: string; readonly notes: readonly string[] }): ReactNode {
  return (
    <div role="status">
      {done !== "" && <p>{done}</p>}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CopyDialog({ draft, config, onChange, onClose }: DialogProps): ReactNode {
  const story = copyStoryOf(draft, config);
  const text = writeCopy(story);
  const [back, setBack] = useState("");
  const edits: CopyEdits | null = back.trim() === "" ? null : readCopy(story, back);
  const changes =
    edits === null ? 0 : edits.steps.length + Number(edits.title !== undefined) + Number(edits.dek !== undefined);
  return (
    <Dialog title="Texto para edición" className="nv-words" onClose={onClose}>
      <p>Todo lo que se lee, en su orden. Lo que vuelva corregido se pega abajo y cada texto va a su sitio.</p>
      <div className="nv-row">
        <CopyButton text={text}>Copiar el texto</CopyButton>
        <button
          type="button"
          className="nv-copy"
          onClick={() =>
            saveFile({
              name: `${slugOf(draft.title, NAME_LENGTH) || "historia"}.txt`,
              content: text,
              type: "text/plain;charset=utf-8",
            })
          }
        >
          Descargarlo
        </button>
      </div>
      <TextArea
        label="Lo que ha vuelto"
        isProse
        rows={10}
        value={back}
        onChange={({ currentTarget }) => setBack(currentTarget.value)}
      />
      {edits !== null && (
        <Outcome
          done={changes === 0 ? "No cambia nada." : `Cambia ${counted(changes, "texto", "textos")}.`}
          notes={edits.problems.map(({ line, message }) => (line === 0 ? message : `Línea ${line}: ${message}`))}
        />
      )}
      <div className="nv-dialog__actions">
        <Button onClick={onClose}>Dejarlo</Button>
        <Button
          rank="main"
          disabled={edits === null || changes === 0}
          onClick={() => {
            if (edits !== null) onChange(withCopy(config, edits));
            onClose();
          }}
        >
          Poner los cambios
        </Button>
      </div>
    </Dialog>
  );
}

/** Wraps typed text as clipboard data: a text without form. */
const plain = (text: string): Pick<DataTransfer, "getData"> => ({
  getData: (type) => (type === "text/plain" ? text : ""),
});

function PasteDialog({ config, place: here, onChange, onClose }: DialogProps): ReactNode {
  const [text, setText] = useState("");
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const { blockId = null, stepId = null } = here ?? {};
  const place = config.blocks.findIndex(({ id }) => id === blockId);
  const step = config.blocks[place]?.steps.findIndex(({ id }) => id === stepId) ?? -1;
  const old = text.trim().startsWith("{") ? readOldStory(text, randomId) : null;
  const where =
    place === -1
      ? "de un bloque de texto nuevo, al final"
      : `del bloque ${place + 1}${step === -1 ? "" : `, tras el paso ${step + 1}`}`;

  function take(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (text !== "") return;
    event.preventDefault();
    setText(event.clipboardData.getData("text/plain"));
    setPasted(readClipboard(event.clipboardData));
  }
  function put() {
    if (old !== null && "config" in old) {
      const { title, config: read } = old;
      const blocks = [...config.blocks, ...read.blocks];
      onChange({ ...(title !== "" && { title }), config: { ...config, dek: config.dek || read.dek, blocks } });
    } else if (pasted !== null) onChange({ config: withPasted(config, { blockId, stepId }, pasted.groups, randomId) });
    onClose();
  }

  const groups = pasted?.groups ?? [];
  const steps = stepsIn(groups);
  const scenes = groups.filter(({ scene }) => scene !== null).length;
  // Paragraphs and scenes are blocks of their own.
  const isPage = groups.length > 1;
  const done = isPage
    ? `${added(groups.length, "bloque", "bloques")} ${scenes === 0 ? "" : `${scenes === 1 ? "Uno es una escena" : `${scenes} son escenas`}, sin sus archivos todavía.`}`
    : added(steps, "paso", "pasos");
  const isOld = old !== null && "config" in old;
  return (
    <Dialog title="Pegar texto" className="nv-words" closesOutside={text === ""} onClose={onClose}>
      <p>
        De Word, de Google Docs o en ArchieML: cada párrafo es un paso {where}. También el JSON de Scrolling_foto,
        Scrolling_horizontal y Scrolling_video.
      </p>
      <TextArea
        label="Texto"
        isProse
        rows={10}
        value={text}
        onPaste={take}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setPasted(currentTarget.value.trim() === "" ? null : readClipboard(plain(currentTarget.value)));
        }}
      />
      {old !== null && (
        <Outcome
          done={
            isOld
              ? `${added(old.config.blocks.length, "bloque", "bloques")} ${old.files.length === 0 ? "" : `Faltan sus archivos, que hay que traer a Archivos: ${old.files.join(", ")}.`}`
              : old.refused
          }
          notes={[]}
        />
      )}
      {old === null && pasted !== null && <Outcome done={done} notes={pasted.notes} />}
      <div className="nv-dialog__actions">
        <Button onClick={onClose}>Dejarlo</Button>
        <Button rank="main" disabled={old === null ? steps === 0 : !isOld} onClick={put}>
          Ponerlo
        </Button>
      </div>
    </Dialog>
  );
}
