import type { FoundPlace, SectionView } from "@nv/contracts/schemas";
import { type CallFailure, toCallFailure } from "@nv/web";
import { useEffect, useRef, useState } from "react";
import type { Asked, List } from "./core/read-list";
import { sectionsCalls } from "./sections-calls";

/** Outcome of a row of a list. */
export interface ListedRow {
  readonly cells: readonly string[];
  /** As a spreadsheet numbers it. */
  readonly number: number;
  readonly section: SectionView | null;
  /** Reason why there is no section, or what to look at; empty for nothing. */
  readonly note: string;
  /** Places that an address may be, when it may be several. */
  readonly candidates: readonly FoundPlace[];
}

/** A list at work. */
export interface ListRun {
  readonly rows: readonly ListedRow[] | null;
  /** Addresses that were asked for so far; `null` while none are. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly failure: CallFailure | null;
  readonly run: (list: List, asked: readonly Asked[]) => void;
  readonly stop: () => void;
  /** Takes another candidate for a row. */
  readonly choose: (number: number, place: FoundPlace) => void;
}

const NOWHERE = "Ahí no hay ninguna sección";
const MISSING = "Ese código no está en el seccionado de ese año";
const ADDRESS_KINDS = ["address", "street", "point"];

interface Located {
  readonly asked: Asked;
  readonly note: string;
  readonly candidates: readonly FoundPlace[];
}

const plain = (asked: Asked): Located => ({ asked, note: "", candidates: [] });

function placed(places: readonly FoundPlace[]): Located {
  const candidates = places.filter(({ kind }) => ADDRESS_KINDS.includes(kind));
  const [first, ...others] = candidates;
  if (first === undefined) return plain("No se encuentra la dirección");
  const note =
    others.length > 0
      ? "Puede ser más de un sitio: míralo"
      : first.kind === "street"
        ? "Es un punto de la calle: falta el número"
        : "";
  return { asked: { point: first.point }, note, candidates: others.length > 0 ? candidates : [] };
}

/** Finds the section of each row of a list. Addresses are asked for one after another, and can be stopped. */
export function useListRun(year: number): ListRun {
  const [rows, setRows] = useState<readonly ListedRow[] | null>(null);
  const [progress, setProgress] = useState<ListRun["progress"]>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function addresses(asked: readonly Asked[], signal: AbortSignal): Promise<Located[]> {
    const found: Located[] = [];
    for (const one of asked) {
      signal.throwIfAborted();
      setProgress({ done: found.length, total: asked.length });
      if (typeof one === "string" || !("words" in one)) found.push(plain(one));
      else {
        const answer = await sectionsCalls.places({ q: one.words }, signal);
        found.push(answer.problem === "" ? placed(answer.places) : plain(answer.problem));
      }
    }
    return found;
  }

  async function sectionsOf(located: readonly Located[]): Promise<readonly (SectionView | null)[]> {
    const codes = located.flatMap(({ asked }) => (typeof asked === "object" && "code" in asked ? [asked.code] : []));
    const points = located.flatMap(({ asked }) => (typeof asked === "object" && "point" in asked ? [asked.point] : []));
    const byCode = codes.length === 0 ? [] : (await sectionsCalls.byCodes(year, { codes })).sections;
    const byPoint =
      points.length === 0
        ? { codes: [], sections: [] }
        : await sectionsCalls.byPoints(year, { points: points.map(({ lon, lat }) => [lon, lat] as const) });
    const views = new Map([...byCode, ...byPoint.sections].map((section) => [section.code, section]));
    let at = 0;
    return located.map(({ asked }) => {
      if (typeof asked === "string" || "words" in asked) return null;
      if ("code" in asked) return views.get(asked.code) ?? null;
      const code = byPoint.codes[at];
      at += 1;
      return code === null || code === undefined ? null : (views.get(code) ?? null);
    });
  }

  function noteOf({ asked, note }: Located, section: SectionView | null): string {
    if (typeof asked === "string") return asked;
    if (section === null) return "code" in asked ? MISSING : NOWHERE;
    return note;
  }

  async function work(list: List, asked: readonly Asked[]): Promise<void> {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const { signal } = controller;
    setFailure(null);
    setRows(null);
    setProgress({ done: 0, total: list.rows.length });
    try {
      const located = list.kind === "addresses" ? await addresses(asked, signal) : asked.map(plain);
      const sections = await sectionsOf(located);
      if (signal.aborted) return;
      setRows(
        list.rows.map(({ cells, number }, at) => {
          const one = located[at] ?? plain("");
          const section = sections[at] ?? null;
          return { cells, number, section, note: noteOf(one, section), candidates: one.candidates };
        }),
      );
    } catch (error) {
      if (!signal.aborted) setFailure(toCallFailure(error));
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  }

  async function take(number: number, { point }: FoundPlace): Promise<void> {
    try {
      const [section = null] = await sectionsOf([plain({ point })]);
      setRows(
        (before) =>
          before?.map((row) =>
            row.number === number ? { ...row, section, note: section === null ? NOWHERE : "" } : row,
          ) ?? null,
      );
    } catch (error) {
      setFailure(toCallFailure(error));
    }
  }

  return {
    ...{ rows, progress, failure },
    run: (list, asked) => void work(list, asked),
    stop: () => {
      running.current?.abort();
      setProgress(null);
    },
    choose: (number, place) => void take(number, place),
  };
}
