import { Button, FileDrop, Notice, Pager, RowsEditor, TextArea, Toggle } from "@nv/ui";
import { bindFields } from "@nv/web";
import { type ReactNode, useRef, useState } from "react";
import { useChosenFile } from "../file-field/use-chosen-file.ts";
import { MomentField } from "../videos/MomentField.tsx";
import { CaptionStage } from "./CaptionStage.tsx";
import { type Captions, MOST_CAPTIONS } from "./captions.ts";
import { readCaptions } from "./read-captions.ts";

/** Captions in sight at once: a person mends one, and hundreds of fields are slow. */
const PER_PAGE = 25;

/** Time that a new caption is in sight, milliseconds. */
const NEW_CUE_MS = 2000;

interface Captioned {
  readonly captions: Captions;
  /** Whether somebody said that nobody speaks in it. */
  readonly hasNoSpeech: boolean;
}

interface Props extends Captioned {
  /** `file:` and the id of the video: it is seen and heard while its captions are written. Empty for none. */
  readonly source?: string;
  /** Label of a part of the configuration, and what is wrong with it. */
  readonly textsOf: (path: string) => { readonly label: string; readonly error: string };
  readonly onChange: (part: Partial<Captioned>) => void;
}

/** Ways to begin captions: a file, a text that is pasted, the first one by hand, or the word of somebody that none are needed. */
function NoCaptions({ hasNoSpeech, textsOf, onChange, onRead }: Props & { readonly onRead: (text: string) => void }) {
  const [pasted, setPasted] = useState("");
  return (
    <>
      <FileDrop label="Archivo SRT o VTT" accept=".srt,.vtt" onFiles={([file]) => void file?.text().then(onRead)} />
      <TextArea
        label="O pégalos aquí"
        hint="Como 00:00:01,000 --> 00:00:03,000 y, debajo, el texto"
        isProse
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      <div className="nv-row">
        <Button disabled={pasted.trim() === ""} onClick={() => onRead(pasted)}>
          Leer subtítulos
        </Button>
        <Button
          onClick={() => onChange({ captions: [{ startMs: 0, endMs: NEW_CUE_MS, text: "" }], hasNoSpeech: false })}
        >
          Escribirlos
        </Button>
      </div>
      <Toggle
        label={textsOf("hasNoSpeech").label}
        hint="Lo que se oye no dice nada que haya que leer: sin subtítulos, alguien tiene que decirlo."
        isOn={hasNoSpeech}
        onChange={(isOn) => onChange({ hasNoSpeech: isOn })}
      />
    </>
  );
}

interface RowsProps extends Props {
  /** Whether the video is seen, so that a caption can be set by it. */
  readonly isSeen: boolean;
  /** Reads what is seen now. Milliseconds. */
  readonly now: () => number;
  readonly onShow: (atMs: number) => void;
}

/** The captions, some at a time. */
function CaptionRows({ captions, textsOf, onChange, isSeen, now, onShow }: RowsProps): ReactNode {
  const [page, setPage] = useState(1);
  const start = (Math.min(page, Math.ceil(captions.length / PER_PAGE)) - 1) * PER_PAGE;
  function blank() {
    const startMs = Math.max(captions.at(-1)?.endMs ?? 0, now());
    return { startMs, endMs: startMs + NEW_CUE_MS, text: "" };
  }
  return (
    <>
      <RowsEditor
        key={start}
        {...{ legend: `${textsOf("captions").label} desde el ${start + 1}`, noun: "Subtítulo", fewest: 0, blank }}
        rows={captions.slice(start, start + PER_PAGE)}
        most={Math.min(MOST_CAPTIONS - captions.length, 1) + Math.min(PER_PAGE, captions.length - start)}
        onChange={(rows) => onChange({ captions: captions.toSpliced(start, PER_PAGE, ...rows) })}
      >
        {(row, index, change) => {
          const fields = bindFields({
            ...{ draft: row, change, under: `captions.${start + index}.` },
            labels: (path) => textsOf(path).label,
            problems: { get: (path) => textsOf(path).error },
          });
          const orders = [
            ["Verlo", () => onShow(row.startMs)],
            ["Entra ahora", () => change({ startMs: now() })],
            ["Sale ahora", () => change({ endMs: now() })],
          ] as const;
          return (
            <>
              <MomentField {...fields.value("startMs")} />
              <MomentField {...fields.value("endMs")} />
              <TextArea {...fields.text("text")} isProse rows={2} />
              {isSeen && (
                <div className="nv-captions__orders">
                  {orders.map(([label, act]) => (
                    <button key={label} type="button" className="nv-copy nv-rows__order" onClick={act}>
                      {label}
                    </button>
                  ))}
                </div>
              )}
            </>
          );
        }}
      </RowsEditor>
      {captions.length > PER_PAGE && (
        <Pager page={start / PER_PAGE + 1} perPage={PER_PAGE} total={captions.length} onPage={setPage} />
      )}
      <div className="nv-row">
        <Button onClick={() => onChange({ captions: [] })}>Quitar todos</Button>
      </div>
    </>
  );
}

/** Field of what is said in a video: uploaded or pasted as SRT or VTT, corrected one by one, or declared not to be there. */
export function CaptionsField(props: Props): ReactNode {
  const { source = "", captions, textsOf, onChange } = props;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { label, error } = textsOf("captions");
  const { body: file } = useChosenFile(source);
  const facts = file?.facts.kind === "video" ? file.facts : null;
  const [wish, setWish] = useState<{ readonly atMs: number } | null>(null);
  /** Moment that is seen now, milliseconds: read when somebody presses, never drawn here. */
  const seenMs = useRef(0);

  function take(text: string) {
    const read = readCaptions(text);
    setProblems(read.problems.map(({ message }) => message));
    if (read.cues.length > 0) onChange({ captions: [...read.cues], hasNoSpeech: false });
  }

  return (
    <fieldset className="nv-captions" data-wrong={error !== "" || undefined} tabIndex={-1}>
      <legend className="nv-field__label">{label}</legend>
      <p className="nv-field__error" aria-live="polite">
        {error}
      </p>
      {problems.length > 0 && (
        <Notice tone="wrong">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {file !== null && facts !== null && (
        <CaptionStage
          key={file.hash}
          {...{ file, facts, captions, wish }}
          onAt={(atMs) => {
            seenMs.current = atMs;
          }}
        />
      )}
      {captions.length === 0 ? (
        <NoCaptions {...props} onRead={take} />
      ) : (
        <CaptionRows
          {...props}
          isSeen={facts !== null}
          now={() => seenMs.current}
          onShow={(atMs) => setWish({ atMs })}
        />
      )}
    </fieldset>
  );
}
