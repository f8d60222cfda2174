import { parseUrl } from "@nv/contracts";
import { configFaults } from "./check-config.ts";
import {
  COMPOSER_SOURCE,
  type CustomEmbed,
  type Fields,
  isFields,
  type PanelKind,
  parseJson,
  READY_TIMEOUT_MS,
} from "./protocol.ts";

/** A panel that is open, as Composer sees it. */
export interface PanelWatch {
  readonly kind: PanelKind;
  /** `k` of its address. */
  readonly key: string;
  /** Time when it was opened, milliseconds of any clock. */
  readonly openedAtMs: number;
  /** Time when it said that it was ready; `null` before. */
  readonly readyAtMs: number | null;
  /** Whether it has said its last word. */
  readonly isOver: boolean;
}

/** Outcome of a message. */
export interface Judged {
  readonly watch: PanelWatch;
  /** Rules that it breaks, as sentences in Spanish; none for a good one. */
  readonly faults: readonly string[];
  /** Effect in Composer; nothing with a message that it would not understand. */
  readonly effect:
    | { readonly kind: "nothing" }
    | { readonly kind: "ready"; readonly heightPx: number; readonly asksStory: boolean }
    | { readonly kind: "insert"; readonly embed: CustomEmbed }
    | { readonly kind: "close" };
  /** Name of the message as the panel wrote it; empty for what has none. */
  readonly action: string;
}

/** Lowest height that shows anything, CSS pixels. */
const LEAST_HEIGHT_PX = 1;

/** Opens a watch. */
export function watchPanel(kind: PanelKind, key: string, openedAtMs: number): PanelWatch {
  return { kind, key, openedAtMs, readyAtMs: null, isOver: false };
}

/** Whether Composer has given the panel up. */
export function isTimedOut({ readyAtMs, openedAtMs }: PanelWatch, nowMs: number): boolean {
  return readyAtMs === null && nowMs - openedAtMs >= READY_TIMEOUT_MS;
}

/** Lists the faults of the frame of a message, whatever it says. */
function commonFaults(watch: PanelWatch, message: Fields): readonly string[] {
  return [
    ...(message.source === COMPOSER_SOURCE ? [] : [`Falta "source": "${COMPOSER_SOURCE}".`]),
    ...(message.key === watch.key
      ? []
      : [
          `"key" tiene que ser la k de la dirección, ${JSON.stringify(watch.key)}, y es ${JSON.stringify(message.key)}.`,
        ]),
    ...(watch.isOver ? ["Ya había acabado: después de data o de cancel no se dice nada más."] : []),
  ];
}

const nothing = { kind: "nothing" } as const;

function judgeReady(watch: PanelWatch, message: Fields, atMs: number): Omit<Judged, "action"> {
  const heightPx = isFields(message.data) ? message.data.height : undefined;
  const isHeight = typeof heightPx === "number" && Number.isFinite(heightPx) && heightPx >= LEAST_HEIGHT_PX;
  const faults = [
    ...(isHeight ? [] : ["ready tiene que traer la altura: un número de píxeles mayor que cero en data.height."]),
    ...(watch.readyAtMs === null ? [] : ["ready se dice una vez."]),
    ...(isTimedOut(watch, atMs)
      ? [`ready llegó a los ${Math.round((atMs - watch.openedAtMs) / 1000)} segundos: Composer espera unos diez.`]
      : []),
    ...(message.isAnsRequired === undefined || typeof message.isAnsRequired === "boolean"
      ? []
      : ["isAnsRequired es true o false."]),
  ];
  return {
    watch: { ...watch, readyAtMs: watch.readyAtMs ?? atMs },
    faults,
    effect: isHeight ? { kind: "ready", heightPx, asksStory: message.isAnsRequired === true } : nothing,
  };
}

const isWebAddress = (text: unknown): text is string =>
  typeof text === "string" && /^https?:/.test(text) && parseUrl(text) !== null;

function judgeData(watch: PanelWatch, { data }: Fields): Omit<Judged, "action"> {
  const { id, url, config }: Fields = isFields(data) ? data : {};
  const faults = [
    ...(watch.kind === "view" ? ["El panel VIEW solo dice ready: data es de SEARCH y de EDIT."] : []),
    ...(watch.readyAtMs === null ? ["data llegó antes que ready."] : []),
    ...(typeof id === "string" && id !== "" ? [] : ["Falta data.id, un texto."]),
    ...(isWebAddress(url) ? [] : ["Falta data.url, una dirección completa."]),
    ...configFaults(config),
  ];
  const embed = typeof id === "string" && isWebAddress(url) && isFields(config) ? { id, url, config } : null;
  const isTaken = embed !== null && faults.length === 0;
  return { watch: { ...watch, isOver: true }, faults, effect: isTaken ? { kind: "insert", embed } : nothing };
}

function judgeCancel(watch: PanelWatch): Omit<Judged, "action"> {
  const faults = [
    ...(watch.kind === "view" ? ["El panel VIEW solo dice ready: cancel es de SEARCH y de EDIT."] : []),
    ...(watch.readyAtMs === null ? ["cancel llegó antes que ready."] : []),
  ];
  return { watch: { ...watch, isOver: true }, faults, effect: watch.kind === "view" ? nothing : { kind: "close" } };
}

/**
 * Holds a message of a panel to the protocol, as strictly as Composer might.
 *
 * @param data - `data` of the message event: anything.
 * @param atMs - When it came, by the clock of the watch.
 */
export function judgeMessage(watch: PanelWatch, data: unknown, atMs: number): Judged {
  const refuse = (fault: string, action = ""): Judged => ({ watch, faults: [fault], effect: nothing, action });
  if (typeof data !== "string") return refuse("El mensaje tiene que ser un texto: JSON.stringify antes de enviarlo.");
  const message = parseJson(data);
  if (!isFields(message)) return refuse("El mensaje no es un objeto JSON.");
  const action = typeof message.action === "string" ? message.action : "";
  const common = commonFaults(watch, message);
  if (common.length > 0) return { watch, faults: common, effect: nothing, action };
  if (action === "ready") return { ...judgeReady(watch, message, atMs), action };
  if (action === "data") return { ...judgeData(watch, message), action };
  if (action === "cancel") return { ...judgeCancel(watch), action };
  return refuse("action es ready, data o cancel.", action);
}
