import type { CustomEmbed } from "../core/protocol.ts";
import { button, draw } from "../panel/draw.ts";
import type { OpenLogged } from "./logged-panels.ts";
import type { OpenPanel } from "./panel-frame.ts";
import type { StoryElement } from "./story.ts";

interface View {
  readonly panel: OpenPanel;
  readonly embed: CustomEmbed;
  readonly item: HTMLElement;
}

/** Orders about an element of the story. */
interface ElementOrders {
  readonly onEdit: (element: StoryElement) => void;
  readonly onRemove: (element: StoryElement) => void;
}

/** List of the elements of a story, each in its panel. */
export interface StoryViews {
  readonly list: HTMLElement;
  /** Shows the elements; panels of what did not change stay. */
  show(elements: readonly StoryElement[]): void;
  close(): void;
}

/** Draws the list of a story with nothing in it. */
export function createStoryViews(openLogged: OpenLogged, { onEdit, onRemove }: ElementOrders): StoryViews {
  const list = draw("ol", { class: "nv-mc__story", "aria-label": "Elementos de la noticia" });
  const views = new Map<number, View>();

  function drawElement(element: StoryElement): void {
    const { number, embed } = element;
    const place = draw("div");
    const edit = button("Editar", () => onEdit(element));
    const remove = button("Quitar", () => onRemove(element));
    for (const control of [edit, remove]) control.setAttribute("aria-label", `${control.textContent} «${embed.id}»`);
    const item = draw("li", {}, [draw("p", { class: "nv-mc__bar" }, [embed.id, edit, remove]), place]);
    const before = views.get(number);
    if (before === undefined) list.append(item);
    else before.item.replaceWith(item);
    before?.panel.close();
    views.set(number, { embed, item, panel: openLogged("view", embed, place, () => undefined) });
  }

  return {
    list,
    show(elements) {
      for (const [number, { panel, item }] of views)
        if (!elements.some((element) => element.number === number)) {
          panel.close();
          item.remove();
          views.delete(number);
        }
      for (const element of elements) if (views.get(element.number)?.embed !== element.embed) drawElement(element);
    },
    close() {
      for (const { panel } of views.values()) panel.close();
    },
  };
}
