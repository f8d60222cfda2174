import { parseUrl } from "@nv/contracts";
import { escapeHtml } from "@nv/embeds";
import { ansCustomEmbed, ansRawHtml, configFaults } from "@nv/embeds/composer";

/** Name under which things of others are set up in Arc. */
const EXTERNAL_SUBTYPE = "nv-externo";

/** Content from outside this site that somebody wants in a story. */
export interface ExternalBlock {
  /** Whole https address. */
  readonly url: string;
  /** Address that a frame shows; empty for a link alone. */
  readonly frameUrl: string;
  readonly title: string;
  /** Publisher; empty when none is known. */
  readonly provider: string;
  /** CSS pixels. */
  readonly heightPx: number;
}

/** Reasons why a block cannot be written, by field. */
export interface BlockFaults {
  readonly url?: string;
  readonly title?: string;
  readonly heightPx?: string;
}

/** Heights that a frame may have, CSS pixels. */
export const FRAME_HEIGHTS_PX = { min: 40, max: 4000 } as const;

/** Permissions of others in a frame: to read and run what is theirs, open tabs, show themselves full screen; not to lead the reader away. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** Whether a text is a whole https address without a password in it. */
export function isHttps(text: string): boolean {
  if (parseUrl(text) === null) return false;
  const { protocol, username } = new URL(text);
  return protocol === "https:" && username === "";
}

/** Looks a block over. */
export function blockFaults({ url, frameUrl, title, heightPx }: ExternalBlock): BlockFaults {
  const { min, max } = FRAME_HEIGHTS_PX;
  const isHeight = Number.isInteger(heightPx) && heightPx >= min && heightPx <= max;
  return {
    ...(!isHttps(url) && { url: "Tiene que ser una dirección https completa" }),
    ...(title.trim() === "" && { title: "Di qué es: lo lee quien no lo ve" }),
    ...(frameUrl !== "" && !isHeight && { heightPx: `Entre ${min} y ${max} píxeles` }),
  };
}

/** Markup of a block: a frame that cannot lead the reader away, or a link. */
export function blockHtml({ url, frameUrl, title, provider, heightPx }: ExternalBlock): string {
  const name = escapeHtml(title.trim());
  const link = `<a href="${escapeHtml(url)}">${name}</a>`;
  const source = provider.trim() === "" ? "" : ` (${escapeHtml(provider.trim())})`;
  if (frameUrl === "") return `<p>${link}${source}</p>`;
  return (
    `<figure><iframe src="${escapeHtml(frameUrl)}" title="${name}" sandbox="${SANDBOX}" loading="lazy" allowfullscreen ` +
    `style="display:block;width:100%;height:${heightPx}px;border:0"></iframe><figcaption>${link}${source}</figcaption></figure>`
  );
}

/** A block as ANS has it, in both ways that Arc takes it. */
export interface AnsTexts {
  readonly rawHtml: string;
  readonly customEmbed: string;
  /** Reason why Arc would not keep `customEmbed`; empty when it would. */
  readonly fault: string;
}

/** An id that the same address always gets: what Arc tells things apart by. */
const idOf = (url: string) => url.replace(/^https:\/\//, "").slice(0, 120);

/** Writes a block as ANS. */
export function ansTexts(block: ExternalBlock): AnsTexts {
  const { url, frameUrl, title, provider, heightPx } = block;
  const config = {
    title: title.trim(),
    ...(provider.trim() !== "" && { provider: provider.trim() }),
    ...(frameUrl !== "" && { frame: frameUrl, height: heightPx }),
  };
  return {
    rawHtml: ansRawHtml(blockHtml(block)),
    customEmbed: ansCustomEmbed({ id: idOf(url), url, config }, EXTERNAL_SUBTYPE),
    fault: configFaults(config)[0] ?? "",
  };
}
