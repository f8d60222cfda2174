import { format } from "../format.ts";
import { aboutViewArtwork } from "./about.ts";
import { viewArtworkExample } from "./example.ts";
import { viewArtworkHtml } from "./html.ts";
import { viewArtworkFileRules, viewArtworkPhoneBytes, viewArtworkRenditions, viewArtworkRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** A tour of a very large picture, and a way to look around it. */
export const viewArtwork = format({
  about: aboutViewArtwork,
  settings: Settings,
  data: Data,
  rules: viewArtworkRules,
  renditions: viewArtworkRenditions,
  fileRules: viewArtworkFileRules,
  phoneBytes: viewArtworkPhoneBytes,
  html: viewArtworkHtml,
  editor: () => import("./Settings.tsx"),
  example: viewArtworkExample,
});
