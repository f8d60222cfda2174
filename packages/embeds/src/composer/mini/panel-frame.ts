import { type CustomEmbed, type PanelKind, READY_TIMEOUT_MS } from "../core/protocol.ts";
import { type Judged, judgeMessage, type PanelWatch, watchPanel } from "../core/watch-panel.ts";
import { draw } from "../panel/draw.ts";

/** A panel is shown at least this high, CSS pixels. */
const LEAST_HEIGHT_PX = 25;

/** Events of a panel. */
export interface PanelEvents {
  /** It said something. @param atMs - Milliseconds after it was opened. */
  onMessage(judged: Judged, data: unknown, atMs: number): void;
  /** Ten seconds went by without a `ready`. */
  onTimeout(): void;
}

/** Panel to be opened. */
export interface PanelRequest {
  readonly kind: PanelKind;
  /** Address of the power-up, without query and fragment. */
  readonly powerupUrl: string;
  readonly key: string;
  /** Embed that is in the story; `null` for a search. */
  readonly embed: CustomEmbed | null;
  /** Facts that it is told of the story, if it asks. */
  readonly facts: () => object;
}

/** A panel in its frame. */
export interface OpenPanel {
  readonly frame: HTMLIFrameElement;
  /** Takes the panel away without a word, as Composer does. */
  close(): void;
}

/** Address of a panel, as Composer writes it. */
export function panelUrl({ kind, powerupUrl, key, embed }: Omit<PanelRequest, "facts">): string {
  const query = new URLSearchParams({ k: key, ...(embed !== null && { p: JSON.stringify(embed) }) });
  return `${powerupUrl}?${query}#${kind.toUpperCase()}`;
}

/**
 * Frames a panel as Composer does: gives it ten seconds to be ready, holds each of its messages to the protocol, and gives it the
 * height that it asks for.
 */
export function openPanel(request: PanelRequest, { onMessage, onTimeout }: PanelEvents): OpenPanel {
  const { kind, key, facts } = request;
  const frame = draw("iframe", { src: panelUrl(request), title: `Panel ${kind.toUpperCase()}`, scrolling: "no" });
  const startMs = performance.now();
  let watch: PanelWatch = watchPanel(kind, key, 0);

  const timer = setTimeout(() => {
    close();
    onTimeout();
  }, READY_TIMEOUT_MS);

  function receive({ source, origin, data }: MessageEvent<unknown>): void {
    if (source === null || source !== frame.contentWindow) return;
    const atMs = Math.round(performance.now() - startMs);
    const judged = judgeMessage(watch, data, atMs);
    watch = judged.watch;
    if (judged.effect.kind === "ready") {
      clearTimeout(timer);
      frame.style.height = `${Math.max(LEAST_HEIGHT_PX, judged.effect.heightPx)}px`;
      if (judged.effect.asksStory) frame.contentWindow?.postMessage(facts(), origin);
    }
    onMessage(judged, data, atMs);
  }
  function close(): void {
    clearTimeout(timer);
    removeEventListener("message", receive);
    frame.remove();
  }
  addEventListener("message", receive);
  return { frame, close };
}
