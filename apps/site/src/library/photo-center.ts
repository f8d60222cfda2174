import type { PhotoSource } from "@nv/contracts/schemas";
import type { ComponentType } from "react";

/** A picture for Photo Center, and what is known of it before anybody writes. */
export interface PictureToSend {
  readonly source: Pick<PhotoSource, "fileId" | "graphicId">;
  /** Description of what is seen in it, as far as somebody wrote it. */
  readonly altText: string;
  /** Credit of the picture, when it is known; else the credit of the last time is offered. */
  readonly credit?: string;
}

/** A screen that shows a picture, and is given the part about Photo Center by its page. */
export interface WithPhotoCenter {
  readonly PhotoCenter: ComponentType<PictureToSend>;
}
