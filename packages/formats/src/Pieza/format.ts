import { format } from "../format.ts";
import { aboutPieza } from "./about.ts";
import { piezaExample } from "./example.ts";
import { piezaHtml } from "./html.ts";
import { piezaPieceRules, piezaPieces, piezaRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** A published graphic, fixed or with a state a step. */
export const pieza = format({
  about: aboutPieza,
  settings: Settings,
  data: Data,
  rules: piezaRules,
  pieces: piezaPieces,
  pieceRules: piezaPieceRules,
  html: piezaHtml,
  editor: () => import("./Settings.tsx"),
  example: piezaExample,
});
