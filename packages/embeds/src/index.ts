export { AS_AROUND, type Theme } from "./core/color-scheme.ts";
export {
  EXAMPLE_PAGE_HEIGHT_PX,
  EXAMPLE_PAGE_STYLES,
  EXAMPLE_PAGES,
  type ExamplePage,
  renderExamplePage,
} from "./core/example-page.ts";
export { HEIGHT_LIMITS_PX, heightOf } from "./core/height-message.ts";
export { type HeightsPx, heightRule, reservedHeight } from "./core/heights.ts";
export { HOUSE_PLACE, houseSheet, type SheetFace, type SheetFaces } from "./core/house-sheet.ts";
export { escapeHtml, scriptJson } from "./core/html.ts";
export { liftPublished } from "./core/lift-published.ts";
export type { EmbedFrame } from "./core/page-config.ts";
export {
  CHOICE_READER,
  COMPOSER_FOLDER,
  FORMATS_FOLDER,
  frameHtml,
  type PageAssets,
  type PageBody,
  type PageContent,
  READERS_FOLDER,
  renderGonePage,
  renderPage,
  UNMEASURED_HEIGHT_PX,
} from "./core/render-page.ts";
export { type SchemaType, SHARED_PICTURE_PX, type Sharing } from "./core/sharing-head.ts";
export { askedHtml, type Embeddable, type EmbedWrapper, embedCodes, embedHtml, publicUrlOf } from "./embed-codes.ts";
