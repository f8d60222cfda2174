import { type CustomEmbed, isFields, PANEL_KINDS, type PanelKind, parseJson } from "./protocol.ts";

/** Longest `p` that is read, characters: twice what Composer keeps, with room for what an address escapes. */
const LONGEST_PARAMETER = 16_384;

/** Name of a graphic, as its public address has it. @see GraphicSlug of the contracts */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 80;

/** Whether a text can name a graphic. */
export const isSlug = (text: string): boolean => text.length <= LONGEST_SLUG && SLUG.test(text);

/** Contents of the address of a panel. */
export interface PanelAddress {
  /** `null` when it names no panel. */
  readonly kind: PanelKind | null;
  /** Key by which Composer knows the panel. */
  readonly key: string;
  /** Embed that is in the story; `null` for nothing, or nothing that can be read. */
  readonly embed: CustomEmbed | null;
  /** Reason why what is in the story cannot be read, a sentence; empty when it can, or there is nothing. */
  readonly fault: string;
}

type Read = Pick<PanelAddress, "embed" | "fault">;

const NOTHING: Read = { embed: null, fault: "" };

function readEmbed(parameter: string | null): Read {
  if (parameter === null || parameter === "") return NOTHING;
  if (parameter.length > LONGEST_PARAMETER)
    return { embed: null, fault: "Lo que Arc guarda de este gráfico ocupa demasiado: quítalo e insértalo otra vez." };
  const value = parseJson(parameter);
  if (!isFields(value) || typeof value.id !== "string" || !isSlug(value.id))
    return {
      embed: null,
      fault: "Lo que Arc guarda aquí no es un gráfico de este sitio: quítalo e insértalo otra vez.",
    };
  const { id, url, config } = value;
  return {
    embed: { id, url: typeof url === "string" ? url : "", config: isFields(config) ? config : {} },
    fault: "",
  };
}

/**
 * Reads the address of a panel: `/arc/powerup?k=…&p=…#VIEW`. Where Composer puts its query after the fragment, it is read there.
 *
 * @see docs/contracts/composer.md
 */
export function readPanelAddress({ search, hash }: { readonly search: string; readonly hash: string }): PanelAddress {
  const [name = "", late = ""] = hash.replace(/^#/, "").split("?", 2);
  const query = new URLSearchParams(search === "" ? late : search);
  const kind = PANEL_KINDS.find((one) => one === name.toLowerCase()) ?? null;
  return { kind, key: query.get("k") ?? "", ...readEmbed(query.get("p")) };
}
