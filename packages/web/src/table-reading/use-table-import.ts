import { formatBytes } from "@nv/spanish";
import type { SheetFacts } from "@nv/tables";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { pastedPage } from "./pasted-page.ts";
import type { BringOptions, ImportedText } from "./read-import.ts";
import { readInThread } from "./read-in-thread.ts";

/** Limits of what a tool takes. */
interface Limits extends Pick<BringOptions, "mostRows"> {
  readonly mostBytes: number;
}

/** A file of a table that is brought, and what there is to say of it. */
export interface TableImport {
  /** Reads a file; what was being read before is left. */
  readonly open: (file: File) => void;
  /** Takes what is pasted where it is a table of a page whose cells are joined, which a text alone does not say. */
  readonly paste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  /** Forgets the file: somebody writes the table. */
  readonly forget: () => void;
  /** Reads another sheet of the same file. */
  readonly choose: (sheet: number) => void;
  readonly sheets: readonly SheetFacts[];
  readonly sheet: number;
  readonly isReading: boolean;
  readonly stop: () => void;
  /** Reason why it could not be read; empty where it could. */
  readonly problem: string;
  /** Sentences on what nobody should miss; empty for nothing. */
  readonly notice: string;
}

const NOTHING = { sheets: [], sheet: 0, isReading: false, problem: "", notice: "" } as const;

/** Name of what has none. */
const PASTED = "lo pegado";

const BROKEN = "No se ha podido leer: el archivo es demasiado para este equipo o está roto.";

/**
 * Reads a file of a table in a thread of its own, with the choice of its sheets. What was there stays where nothing could be read.
 *
 * @param onText - Takes the table as the text that every tool reads, and what else is known of it.
 */
export function useTableImport(
  { mostBytes, mostRows }: Limits,
  onText: (text: string, known: Pick<ImportedText, "notice" | "sheets">) => void,
): TableImport {
  const [state, setState] = useState<Omit<TableImport, "open" | "paste" | "forget" | "choose" | "stop">>(NOTHING);
  const file = useRef<File | null>(null);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  async function read(opened: File, sheet: number | undefined) {
    run.current?.abort();
    const controller = new AbortController();
    run.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, isReading: true, problem: "", notice: "" }));
    try {
      const brought = await readInThread(opened, { mostRows, ...(sheet !== undefined && { sheet }) }, signal);
      if (brought === null || signal.aborted) return;
      const { text, problem, ...told } = brought;
      setState({ ...told, isReading: false, problem: problem === "" ? "" : `«${opened.name}»: ${problem}` });
      if (problem === "") onText(text, told);
    } catch (cause) {
      // A thread that breaks off says nothing of why; that it did is told beside the file.
      if (!(cause instanceof Error)) throw cause;
      if (!signal.aborted) setState({ ...NOTHING, problem: `«${opened.name}»: ${BROKEN}` });
    }
  }
  function forget() {
    run.current?.abort();
    file.current = null;
    setState(NOTHING);
  }
  function open(opened: File) {
    if (opened.size > mostBytes) {
      forget();
      const problem = `«${opened.name}» ocupa más de ${formatBytes(mostBytes)}: demasiado para traerlo de una vez`;
      return setState({ ...NOTHING, problem });
    }
    file.current = opened;
    setState(NOTHING);
    void read(opened, undefined);
  }
  return {
    ...state,
    open,
    forget,
    paste(event) {
      const page = pastedPage(event);
      if (page === null) return;
      event.preventDefault();
      open(new File([page], PASTED, { type: "text/html" }));
    },
    choose(sheet) {
      if (file.current !== null) void read(file.current, sheet);
    },
    stop() {
      run.current?.abort();
      setState((before) => ({ ...before, isReading: false }));
    },
  };
}
