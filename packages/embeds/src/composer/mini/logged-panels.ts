import { CONFIG_MAX_BYTES } from "../core/check-config.ts";
import { type CustomEmbed, type PanelKind, READY_TIMEOUT_MS } from "../core/protocol.ts";
import type { Judged } from "../core/watch-panel.ts";
import { draw } from "../panel/draw.ts";
import type { MessageLog } from "./message-log.ts";
import { type OpenPanel, openPanel } from "./panel-frame.ts";

/** Describes an effect in words. */
function effectOf({ faults, effect }: Judged): string {
  if (faults.length > 0) return faults.join(" ");
  if (effect.kind === "ready") return `Bien. Toma ${effect.heightPx} píxeles de alto.`;
  if (effect.kind === "insert") return `Bien. La configuración cabe en los ${CONFIG_MAX_BYTES} bytes.`;
  return effect.kind === "close" ? "Bien. Composer cierra el panel." : "Bien.";
}

/** Opens a panel and writes down what it says. @param act - What its last word does. */
export type OpenLogged = (
  kind: PanelKind,
  embed: CustomEmbed | null,
  place: HTMLElement,
  act: (judged: Judged) => void,
) => OpenPanel;

/**
 * Opens the panels of a power-up, all in one log.
 *
 * @param powerupUrl - Address of the power-up, without query and fragment.
 * @param facts - Facts that panels are told of the story, if they ask.
 */
export function createLoggedPanels(powerupUrl: string, facts: () => object, { write }: MessageLog): OpenLogged {
  let lastKey = 0;
  return (kind, embed, place, act) => {
    lastKey += 1;
    const panel = openPanel(
      { kind, powerupUrl, embed, key: `mc-${lastKey}`, facts },
      {
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
      },
    );
    place.replaceChildren(panel.frame);
    return panel;
  };
}
