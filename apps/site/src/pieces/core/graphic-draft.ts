import type { GraphicDetail, SettledClaim, Translation } from "@nv/contracts/schemas";
import { type GraphicConfig, keptConfig } from "@nv/graphic-types";
import { isMadeSlug } from "@nv/spanish";

/** Fields of the form of a graphic. */
export interface GraphicDraft {
  readonly title: string;
  readonly altText: string;
  readonly language: string;
  readonly sourceLine: string;
  readonly credit: string;
  readonly author: string;
  readonly section: string;
  /** Separated by commas, as typed. */
  readonly tags: string;
  readonly note: string;
  /** `file:` with an id, `card:` with an address; empty for one that is made of the graphic. */
  readonly shareImage: string;
  /** Last part of the public address; empty for one made of the title. */
  readonly slug: string;
  readonly isPinned: boolean;
  /** Whether search engines may show its page. */
  readonly isFindable: boolean;
  /** The same piece in other languages, as typed: «ca: embassaments, en: reservoirs». */
  readonly translations: string;
  /** Sentences that the data do not bear out and that go out all the same, each with its reason. */
  readonly settledClaims: readonly SettledClaim[];
  readonly config: GraphicConfig;
}

/** Address of what has hardly a word in its title, as the server begins it. */
const SLUG_START = "grafico";

/** A form with nothing written yet. */
export function emptyDraft(config: GraphicConfig): GraphicDraft {
  const texts = { title: "", altText: "", sourceLine: "", credit: "", author: "", section: "", tags: "", note: "" };
  return {
    ...texts,
    shareImage: "",
    language: "es",
    slug: "",
    isPinned: false,
    isFindable: true,
    translations: "",
    settledClaims: [],
    config,
  };
}

/** The form of a graphic as it is saved, whose type has come. */
export function draftOf(detail: GraphicDetail): GraphicDraft {
  const {
    title,
    altText,
    language,
    sourceLine,
    credit,
    author,
    section,
    note,
    shareImage = "",
    isFindable = true,
    settledClaims = [],
    translations = [],
  } = detail;
  const config = keptConfig(detail.config);
  // What was made of the title follows it for as long as nobody has it.
  const follows = detail.publishedAtMs === null && isMadeSlug(detail.slug, title, SLUG_START);
  const slug = follows ? "" : detail.slug;
  const texts = { title, altText, language, sourceLine, credit, author, section, note, slug, shareImage, isFindable };
  const others = translations.map(({ language: of, slug: at }) => `${of}: ${at}`).join(", ");
  return {
    ...texts,
    translations: others,
    settledClaims,
    tags: detail.tags.join(", "),
    isPinned: detail.status === "pinned",
    config,
  };
}

/** Parts of a text with commas between. */
const listed = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A language and an address, as `ca: embassaments` says them; what is half written stays for the server to tell. */
function toTranslation(text: string): Translation {
  const [language = "", slug = ""] = text.split(":").map((part) => part.trim());
  return { language, slug };
}

/** The fields of a form as the server takes them. */
export function fieldsOf(draft: GraphicDraft) {
  const { tags, slug, isPinned: _pinned, isFindable, settledClaims, translations, ...texts } = draft;
  const list = listed(tags);
  const others = listed(translations).map(toTranslation);
  return {
    ...{ ...texts, tags: list },
    ...(slug.trim() !== "" && { slug }),
    ...(!isFindable && { isFindable }),
    ...(others.length > 0 && { translations: others }),
    ...(settledClaims.length > 0 && { settledClaims: [...settledClaims] }),
  };
}
