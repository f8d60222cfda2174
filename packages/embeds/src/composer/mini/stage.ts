import type { CustomEmbed } from "../core/protocol.ts";
import { button, draw } from "../panel/draw.ts";
import type { OpenLogged } from "./logged-panels.ts";
import type { OpenPanel } from "./panel-frame.ts";

/** Stage for the one panel that inserts or changes something. */
export interface Stage {
  readonly element: HTMLElement;
  /** Opens a panel in place of what was open. */
  open(kind: "search" | "edit", embed: CustomEmbed | null, onEmbed: (embed: CustomEmbed) => void): void;
  close(): void;
}

/**
 * Draws an empty stage.
 *
 * @param onEnd - Called when a panel has said its last word.
 */
export function createStage(openLogged: OpenLogged, onEnd: () => void): Stage {
  const element = draw("div", { class: "nv-mc__stage" });
  let opened: OpenPanel | null = null;

  function close(): void {
    opened?.close();
    opened = null;
    element.replaceChildren();
  }

  return {
    element,
    close,
    open(kind, embed, onEmbed) {
      close();
      const shut = button("Cerrar el panel", close);
      const place = draw("div");
      element.replaceChildren(draw("p", { class: "nv-mc__bar" }, [`Panel ${kind.toUpperCase()}`, shut]), place);
      opened = openLogged(kind, embed, place, ({ effect }) => {
        if (effect.kind !== "insert" && effect.kind !== "close") return;
        close();
        if (effect.kind === "insert") onEmbed(effect.embed);
        onEnd();
      });
    },
  };
}
