import { button, draw } from "./draw.ts";
import type { Hit } from "./panel-calls.ts";

/** Reason why a graphic cannot be inserted. */
export const NOT_LIVE = "Publica el gráfico antes de insertarlo";

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

/**
 * Draws the graphics that were found.
 *
 * @param onInsert - Is given the graphic and its item, in whose `.fault` it says what went wrong.
 */
export function drawHits(hits: readonly Hit[], onInsert: (hit: Hit, item: HTMLElement) => void): HTMLElement {
  const list = draw("ul", { class: "hits" });
  for (const hit of hits) {
    const item = drawHit(hit, () => onInsert(hit, item));
    list.append(item);
  }
  return list;
}

/** Moves the focus by the arrows: from the field into the list, along it and back. */
export function moveInList(event: KeyboardEvent, field: HTMLElement, place: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops: readonly HTMLElement[] = [field, ...place.querySelectorAll<HTMLElement>(".hit :is(button, a)")];
  const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  const next = at === -1 ? undefined : stops[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
