import { COMPOSER_API_PATH, composerContentPath } from "@nv/contracts";
import { type Fields, isFields } from "../core/protocol.ts";

/** A failure that a person reads. */
export class PanelFailure extends Error {
  override readonly name = "PanelFailure";
  /** What the server called it; empty when it did not answer. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const UNREACHABLE = "No se puede llegar a Narrativas Visuales. Mira la conexión y repite.";

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

/** What readers have of a graphic. */
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

/** Asks the server. No cookie goes with it unless it is said: a panel has a key or nothing. @throws {PanelFailure} */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(path, { credentials: "omit", ...init });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new PanelFailure("", UNREACHABLE, { cause });
  }
}

/** What an answer says. @throws {PanelFailure} For what is no answer of ours. */
async function bodyOf(response: Response): Promise<Fields> {
  try {
    const body: unknown = await response.json();
    if (isFields(body)) return body;
  } catch (cause) {
    throw new PanelFailure("", UNREACHABLE, { cause });
  }
  throw new PanelFailure("", UNREACHABLE);
}

async function refuse(response: Response): Promise<never> {
  const { code, message } = await bodyOf(response);
  throw new PanelFailure(String(code), typeof message === "string" ? message : UNREACHABLE);
}

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

/** What the panels ask. All throw {@link PanelFailure}. */
export const panelCalls = {
  /** Graphics that answer a text, best first. */
  async find(
    key: string,
    q: string,
    signal: AbortSignal,
  ): Promise<{ readonly items: readonly Hit[]; readonly hasMore: boolean }> {
    const query = new URLSearchParams({ q });
    const response = await ask(`${COMPOSER_API_PATH}/graphics?${query}`, { headers: withKey(key), signal });
    if (!response.ok) return refuse(response);
    const { items, hasMore } = await bodyOf(response);
    return { items: Array.isArray(items) ? items.flatMap(toHit) : [], hasMore: hasMore === true };
  },
  /** What readers have of a graphic; `null` when they have nothing. */
  async content(slug: string): Promise<Content | null> {
    const response = await ask(composerContentPath(slug));
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new PanelFailure("", UNREACHABLE);
    const body = await bodyOf(response);
    const heightsPx = Array.isArray(body.heightsPx) ? body.heightsPx.filter(isPair) : [];
    return { url: textIn(body, "url"), title: textIn(body, "title"), altText: textIn(body, "altText"), heightsPx };
  },
  /** A key for whoever has the session of this browser: asked for by a page of ours, or by a panel that stands in one. */
  async makeKey(): Promise<string> {
    const response = await ask(`${COMPOSER_API_PATH}/keys`, { method: "POST", credentials: "same-origin" });
    if (!response.ok) return refuse(response);
    return textIn(await bodyOf(response), "key");
  },
  /** Notes that a graphic was handed to Composer. The page may go at once. */
  async note(key: string, insertion: { readonly slug: string; readonly host: string; readonly headline: string }) {
    const headers = { ...withKey(key), "content-type": "application/json" };
    const body = JSON.stringify(insertion);
    await ask(`${COMPOSER_API_PATH}/insertions`, { method: "POST", headers, body, keepalive: true });
  },
} as const;
