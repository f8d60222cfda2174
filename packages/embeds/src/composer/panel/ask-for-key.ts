import { CONNECT_PANEL_PATH } from "@nv/contracts";
import { isFields } from "../core/protocol.ts";
import { button, draw } from "./draw.ts";
import { PanelFailure, panelCalls } from "./panel-calls.ts";

/** Name of the window, so that a second press finds the first one. */
const WINDOW = "nv-conectar";
const SIZE = "popup,width=460,height=520";

/** Shape of our keys. */
const KEY = /^[\w-]{43}$/;

/** Message with which the window beside the panel hands over a key. */
export const KEY_MESSAGE = "panel-key";
/** Answer of the panel to that window. */
export const KEY_TAKEN = "panel-key-taken";

/** Whether the page around is one of ours, as the manual's: the session's cookie counts in it, and a window beside it would not reach it. */
function isInOurPage(): boolean {
  try {
    return parent.location.origin === location.origin;
  } catch {
    return false; // The page of another origin does not say where it is.
  }
}

/**
 * Asks who is in front of the panel: by a window of ours, where the session's cookie counts, or with a key that they bring.
 *
 * @param said - Why it asks.
 * @param onKey - Is given the key.
 */
export function askForKey(said: string, onKey: (key: string) => void): HTMLElement {
  const fault = draw("p", { role: "alert", class: "fault" });
  const field = draw("input", { id: "clave", autocomplete: "off", spellcheck: "false" });
  const form = draw("form", { class: "row" }, [field, draw("button", { type: "submit" }, ["Usar la clave"])]);

  function take(key: string): boolean {
    if (!KEY.test(key)) return false;
    onKey(key);
    return true;
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!take(field.value.trim())) fault.textContent = "Eso no es una clave del panel: cópiala entera.";
  });
  async function connectHere(): Promise<void> {
    try {
      take(await panelCalls.makeKey());
    } catch (error) {
      if (!(error instanceof PanelFailure)) throw error;
      fault.textContent = error.message;
    }
  }
  function connect() {
    if (isInOurPage()) return void connectHere();
    const beside = open(CONNECT_PANEL_PATH, WINDOW, SIZE);
    if (beside === null) {
      fault.textContent = "El navegador no deja abrir la ventana. Permítela, o pega una clave.";
      return;
    }
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== beside || origin !== location.origin || !isFields(data) || data.nv !== KEY_MESSAGE) return;
      beside.postMessage({ nv: KEY_TAKEN }, location.origin);
      removeEventListener("message", listen);
      if (!take(String(data.key))) fault.textContent = "La ventana no dio una clave que sirva. Repite.";
    };
    addEventListener("message", listen);
  }
  return draw("section", { class: "connect", "aria-labelledby": "conectar" }, [
    draw("h2", { id: "conectar" }, ["Conecta el panel con tu cuenta"]),
    draw("p", { role: "status" }, [said]),
    draw("p", {}, [button("Conectar", connect, "main")]),
    draw("details", {}, [
      draw("summary", {}, ["Tengo una clave"]),
      draw("p", {}, [
        draw("label", { for: "clave" }, ["Clave del panel"]),
        draw("small", {}, [" La da «Gráficos dentro de Arc Composer», en Narrativas Visuales."]),
      ]),
      form,
    ]),
    fault,
  ]);
}
