import { CONFIG_MAX_BYTES, configFaults, jsonBytes } from "../core/check-config.ts";
import { type GraphicConfig, readGraphicConfig, WIDTHS, type Width } from "../core/graphic-config.ts";
import type { CustomEmbed } from "../core/protocol.ts";
import { openLine } from "./composer-line.ts";
import { button, draw } from "./draw.ts";
import { PanelFailure, panelCalls } from "./panel-calls.ts";

/** Height of the panel: what is longer, as on a phone, scrolls inside. Composer keeps the height that it is told first. CSS pixels. */
const PANEL_HEIGHT_PX = 560;

const isWidth = (value: string): value is Width => Object.hasOwn(WIDTHS, value);

/** The panel that changes how the story shows a graphic. Nothing is kept here: Composer may close it without a word. */
export function openEditPanel(panel: HTMLElement, key: string, embed: CustomEmbed): void {
  const line = openLine(key);
  const first = readGraphicConfig(embed.config);
  const title = draw("h2", {}, [embed.id]);
  const caption = draw("textarea", { id: "leyenda", rows: "3" });
  const showTitle = draw("input", { type: "checkbox", id: "titular" });
  const left = draw("p", { class: "note", id: "bytes" });
  const fault = draw("p", { role: "alert", class: "fault" });
  const choices = Object.entries(WIDTHS).map(([value, label]) => {
    const choice = draw("input", { type: "radio", name: "ancho", value });
    choice.checked = value === first.width;
    return draw("label", { class: "choice" }, [choice, ` ${label}`]);
  });
  const widths = draw("fieldset", {}, [draw("legend", {}, ["Ancho"]), ...choices]);
  caption.value = first.caption;
  caption.setAttribute("aria-describedby", "bytes");
  showTitle.checked = first.showTitle;

  function written(): GraphicConfig {
    const chosen = widths.querySelector<HTMLInputElement>("input:checked")?.value ?? "";
    return {
      width: isWidth(chosen) ? chosen : first.width,
      showTitle: showTitle.checked,
      caption: caption.value.trim(),
    };
  }
  function count(): void {
    const bytes = jsonBytes(written());
    left.textContent = `Arc guarda ${CONFIG_MAX_BYTES} bytes de cada gráfico; esto ocupa ${bytes}.`;
    left.classList.toggle("fault", bytes > CONFIG_MAX_BYTES);
  }
  const fields = draw("div", { class: "place edit" }, [
    title,
    widths,
    draw("p", {}, [draw("label", { class: "choice" }, [showTitle, " Enseñar el titular encima"])]),
    draw("p", {}, [draw("label", { for: "leyenda" }, ["Leyenda"]), caption]),
    left,
  ]);
  const orders = draw("p", { class: "row" }, [
    draw("button", { type: "submit", class: "main" }, ["Aplicar a la noticia"]),
    button("Cancelar", () => line.cancel()),
  ]);
  const form = draw("form", { class: "panel whole" }, [fields, draw("div", { class: "foot" }, [fault, orders])]);
  form.addEventListener("input", count);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const config = written();
    const [wrong] = configFaults(config);
    fault.textContent = wrong ?? "";
    if (wrong !== undefined) caption.focus();
    else line.insert({ ...embed, config: { ...config } });
  });
  count();
  panel.replaceWith(form);
  requestAnimationFrame(() => line.ready(PANEL_HEIGHT_PX));

  /** Its name, where it can be learned: the panel does not wait for it. */
  async function name(): Promise<void> {
    try {
      const content = await panelCalls.content(embed.id);
      title.textContent = content?.title ?? `${embed.id}: no está publicado`;
    } catch (error) {
      if (!(error instanceof PanelFailure)) throw error;
    }
  }
  void name();
}
