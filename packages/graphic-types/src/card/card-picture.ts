import { fileIdIn, type WantedRendition } from "@nv/piece-parts";
import type { CardConfig } from "./config.ts";

/** The templates that show a picture. */
const SHOWS_PICTURE: readonly CardConfig["template"][] = ["grafico", "mapa"];

/** Text that names the picture of a card; empty for a template that shows none. */
export const pictureOf = ({ template, picture }: Pick<CardConfig, "template" | "picture">): string =>
  SHOWS_PICTURE.includes(template) ? picture : "";

/** Lists the renditions that a card needs of the file that it shows. */
export function cardRenditions(config: Pick<CardConfig, "template" | "picture">): readonly WantedRendition[] {
  const source = pictureOf(config);
  return fileIdIn(source) === null ? [] : [{ field: "picture", source, recipe: { recipe: "picture", crop: null } }];
}
