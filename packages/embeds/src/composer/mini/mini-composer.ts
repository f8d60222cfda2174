import { ansCustomEmbed } from "../core/ans.ts";
import { CONFIG_MAX_BYTES } from "../core/check-config.ts";
import { type CustomEmbed, type PanelKind, READY_TIMEOUT_MS } from "../core/protocol.ts";
import type { Judged } from "../core/watch-panel.ts";
import { button, draw } from "../panel/draw.ts";
import { type OpenPanel, openPanel } from "./panel-frame.ts";
import { changed, emptyStory, factsOf, inserted, type Story, type StoryElement, without } from "./story.ts";

/** Headline of the story that it opens with. */
const HEADLINE = "EJEMPLO: los embalses de una cuenca inventada";

/** Messages that stay in sight. */
const MOST_LINES = 200;

/** Options of a small Composer. */
export interface MiniComposerSetup {
  /** Address of the power-up, without query and fragment. */
  readonly powerupUrl: string;
  /** Told of the story whenever it changes. */
  readonly onStory?: (story: Story) => void;
}

/** A small Composer in a page. */
export interface MiniComposer {
  close(): void;
}

/** Describes an effect in words. */
function effectOf({ faults, effect }: Judged): string {
  if (faults.length > 0) return faults.join(" ");
  if (effect.kind === "ready") return `Bien. Toma ${effect.heightPx} píxeles de alto.`;
  if (effect.kind === "insert") return `Bien. La configuración cabe en los ${CONFIG_MAX_BYTES} bytes.`;
  return effect.kind === "close" ? "Bien. Composer cierra el panel." : "Bien.";
}

/**
 * Puts a small Composer into a page: a story into which the panels of a power-up insert something, held to every rule of the
 * protocol, with each message in sight.
 *
 * @param root - Emptied first.
 */
export function mountMiniComposer(root: HTMLElement, { powerupUrl, onStory }: MiniComposerSetup): MiniComposer {
  let story = emptyStory(HEADLINE);
  let opened: OpenPanel | null = null;
  let lastKey = 0;
  const views = new Map<
    number,
    { readonly panel: OpenPanel; readonly embed: CustomEmbed; readonly item: HTMLElement }
  >();
  const headline = draw("input", { id: "mc-titular", value: HEADLINE });
  const list = draw("ol", { class: "nv-mc__story", "aria-label": "Elementos de la noticia" });
  const stage = draw("div", { class: "nv-mc__stage" });
  const log = draw("div", { class: "nv-mc__log", role: "log", "aria-label": "Mensajes de los paneles", tabindex: "0" });
  const none = draw("p", {}, ["Los paneles no han dicho nada todavía. Empieza con «Insertar un gráfico»."]);
  const ans = draw("code");
  const add = button("Insertar un gráfico", () => openSearch(), "nv-mc__main");

  root.classList.add("nv-mc");
  root.replaceChildren(
    draw("div", { class: "nv-mc__sheet" }, [
      draw("p", {}, [draw("label", { for: "mc-titular" }, ["Titular de la noticia"]), headline]),
      list,
      draw("p", {}, [add]),
      stage,
    ]),
    draw("section", { class: "nv-mc__said", "aria-labelledby": "mc-mensajes" }, [
      draw("h2", { id: "mc-mensajes" }, ["Mensajes"]),
      none,
      log,
      draw("details", {}, [draw("summary", {}, ["La noticia en ANS"]), draw("pre", { tabindex: "0" }, [ans])]),
    ]),
  );
  headline.addEventListener("input", () => change({ ...story, headline: headline.value }));

  function write(kind: PanelKind, what: string, verdict: string, isGood: boolean): void {
    const facts = draw("p", {}, [draw("strong", {}, [kind.toUpperCase()]), ` ${what}`]);
    none.remove();
    log.append(draw("div", { "data-tone": isGood ? "good" : "bad" }, [facts, draw("p", {}, [verdict])]));
    if (log.childElementCount > MOST_LINES) log.firstElementChild?.remove();
    log.scrollTop = log.scrollHeight;
  }

  /** Opens a panel and writes down what it says. @param act - What its last word does. */
  function open(
    kind: PanelKind,
    embed: CustomEmbed | null,
    place: HTMLElement,
    act: (judged: Judged) => void,
  ): OpenPanel {
    lastKey += 1;
    const request = { kind, powerupUrl, embed, key: `mc-${lastKey}`, facts: () => factsOf(story) };
    const panel = openPanel(request, {
      onMessage(judged, data, atMs) {
        const shown = typeof data === "string" ? data : JSON.stringify(data);
        write(kind, `a los ${atMs} ms: ${shown}`, effectOf(judged), judged.faults.length === 0);
        act(judged);
      },
      onTimeout() {
        const verdict = `Composer la da por perdida: ready no llegó en ${READY_TIMEOUT_MS / 1000} segundos.`;
        write(kind, "no dijo nada", verdict, false);
        place.append(draw("p", { role: "alert" }, ["El panel no respondió a tiempo."]));
      },
    });
    place.replaceChildren(panel.frame);
    return panel;
  }

  function closeStage(): void {
    opened?.close();
    opened = null;
    stage.replaceChildren();
  }

  /** Opens what inserts or changes something, in place of what was open. */
  function openOnStage(
    kind: "search" | "edit",
    embed: CustomEmbed | null,
    onEmbed: (embed: CustomEmbed) => void,
  ): void {
    closeStage();
    const shut = button("Cerrar el panel", closeStage);
    const place = draw("div");
    stage.replaceChildren(draw("p", { class: "nv-mc__bar" }, [`Panel ${kind.toUpperCase()}`, shut]), place);
    opened = open(kind, embed, place, ({ effect }) => {
      if (effect.kind !== "insert" && effect.kind !== "close") return;
      closeStage();
      if (effect.kind === "insert") onEmbed(effect.embed);
      add.focus();
    });
  }
  const openSearch = () => openOnStage("search", null, (embed) => change(inserted(story, embed)));

  function drawElement({ number, embed }: StoryElement): void {
    const place = draw("div");
    const edit = button("Editar", () => openOnStage("edit", embed, (edited) => change(changed(story, number, edited))));
    const remove = button("Quitar", () => change(without(story, number)));
    for (const control of [edit, remove]) control.setAttribute("aria-label", `${control.textContent} «${embed.id}»`);
    const item = draw("li", {}, [draw("p", { class: "nv-mc__bar" }, [embed.id, edit, remove]), place]);
    const before = views.get(number);
    if (before === undefined) list.append(item);
    else before.item.replaceWith(item);
    before?.panel.close();
    views.set(number, { embed, item, panel: open("view", embed, place, () => undefined) });
  }

  /** Shows a story; panels of what did not change stay. */
  function change(next: Story): void {
    story = next;
    for (const [number, { panel, item }] of views)
      if (!story.elements.some((element) => element.number === number)) {
        panel.close();
        item.remove();
        views.delete(number);
      }
    for (const element of story.elements) if (views.get(element.number)?.embed !== element.embed) drawElement(element);
    ans.textContent = `[${story.elements.map(({ embed }) => ansCustomEmbed(embed)).join(",\n")}]`;
    onStory?.(story);
  }

  change(story);
  return {
    close() {
      closeStage();
      for (const { panel } of views.values()) panel.close();
      root.replaceChildren();
    },
  };
}
