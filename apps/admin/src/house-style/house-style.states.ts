import { DEFAULT_HOUSE_STYLE, FILES_API_PATH, HOUSE_STYLE_API_PATH } from "@nv/contracts";
import type { HouseStyleView } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

/** Answers to what is asked while somebody writes; in place of its pages, nothing. */
const CHECK = {
  [`${HOUSE_STYLE_API_PATH}/check`]: { json: { problems: [], doubts: [] } },
  [`${HOUSE_STYLE_API_PATH}/behind`]: { json: { total: 0, items: [] } },
  [`${HOUSE_STYLE_API_PATH}/preview`]: { json: "" },
  [FILES_API_PATH]: { json: { items: [], total: 0, groups: [], usedBytes: 0, quotaBytes: 1 } },
};
/** A piece that went out before the style that holds. */
const BEHIND = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "El paro",
  version: 2,
  publishedAtMs: 1_794_000_000_000,
  hasUnpublishedChanges: true,
};
const view = (part: Partial<HouseStyleView> = {}): HouseStyleView => ({
  version: 0,
  style: DEFAULT_HOUSE_STYLE,
  fromFile: DEFAULT_HOUSE_STYLE,
  doubts: [],
  versions: [],
  ...part,
});

export const STATES: readonly ScreenStates[] = [
  {
    title: "Estilo",
    address: "/admin/style",
    asks: HOUSE_STYLE_API_PATH,
    full: {
      answers: {
        [HOUSE_STYLE_API_PATH]: {
          json: view({
            version: 1,
            style: {
              ...DEFAULT_HOUSE_STYLE,
              presets: [
                { name: "Partido de Ejemplo", aliases: ["PE"], kind: "party", light: "#1f5a82", dark: "#7db6dd" },
              ],
            },
            versions: [{ version: 1, atMs: 1_795_000_000_000, by: "Berta Muestra", note: "Como la web" }],
          }),
        },
        ...CHECK,
        [`${HOUSE_STYLE_API_PATH}/behind`]: { json: { total: 1, items: [BEHIND] } },
      },
      sees: [
        "Letra",
        "Colores en claro",
        "Partidos y series con color fijo",
        "Como la web",
        "1 pieza publicada lleva un estilo anterior",
      ],
    },
    empty: {
      answers: { [HOUSE_STYLE_API_PATH]: { json: view() }, ...CHECK },
      sees: ["Nadie ha cambiado todavía el estilo del producto."],
    },
  },
];
