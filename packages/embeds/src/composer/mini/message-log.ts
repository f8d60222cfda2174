import type { PanelKind } from "../core/protocol.ts";
import { draw } from "../panel/draw.ts";

/** Messages that stay in sight. */
const MOST_LINES = 200;

/** Log of what panels say. */
export interface MessageLog {
  /** The log, and before it what stands there until something is said. */
  readonly content: readonly HTMLElement[];
  /** Writes down that a panel said `what`, and what Composer makes of it. */
  write(kind: PanelKind, what: string, verdict: string, isGood: boolean): void;
}

/** Draws a log with nothing in it. */
export function createMessageLog(): MessageLog {
  const log = draw("div", { class: "nv-mc__log", role: "log", "aria-label": "Mensajes de los paneles", tabindex: "0" });
  const none = draw("p", {}, ["Los paneles no han dicho nada todavía. Empieza con «Insertar un gráfico»."]);
  return {
    content: [none, log],
    write(kind, what, verdict, isGood) {
      const facts = draw("p", {}, [draw("strong", {}, [kind.toUpperCase()]), ` ${what}`]);
      none.remove();
      log.append(draw("div", { "data-tone": isGood ? "good" : "bad" }, [facts, draw("p", {}, [verdict])]));
      if (log.childElementCount > MOST_LINES) log.firstElementChild?.remove();
      log.scrollTop = log.scrollHeight;
    },
  };
}
