import { COMPOSER_API_PATH, composerContentPath } from "@nv/contracts";
import { type Fields, isFields, parseJson } from "../core/protocol.ts";

/** A failure that a person reads. */
export class PanelFailure extends Error {
  override readonly name = "PanelFailure";
  /** Code of the server for it; empty when it did not answer. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const UNREACHABLE = "No se puede llegar a Narrativas Visuales. Mira la conexión y repite.";
const SLOW = "Narrativas Visuales tarda demasiado en responder. Repite dentro de un momento.";

/** Longest wait for an answer: less than Composer waits for a panel that has nothing to show yet. Milliseconds. */
const PATIENCE_MS = 8000;

/** A graphic in the list. */
export interface Hit {
  readonly slug: string;
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly status: string;
  readonly section: string;
  readonly isLive: boolean;
  readonly image: string | null;
}

/** Published content of a graphic. */
export interface Content {
  readonly url: string;
  readonly title: string;
  readonly altText: string;
  readonly heightsPx: readonly (readonly [number, number])[];
}

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === "string" ? value : "";
};

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === "number");

function toHit(value: unknown): readonly Hit[] {
  if (!isFields(value)) return [];
  const [slug, id, title] = [textIn(value, "slug"), textIn(value, "id"), textIn(value, "title")];
  const [type, status, section] = [textIn(value, "type"), textIn(value, "status"), textIn(value, "section")];
  return [
    { slug, id, title, type, status, section, isLive: value.isLive === true, image: textIn(value, "image") || null },
  ];
}

/** Response of the server. */
interface Answer {
  readonly status: number;
  /** As JSON; `null` for nothing, and for what is none. */
  readonly body: Fields | null;
}

function fieldsIn(text: string): Fields | null {
  const value = parseJson(text);
  return isFields(value) ? value : null;
}

/**
 * Asks the server. No cookie goes with it unless it is said: a panel has a key or nothing.
 *
 * @throws {PanelFailure} When no answer comes, or not in time.
 * @throws {DOMException} `AbortError` when whoever asked wants it no more.
 */
async function ask(path: string, { signal, ...init }: RequestInit = {}): Promise<Answer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  // `AbortSignal.any` came in Safari 17.4.
  const stop = () => patience.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  try {
    const response = await fetch(path, { credentials: "omit", ...init, signal: patience.signal });
    return { status: response.status, body: fieldsIn(await response.text()) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new PanelFailure("", patience.signal.aborted ? SLOW : UNREACHABLE, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

const isGood = ({ status }: Answer) => status >= 200 && status < 300;

/** Returns the body of a good answer. @throws {PanelFailure} For what is refused, in its words, and for what is no answer of ours. */
function told(answer: Answer): Fields {
  const { body } = answer;
  if (isGood(answer) && body !== null) return body;
  throw new PanelFailure(textIn(body ?? {}, "code"), textIn(body ?? {}, "message") || UNREACHABLE);
}

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

/** Requests of the panels. All throw {@link PanelFailure}. */
export const panelCalls = {
  /** Graphics that answer a text, best first. */
  async find(
    key: string,
    q: string,
    signal: AbortSignal,
  ): Promise<{ readonly items: readonly Hit[]; readonly hasMore: boolean }> {
    const query = new URLSearchParams({ q });
    const answer = await ask(`${COMPOSER_API_PATH}/graphics?${query}`, { headers: withKey(key), signal });
    const { items, hasMore } = told(answer);
    return { items: Array.isArray(items) ? items.flatMap(toHit) : [], hasMore: hasMore === true };
  },
  /** Fetches what readers have of a graphic; `null` when they have nothing. */
  async content(slug: string): Promise<Content | null> {
    const answer = await ask(composerContentPath(slug));
    if (answer.status === 404 || answer.status === 410) return null;
    const body = told(answer);
    const heightsPx = Array.isArray(body.heightsPx) ? body.heightsPx.filter(isPair) : [];
    return { url: textIn(body, "url"), title: textIn(body, "title"), altText: textIn(body, "altText"), heightsPx };
  },
  /** A key for whoever has the session of this browser: asked for by a page of ours, or by a panel that stands in one. */
  async makeKey(): Promise<string> {
    return textIn(told(await ask(`${COMPOSER_API_PATH}/keys`, { method: "POST", credentials: "same-origin" })), "key");
  },
  /** Notes that a graphic was handed to Composer. The page may go at once. */
  async note(key: string, insertion: { readonly slug: string; readonly host: string; readonly headline: string }) {
    const headers = { ...withKey(key), "content-type": "application/json" };
    const body = JSON.stringify(insertion);
    const answer = await ask(`${COMPOSER_API_PATH}/insertions`, { method: "POST", headers, body, keepalive: true });
    if (!isGood(answer)) told(answer);
  },
} as const;
