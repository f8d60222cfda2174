import { LONGEST_PANEL_SEARCH } from "@nv/contracts";
import { FIRST_CONFIG } from "../core/graphic-config.ts";
import type { StoryFacts } from "../core/protocol.ts";
import { askForKey } from "./ask-for-key.ts";
import { type ComposerLine, openLine } from "./composer-line.ts";
import { button, draw } from "./draw.ts";
import type { KeyMemory } from "./key-memory.ts";
import { type Hit, PanelFailure, panelCalls } from "./panel-calls.ts";

/** Height of the panel, whatever it finds: what is longer scrolls inside. CSS pixels. */
const PANEL_HEIGHT_PX = 620;

/** After the last letter, before the server is asked, milliseconds. */
const TYPING_PAUSE_MS = 150;

/** Time without an answer after which the panel says that it searches, milliseconds: what comes sooner needs no words. */
const UNTOLD_MS = 400;

const NOT_LIVE = "Publica el gráfico antes de insertarlo";

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

/** A graphic of the list, with what inserts it, or why it cannot be. */
function drawHit(hit: Hit, onInsert: () => void): HTMLElement {
  const { title, type, status, section, image, id, isLive } = hit;
  const picture = draw("span", { class: "picture" });
  if (image !== null) picture.append(draw("img", { src: image, alt: "", loading: "lazy" }));
  const facts = [type, status, section].filter(Boolean).join(" · ");
  const words = draw("div", { class: "words" }, [
    draw("h2", {}, [title]),
    draw("p", { class: "facts" }, [facts]),
    draw("p", { class: "fault", role: "alert" }),
  ]);
  if (!isLive)
    words.append(
      draw("p", { class: "note" }, [
        `${NOT_LIVE}. `,
        draw("a", { href: `/embed_data?grafico=${encodeURIComponent(id)}`, target: "_blank", rel: "noopener" }, [
          "Abrirlo",
        ]),
      ]),
    );
  const insert = button("Insertar", onInsert);
  insert.setAttribute("aria-label", `Insertar «${title}»`);
  return draw("li", { class: "hit" }, [picture, words, ...(isLive ? [insert] : [])]);
}

/** The panel that looks for a graphic and hands it to Composer. */
export function openSearchPanel(panel: HTMLElement, key: string, memory: KeyMemory): void {
  let story: StoryFacts = { headline: "" };
  const line = openLine(key, (facts) => (story = facts));
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
  let isInserting = false;
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
  panel.addEventListener("keydown", moveInList);

  /** The arrows go from the field into the list, along it and back. */
  function moveInList(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops: readonly HTMLElement[] = [field, ...place.querySelectorAll<HTMLElement>(".hit :is(button, a)")];
    const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
    const next = at === -1 ? undefined : stops[at + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

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

  /** Hands a graphic over, as readers have it now. Composer takes the panel away as soon as it has it. */
  async function handOver({ slug }: Hit): Promise<void> {
    const content = await panelCalls.content(slug);
    if (content === null) throw new PanelFailure("", `${NOT_LIVE}: lo han retirado mientras tanto.`);
    const noted = panelCalls.note(memory.read(), { slug, host: line.host, ...story });
    line.insert({ id: slug, url: content.url, config: { ...FIRST_CONFIG } });
    try {
      await noted;
    } catch (error) {
      if (!(error instanceof PanelFailure)) throw error;
      throw new PanelFailure(error.code, `Insertado, pero aquí no consta en qué noticia. ${error.message}`);
    }
  }

  async function insert(hit: Hit, item: HTMLElement): Promise<void> {
    const fault = item.querySelector<HTMLElement>(".fault");
    if (isInserting) return;
    isInserting = true;
    fault?.replaceChildren();
    try {
      await handOver(hit);
    } catch (error) {
      if (!(error instanceof PanelFailure)) throw error;
      fault?.replaceChildren(error.message);
    } finally {
      isInserting = false;
    }
  }

  function showHits(items: readonly Hit[], hasMore: boolean, q: string): void {
    status.textContent = countOf(items.length, hasMore, q);
    const list = draw("ul", { class: "hits" });
    for (const hit of items) {
      const item = drawHit(hit, () => void insert(hit, item));
      list.append(item);
    }
    place.replaceChildren(list);
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
      showHits(items, hasMore, q);
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
