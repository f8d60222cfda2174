import type { HouseStyle } from "@nv/contracts/schemas";
import type { CardHouse } from "@nv/graphic-types/page";
import { MediaError, pictureSize, placedPicture } from "@nv/media";
import type { DerivedFile } from "../files/files.ts";
import type { Platform } from "../platform.ts";
import { smallContentReader } from "./small-content.ts";

type Logo = CardHouse["logo"]["light"];

/** Size at which a mark is put into a card, pixels: three for each that it takes there. */
const LOGO_PX = { widthPx: 900, heightPx: 168 } as const;

/** Formats that drawings take. */
const TAKEN: readonly string[] = ["image/png", "image/webp", "image/jpeg"];

/** Orderer of the renditions of a mark: nobody in particular. */
const NOBODY = { id: "", name: "" } as const;

/** The smallest rendition that is wide enough. */
function renditionIn(files: readonly DerivedFile[]): DerivedFile | undefined {
  const taken = files.filter(({ mediaType }) => TAKEN.includes(mediaType));
  const sorted = taken.toSorted((one, other) => (one.widthPx ?? 0) - (other.widthPx ?? 0));
  return sorted.find(({ widthPx }) => (widthPx ?? 0) >= LOGO_PX.widthPx) ?? sorted.at(-1);
}

/** The mark of a ground: what the library made of it, cleaned; none while it is made, and of what cannot be drawn. */
async function logoOf({ files, log }: Pick<Platform, "files" | "log">, id: string): Promise<Logo> {
  if (id === "" || (await files.find(id)) === null) return null;
  const derived = await files.derive({ id, recipe: { recipe: "picture", crop: null }, actor: NOBODY });
  const rendition = derived.state === "made" ? renditionIn(derived.files) : undefined;
  const bytes = rendition === undefined ? null : await smallContentReader(files.open)(rendition.hash);
  if (bytes === null) return null;
  try {
    const { widthPx, heightPx } = await pictureSize(bytes);
    return { src: await placedPicture(bytes, { ...LOGO_PX, fit: "contain" }), ratio: widthPx / heightPx };
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    log.warn({ err: error, id }, "the mark of the newspaper cannot be drawn");
    return null;
  }
}

/** The style of the house as cards wear it, besides their letters. */
export async function cardHouse(
  context: Pick<Platform, "files" | "log">,
  { light, dark, logo, numbers, presets }: HouseStyle,
): Promise<CardHouse> {
  const [onLight, onDark] = await Promise.all([logoOf(context, logo.light), logoOf(context, logo.dark)]);
  return { light, dark, logo: { light: onLight, dark: onDark }, numbers, presets };
}
