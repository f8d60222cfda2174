import { heightOf } from "../../core/height-message.ts";
import { reservedHeight } from "../../core/heights.ts";
import { UNMEASURED_HEIGHT_PX } from "../../core/render-page.ts";
import { readGraphicConfig } from "../core/graphic-config.ts";
import type { CustomEmbed } from "../core/protocol.ts";
import { openLine } from "./composer-line.ts";
import { button, draw } from "./draw.ts";
import { type Content, PanelFailure, panelCalls } from "./panel-calls.ts";

/** Longest wait for a graphic that nobody measured to tell its height before the panel shows itself without it, milliseconds. */
const HEIGHT_PATIENCE_MS = 600;

/** The panel that shows in the story what is inserted there. */
export function openViewPanel(panel: HTMLElement, key: string, embed: CustomEmbed): void {
  const line = openLine(key);

  function say(text: string, ...more: readonly HTMLElement[]): void {
    panel.replaceChildren(draw("p", { role: "status" }, [text]), ...more);
    ready();
  }

  /** The height that is told now is kept: what grows afterwards scrolls inside. */
  function ready(): void {
    line.ready();
    panel.classList.add("held");
  }

  function show(content: Content): void {
    const { showTitle, caption } = readGraphicConfig(embed.config);
    const frame = draw("iframe", { src: content.url, title: content.title, allowfullscreen: "" });
    const widthPx = document.documentElement.clientWidth;
    frame.style.height = `${reservedHeight(content.heightsPx, widthPx, UNMEASURED_HEIGHT_PX)}px`;
    addEventListener("message", ({ source, data }) => {
      const heightPx = source === frame.contentWindow ? heightOf(data) : null;
      if (heightPx === null) return;
      frame.style.height = `${heightPx}px`;
      ready();
    });
    panel.replaceChildren(
      draw("figure", {}, [
        ...(showTitle ? [draw("h2", {}, [content.title])] : []),
        frame,
        ...(caption === "" ? [] : [draw("figcaption", {}, [caption])]),
      ]),
    );
    if (content.heightsPx.length > 0) ready();
    else setTimeout(ready, HEIGHT_PATIENCE_MS);
  }

  async function look(): Promise<void> {
    try {
      const content = await panelCalls.content(embed.id);
      if (content === null) say(`«${embed.id}» no está publicado: la noticia no enseña nada aquí.`);
      else show(content);
    } catch (error) {
      if (!(error instanceof PanelFailure)) throw error;
      say(
        error.message,
        button("Repetir", () => void look()),
      );
    }
  }
  void look();
}
