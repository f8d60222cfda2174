import { ownConfig } from "@nv/embeds/reader";
import { loadLazy } from "@nv/formats/reader";
import type { OpenMap } from "./later.ts";

const OPEN = "Explorar el mapa";
const COME_BACK = "Volver al mapa dibujado";
const HAS_FAILED = "El mapa no se ha podido cargar. El dibujo sigue aquí: prueba otra vez en un rato.";
const HAS_GAPS = "Parte del mapa no se ha podido cargar.";

const { later, worker, archives, data } = ownConfig();
const frame = document.querySelector<HTMLElement>(".nv-loc-frame");
const drawing = frame?.querySelector<HTMLElement>(".nv-loc") ?? null;
const button = document.querySelector<HTMLButtonElement>(".nv-loc-way button");
const said = document.querySelector(".nv-loc-way p");

if (frame !== null && drawing !== null && button !== null && said !== null) {
  /** Takes the map away, while there is one. */
  let close: (() => void) | null = null;

  function comeBack(): void {
    close?.();
    close = null;
    drawing?.style.removeProperty("visibility");
    if (button === null || said === null) return;
    said.textContent = "";
    button.textContent = OPEN;
    button.focus();
  }

  async function open(view: HTMLElement, text: HTMLButtonElement, status: Element): Promise<void> {
    text.setAttribute("aria-disabled", "true");
    status.textContent = "Cargando el mapa…";
    try {
      const { openMap } = await loadLazy<{ readonly openMap: OpenMap }>(String(later));
      close = await openMap(view, {
        data: String(data),
        worker: String(worker),
        archives: String(archives),
        onEscape: comeBack,
        onGap: () => {
          status.textContent = HAS_GAPS;
        },
      });
      // It keeps its room, and nobody hears of two maps.
      if (drawing !== null) drawing.style.visibility = "hidden";
      text.textContent = COME_BACK;
      status.textContent = "";
    } catch {
      status.textContent = HAS_FAILED;
    }
    text.removeAttribute("aria-disabled");
  }

  button.hidden = false;
  button.onclick = () => {
    if (button.hasAttribute("aria-disabled")) return;
    if (close === null) void open(frame, button, said);
    else comeBack();
  };
}
