import { LONGEST_PANEL_SEARCH } from "@nv/contracts";
import type { StoryFacts } from "../core/protocol.ts";
import { askForKey } from "./ask-for-key.ts";
import { type ComposerLine, openLine } from "./composer-line.ts";
import { button, draw } from "./draw.ts";
import { drawHits, moveInList } from "./hit-list.ts";
import { createInsertion } from "./insertion.ts";
import type { KeyMemory } from "./key-memory.ts";
import { PanelFailure, panelCalls } from "./panel-calls.ts";

/** Height of the panel, whatever it finds: what is longer scrolls inside. CSS pixels. */
const PANEL_HEIGHT_PX = 620;

/** After the last letter, before the server is asked, milliseconds. */
const TYPING_PAUSE_MS = 150;

/** Time without an answer after which the panel says that it searches, milliseconds: what comes sooner needs no words. */
const UNTOLD_MS = 400;

/** Writes the line over a list. */
function countOf(count: number, hasMore: boolean, q: string): string {
  if (count === 0)
    return q === ""
      ? "El registro está vacío. Añade y publica en él un gráfico, y vuelve."
      : `Ningún gráfico responde a «${q}».`;
  if (hasMore) return `Los ${count} primeros. Escribe algo más para acotar.`;
  if (q === "") return "Los últimos que han cambiado";
  return count === 1 ? "1 gráfico" : `${count} gráficos`;
}

/** The panel that looks for a graphic and hands it to Composer. */
export function openSearchPanel(panel: HTMLElement, key: string, memory: KeyMemory): void {
  let story: StoryFacts = { headline: "" };
  const line = openLine(key, (facts) => (story = facts));
  const insert = createInsertion(line, memory, () => story);
  const field = draw("input", {
    type: "search",
    id: "buscar",
    maxlength: String(LONGEST_PANEL_SEARCH),
    autocomplete: "off",
    placeholder: "Título, tema, autor o dirección",
  });
  const status = draw("p", { role: "status", class: "status" });
  const place = draw("div", { class: "place" });
  const form = draw("form", { role: "search" }, [draw("label", { for: "buscar" }, ["Buscar un gráfico"]), field]);
  const foot = draw("div", { class: "foot" }, [button("Cancelar", () => line.cancel())]);
  let asking: AbortController | null = null;
  let pause = 0;

  panel.replaceChildren(draw("div", { class: "head" }, [form, status]), place, foot);
  panel.classList.add("whole");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void search();
  });
  field.addEventListener("input", () => {
    clearTimeout(pause);
    pause = window.setTimeout(() => void search(), TYPING_PAUSE_MS);
  });
  panel.addEventListener("keydown", (event) => moveInList(event, field, place));

  function askAgain(said: string): void {
    status.textContent = "";
    place.replaceChildren(
      askForKey(said, (given) => {
        memory.keep(given);
        field.focus();
        void search();
      }),
    );
  }

  /** Looks for what is written. What is found replaces what was there; a later question puts an end to the one before. */
  async function search(): Promise<void> {
    clearTimeout(pause);
    asking?.abort();
    asking = new AbortController();
    const q = field.value.trim();
    const given = memory.read();
    if (given === "")
      return askAgain(
        "Así ves el registro con tus permisos. La conexión dura mientras la uses, doce horas como mucho.",
      );
    const untold = window.setTimeout(() => (status.textContent = "Buscando…"), UNTOLD_MS);
    try {
      const { items, hasMore } = await panelCalls.find(given, q, asking.signal);
      status.textContent = countOf(items.length, hasMore, q);
      place.replaceChildren(drawHits(items, (hit, item) => void insert(hit, item)));
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      if (!(error instanceof PanelFailure)) throw error;
      if (error.code === "PANEL_KEY_INVALID") {
        memory.forget();
        return askAgain(`${error.message} Lo que habías escrito sigue arriba.`);
      }
      // What was found before answers another question.
      status.textContent = error.message;
      place.replaceChildren(draw("p", { class: "again" }, [button("Repetir", () => void search())]));
    } finally {
      clearTimeout(untold);
    }
  }

  readyWhenDrawn(line);
  field.focus();
  void search();
}

/** Says so after the panel was painted: what Composer shows is then what is there. */
function readyWhenDrawn(line: ComposerLine): void {
  requestAnimationFrame(() => line.ready(PANEL_HEIGHT_PX));
}
