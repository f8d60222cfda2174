import type { PhotoFields, PhotoWords } from "@nv/contracts/schemas";

/** The version of the format that pictures are told in. @see https://github.com/washingtonpost/ans-schema */
export const ANS_VERSION = "0.10.7";

/** A picture as it is told to Photo Center. */
export interface PhotoToTell {
  /** As Photo Center is to name it. */
  readonly arcId: string;
  /** The organization. */
  readonly org: string;
  readonly words: PhotoWords;
  readonly section: string;
  readonly kind: PhotoFields["kind"];
  /** Name of the file, as its maker called it. */
  readonly fileName: string;
}

/** Names that Photo Center has for the kinds of a picture. @see https://dev.arcxp.com/photo-center/introduction-to-photo-center/ */
const KINDS: Readonly<Record<PhotoFields["kind"], string>> = {
  photograph: "photograph",
  infographic: "infographic",
  illustration: "illustration",
};

type Entry = readonly [name: string, value: unknown];

/** Without what says nothing. */
function told(entries: readonly Entry[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(entries.filter(([, value]) => value !== "" && value !== undefined));
}

function creditsOf({ byline, agency }: PhotoWords): Readonly<Record<string, unknown>> {
  const by =
    byline === ""
      ? []
      : [
          told([
            ["type", "author"],
            ["name", byline],
            ["affiliation", agency],
          ]),
        ];
  const affiliation = agency === "" ? [] : [{ type: "organization", name: agency }];
  return { by, affiliation };
}

/**
 * A picture in Arc's format, with what its IPTC says where Photo Center keeps it.
 *
 * @see https://dev.arcxp.com/photo-center/developer-docs/photo-iptc-to-ans-mapping/
 * @see https://dev.arcxp.com/concepts/content-model-ans/minimum-ans-for-a-viable-image-document/
 */
export function ansOfPhoto({
  arcId,
  org,
  words,
  section,
  kind,
  fileName,
}: PhotoToTell): Readonly<Record<string, unknown>> {
  const { caption, altText, headline, title, keywords, takenOn, copyright, city, region, country } = words;
  const address = told([
    ["locality", city],
    ["region", region],
    ["country_name", country],
  ]);
  return told([
    ["_id", arcId],
    ["version", ANS_VERSION],
    ["type", "image"],
    ["owner", { id: org }],
    ["image_type", KINDS[kind]],
    ["caption", caption],
    ["alt_text", altText],
    ["subtitle", headline],
    ["slug", title],
    ["credits", creditsOf(words)],
    ["taxonomy", keywords.length === 0 ? undefined : { keywords, tags: keywords.map((text) => ({ text })) }],
    // The day alone is known: its noon is the same day in Spain.
    ["taken_on", takenOn === "" ? "" : `${takenOn}T12:00:00Z`],
    ["address", Object.keys(address).length === 0 ? undefined : address],
    ["copyright", copyright],
    ["usage_instructions", words.instructions],
    [
      "additional_properties",
      told([
        ["originalName", fileName],
        ["iptc_source", words.source],
        ["section", section],
      ]),
    ],
  ]);
}
