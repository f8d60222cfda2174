import { ownConfig } from "@nv/embeds/reader";
import { foldLoosely } from "@nv/spanish";
import { readFigure } from "../core/read-figure.ts";
import { type CellKey, compareKeys, textOrder } from "./core/compare-keys.ts";

/** A row of the page, with what it is looked for by. */
interface ReaderRow {
  readonly element: HTMLTableRowElement;
  /** Its text without accents and capitals, once somebody looks for something. */
  text: string;
}

/** Rows under one head, in the order in which they came. */
interface ReaderBody {
  readonly element: HTMLTableSectionElement;
  readonly head: HTMLTableRowElement | null;
  readonly rows: readonly ReaderRow[];
}

const TABLE_FILTER_MS = 120;

function keyOf(row: HTMLTableRowElement, at: number, kind: string): CellKey {
  const cell = row.cells[at];
  if (cell === undefined || cell.classList.contains("m")) return null;
  const { v } = cell.dataset;
  if (kind !== "n" && kind !== "p") return v ?? cell.textContent;
  return v === undefined ? readFigure(cell.textContent) : Number(v);
}

/** Finds, orders and unfolds the rows of a table that is all in its page. */
function enliven(root: HTMLElement, table: HTMLTableElement): void {
  const { kinds, pageRows, sorts, language } = ownConfig();
  const kindAt = (at: number) => (typeof kinds === "string" ? (kinds[at] ?? "") : "");
  const step = typeof pageRows === "number" && pageRows > 0 ? pageRows : Number.POSITIVE_INFINITY;
  const bodies: readonly ReaderBody[] = [...table.tBodies].map((element) => {
    const all = [...element.rows];
    return {
      element,
      head: all.find((row) => row.classList.contains("g")) ?? null,
      rows: all.filter((row) => !row.classList.contains("g")).map((row) => ({ element: row, text: "" })),
    };
  });
  const total = bodies.reduce((count, { rows }) => count + rows.length, 0);
  const status = root.querySelector("[role=status]");
  const [more, whole] = root.querySelectorAll<HTMLButtonElement>(".nv-tab-pages button");
  const input = root.querySelector("input");
  let orders = bodies.map(({ rows }) => rows);
  let most = step;

  function matches(row: ReaderRow, words: readonly string[]): boolean {
    if (words.length === 0) return true;
    row.text ||= foldLoosely([...row.element.cells].map((cell) => cell.textContent).join(" "));
    return words.every((word) => row.text.includes(word));
  }
  function tell(found: number, isSearch: boolean): void {
    const isCut = found > most;
    for (const button of [more, whole]) if (button) button.hidden = !isCut;
    if (status === null) return;
    const rows = found === 1 ? "fila" : "filas";
    const shown = isCut ? `1–${most} de ${found}` : found;
    status.textContent = found === 0 ? "Ninguna fila coincide" : `${shown} ${rows}${isSearch ? ` de ${total}` : ""}`;
  }
  function show(): void {
    const words = foldLoosely(input?.value ?? "")
      .split(" ")
      .filter(Boolean);
    let found = 0;
    for (const [at, { head }] of bodies.entries()) {
      let isSeen = false;
      for (const row of orders[at] ?? []) {
        const isFound = matches(row, words);
        if (isFound) found += 1;
        const isShown = isFound && found <= most;
        row.element.hidden = !isShown;
        isSeen ||= isShown;
      }
      if (head !== null) head.hidden = !isSeen;
    }
    root.dataset.on = "";
    tell(found, words.length > 0);
  }
  function sort(at: number, isDown: boolean): void {
    const compareTexts = textOrder(typeof language === "string" && language !== "" ? language : "es");
    orders = bodies.map(({ rows }) => {
      const keyed = rows.map((row) => ({ row, key: keyOf(row.element, at, kindAt(at)) }));
      return keyed.sort((a, b) => compareKeys(a.key, b.key, isDown, compareTexts)).map(({ row }) => row);
    });
    for (const [place, { element }] of bodies.entries())
      element.append(...(orders[place] ?? []).map((row) => row.element));
    show();
  }

  const heads = [...table.querySelectorAll<HTMLElement>("[data-c]")];
  function press(head: HTMLElement): void {
    const at = Number(head.dataset.c);
    const before = head.getAttribute("aria-sort");
    const isFigure = kindAt(at) === "n" || kindAt(at) === "p";
    // Who orders figures looks for the greatest.
    const isDown = before === null ? isFigure : before === "ascending";
    for (const one of heads) one.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", isDown ? "descending" : "ascending");
    sort(at, isDown);
  }
  if (sorts === true)
    for (const head of heads) {
      const span = head.firstElementChild;
      if (span === null) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.className = span.className;
      button.textContent = span.textContent;
      button.addEventListener("click", () => press(head));
      span.replaceWith(button);
    }

  let timer: ReturnType<typeof setTimeout> | undefined;
  input?.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      most = step;
      show();
    }, TABLE_FILTER_MS);
  });
  /** Shows more rows; the focus goes to the first of them, since the button may be gone. */
  function unfold(next: number): void {
    const before = most;
    most = next;
    show();
    const rows = orders.flat().filter(({ element }) => !element.hidden);
    const first = rows[before]?.element.cells[0];
    if (first === undefined || more?.hidden === false) return;
    first.tabIndex = -1;
    first.focus();
  }
  more?.addEventListener("click", () => unfold(most + step));
  whole?.addEventListener("click", () => unfold(Number.POSITIVE_INFINITY));
  show();

  const rolls = root.querySelector<HTMLElement>(".nv-tab-rolls");
  const hint = root.querySelector<HTMLElement>(".nv-tab-hint");
  if (rolls !== null && hint !== null)
    new ResizeObserver(() => hint.toggleAttribute("data-off", rolls.scrollWidth <= rolls.clientWidth)).observe(rolls);
}

const root = document.querySelector<HTMLElement>(".nv-tab");
const table = root?.querySelector("table");
if (root && table) enliven(root, table);
