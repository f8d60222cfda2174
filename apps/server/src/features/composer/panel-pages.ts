import { brotliCompressSync, gzipSync } from "node:zlib";
import { renderConnectPage, renderPowerupPage } from "@nv/embeds/composer";
import type { StoredEncoding } from "../../gate/core/negotiate-encoding.ts";
import type { EmbedAssets } from "../../platform/publishing/embed-assets.ts";
import { inlineHashes } from "../../platform/publishing/publisher.ts";
import { panelPolicy } from "./core/panel-policy.ts";

/** A page, ready to be sent. */
export interface ReadyPage {
  readonly bodies: Readonly<Record<StoredEncoding, Buffer>>;
  /** Headers of the page, besides those of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages that stand in front of Composer. */
export interface PanelPages {
  /** The three panels: the fragment of its address says which. */
  readonly powerup: ReadyPage;
  /** Page that a panel opens beside itself to be given a key. */
  readonly connect: ReadyPage;
}

/** Parts that the pages are made of. */
interface PagesSetup {
  readonly assets: EmbedAssets["composer"];
  /** Address from which readers fetch what is published and panels show, without a final slash. */
  readonly publicBaseUrl: string;
  /** Origins whose pages may frame the panels. */
  readonly composerOrigins: readonly string[];
}

const HTML = { "content-type": "text/html; charset=utf-8", vary: "Accept-Encoding" };

/** A panel is the same for everybody and changes with the server: a minute spares most questions of a morning of writing. */
const PANEL_CACHE = "public, max-age=60";

/** A page in every encoding, each made when it is first asked for: no start waits for it. */
function readyPage(html: string, headers: ReadyPage["headers"]): ReadyPage {
  const identity = Buffer.from(html);
  const packed: { br?: Buffer; gzip?: Buffer } = {};
  const bodies = {
    identity,
    get br() {
      packed.br ??= brotliCompressSync(identity);
      return packed.br;
    },
    get gzip() {
      packed.gzip ??= gzipSync(identity);
      return packed.gzip;
    },
  };
  return { bodies, headers: { ...HTML, ...headers } };
}

/** Makes the pages once: they are the same for everybody, and tell nothing of the inside. */
export function createPanelPages({ assets, publicBaseUrl, composerOrigins }: PagesSetup): PanelPages {
  const shownOrigin = new URL(publicBaseUrl).origin;
  const powerup = renderPowerupPage(assets.powerup);
  const connect = renderConnectPage(assets.connect);
  const framed = { ...inlineHashes(powerup), shownOrigin, ancestors: ["'self'", ...composerOrigins] };
  const alone = { ...inlineHashes(connect), shownOrigin: null, ancestors: ["'none'"] };
  return {
    powerup: readyPage(powerup, {
      "cache-control": PANEL_CACHE,
      "content-security-policy": panelPolicy(framed),
      // What it shows learns the origin alone.
      "referrer-policy": "strict-origin-when-cross-origin",
    }),
    connect: readyPage(connect, {
      "cache-control": "no-store",
      "content-security-policy": panelPolicy(alone),
      // It speaks to the panel that opened it, which stands in a page of another origin. To whom, it says itself.
      "cross-origin-opener-policy": "unsafe-none",
    }),
  };
}
