import { isFields } from "../core/protocol.ts";
import { KEY_MESSAGE, KEY_TAKEN } from "./ask-for-key.ts";
import { button, draw } from "./draw.ts";
import { PanelFailure, panelCalls } from "./panel-calls.ts";

/** Longest time for the panel to say that it has the key before the person is told to bring it by hand, milliseconds. */
const PATIENCE_MS = 3000;

const place = document.querySelector<HTMLElement>(".panel") ?? document.body;
const title = draw("h1", {}, ["Conectar el panel"]);
let isAsking = false;
let isDone = false;

function say(text: string, ...more: readonly Node[]): void {
  place.replaceChildren(title, draw("p", { role: "status" }, [text]), ...more);
}

/** For a panel that this window does not reach. */
function giveByHand(key: string): void {
  const field = draw("input", { id: "clave", readonly: "", value: key });
  const copy = button("Copiar", () => {
    field.select();
    // It stays selected where the browser does not let a page copy.
    navigator.clipboard.writeText(key).then(
      () => (copy.textContent = "Copiada"),
      () => (copy.textContent = "Cópiala con Ctrl+C"),
    );
  });
  say(
    "Tu cuenta está lista, pero este navegador no deja que la ventana hable con el panel. Copia la clave y pégala allí, en «Tengo una clave».",
    draw("p", {}, [draw("label", { for: "clave" }, ["Clave del panel"])]),
    draw("p", { class: "row" }, [field, copy]),
    draw("p", { class: "note" }, ["No se la des a nadie: con ella se ven los títulos de lo que no está publicado."]),
  );
}

/** Gives the key to the panel that opened this window, and to a page of ours alone. */
function give(key: string): void {
  isDone = true;
  const panel: unknown = opener;
  if (panel === null) {
    giveByHand(key);
    return;
  }
  const patience = setTimeout(() => giveByHand(key), PATIENCE_MS);
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== location.origin || source !== panel || !isFields(data) || data.nv !== KEY_TAKEN) return;
    clearTimeout(patience);
    say("Conectado. Ya puedes cerrar esta ventana.");
    close();
  });
  opener.postMessage({ nv: KEY_MESSAGE, key }, location.origin);
}

/** Asks for a key as whoever has the session of this browser. */
async function connect(): Promise<void> {
  if (isAsking || isDone) return;
  isAsking = true;
  try {
    give(await panelCalls.makeKey());
  } catch (error) {
    if (!(error instanceof PanelFailure)) throw error;
    const enter = draw("a", { href: "/", target: "_blank", rel: "noopener" }, ["Entrar en Narrativas Visuales"]);
    if (error.code === "SESSION_MISSING")
      say("No has iniciado sesión en este navegador. Entra en otra pestaña y vuelve aquí.", draw("p", {}, [enter]));
    else say(`${error.message} Vuelve a esta ventana para repetir.`);
  } finally {
    isAsking = false;
  }
}

// Whoever comes back from signing in goes on by themselves.
addEventListener("focus", () => void connect());
void connect();
