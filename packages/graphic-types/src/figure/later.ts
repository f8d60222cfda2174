import { ownConfig } from "@nv/embeds/reader";
import { NO_DATA } from "../core/legend/class-words.ts";
import { readFigure } from "../core/read-figure.ts";
import { playLine } from "./keys/play-line.ts";
import { readSeries } from "./keys/read-series.ts";
import { WALKABLE, type Walkable } from "./keys/walkable.ts";
import { type ValuePlace, type Walk, walked } from "./keys/walked.ts";

/** Keys that are answered; the others are the browser's. */
const KEYS = /^(?:Arrow(?:Left|Right|Up|Down)|Home|End|[mnst])$/i;

/** Walks over the values of a figure with the keys, says each, and plays a series as a sound. */
function answerKeys(
  { waiting, points, current, show, hide, tell }: Walkable,
  drawing: HTMLElement,
  body: HTMLTableSectionElement,
): void {
  const own = ownConfig();
  const series = readSeries(own.series);
  const units = String(own.unit).split("\t");
  const said = document.createElement("p");
  // It is there for who listens, as the description of a page is.
  said.className = "description";
  said.setAttribute("role", "status");
  drawing.after(said);
  const rows = [...new Set(points().map(({ at }) => Math.floor(at / series.length)))].sort((a, b) => a - b);
  const cellOf = (row: number, column: number) => body.rows[row]?.cells[column + 1]?.textContent ?? "";
  const head = (step: number) => body.rows[rows[step] ?? 0]?.cells[0]?.textContent ?? "";
  const figures = series.map(([, value]) => rows.map((row) => readFigure(cellOf(row, value))));
  let place: ValuePlace | null = null;
  let stopSound: (() => void) | null = null;

  function textOf({ step, line }: ValuePlace): string {
    const [, value = 0, low, high] = series[line] ?? [];
    if (figures[line]?.[step] === null) return NO_DATA;
    const row = rows[step] ?? 0;
    const edges = low === undefined || high === undefined ? "" : ` (${cellOf(row, low)} a ${cellOf(row, high)})`;
    return cellOf(row, value) + (units[line] ?? "") + edges;
  }
  const nameOf = (line: number) => (series.length > 1 ? `${series[line]?.[0] ?? ""}, ` : "");
  const placeText = (at: ValuePlace) => `${head(at.step)}: ${textOf(at)}`;

  function say(text: string): void {
    // The same again is read out again.
    said.textContent = said.textContent === text ? `${text}\u00a0` : text;
  }
  /** Says what is of no value alone, to eyes too. */
  function announce(text: string): void {
    tell(text);
    say(text);
  }
  /** Goes on from where a finger was. */
  function synced(): ValuePlace | null {
    const shown = current();
    if (shown === undefined) return place;
    const step = rows.indexOf(Math.floor(shown.at / series.length));
    return place !== null && place.step === step ? place : { step, line: shown.at % series.length };
  }
  function go({ place: next, word }: Walk, before: ValuePlace | null): void {
    place = next;
    const at = (rows[next.step] ?? 0) * series.length + next.line;
    const point = points().find((one) => one.at === at);
    if (point === undefined) hide();
    else show(point);
    const isOther = before === null || before.line !== next.line || word !== "";
    say(`${word === "" ? "" : `${word}, `}${isOther ? nameOf(next.line) : ""}${placeText(next)}`);
  }
  function summary(line: number): string {
    const of = figures[line] ?? [];
    const [first, last] = [of.findIndex((one) => one !== null), of.findLastIndex((one) => one !== null)];
    if (first === -1) return `${nameOf(line)}${NO_DATA}`;
    const [from, to] = [of[first] ?? 0, of[last] ?? 0];
    const way = to > from ? "sube" : to < from ? "baja" : "acaba como empieza";
    const [most, least] = [walked("m", { step: 0, line }, figures), walked("n", { step: 0, line }, figures)];
    const ends = `de ${textOf({ step: first, line })} (${head(first)}) a ${textOf({ step: last, line })} (${head(last)}): ${way}`;
    return [`${nameOf(line)}${ends}`, ...[most, least].map((one) => one && `${one.word}, ${placeText(one.place)}`)]
      .filter(Boolean)
      .join(". ");
  }
  function stop(): boolean {
    const isPlaying = stopSound !== null;
    stopSound?.();
    stopSound = null;
    return isPlaying;
  }
  function play(line: number): void {
    const stopThis = playLine(figures[line] ?? [], figures.flat(), () => {
      if (stopSound === stopThis) stopSound = null;
    });
    stopSound = stopThis;
    announce(`Suena ${nameOf(line)}de ${head(0)} a ${head(rows.length - 1)}. Escape: parar`);
  }
  function press(written: string): void {
    const key = written.length === 1 ? written.toLowerCase() : written;
    const wasPlaying = stop();
    const before = synced();
    const line = before?.line ?? 0;
    const next = walked(key, before, figures);
    if (next !== null) go(next, before);
    else if (key === "t") announce(summary(line));
    else if (key === "s" && wasPlaying) announce("Parado");
    else if (key === "s") play(line);
  }
  function leave(): void {
    stop();
    place = null;
    hide();
    said.textContent = "";
  }
  drawing.onblur = leave;
  drawing.onkeydown = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === "Escape") leave();
    if (!KEYS.test(key)) return;
    event.preventDefault();
    press(key);
  };
  // A room that was empty when it came is read out from the next turn on.
  setTimeout(() => waiting.forEach(press));
}

/** Whether something is the drawing that the script of the page lent. */
const isWalkable = (value: unknown): value is Walkable =>
  typeof value === "object" && value !== null && "waiting" in value;

const lent: unknown = Reflect.get(globalThis, WALKABLE);
const drawing = document.querySelector<HTMLElement>(".nv-fig [role=application]");
const body = document.querySelector<HTMLTableSectionElement>(".nv-fig tbody");
if (isWalkable(lent) && drawing && body) answerKeys(lent, drawing, body);
