/** Windows in which the desk judges what readers get, CSS pixels: the same words and the same sizes in every tool. */
export const STAGE_SIZES = {
  phone: { label: "Móvil", widthPx: 390, heightPx: 844 },
  tablet: { label: "Tableta", widthPx: 768, heightPx: 1024 },
  desk: { label: "Escritorio", widthPx: 1280, heightPx: 800 },
  /** A sheet of A4 at 96 pixels an inch. */
  paper: { label: "Papel", widthPx: 794, heightPx: 1123 },
} as const;

/** Name of a window in which a piece is looked at. */
export type StageSize = keyof typeof STAGE_SIZES;

/** Sizes as a control offers them. */
export const STAGE_SEGMENTS = (["phone", "tablet", "desk", "paper"] as const).map((value) => ({
  value,
  label: STAGE_SIZES[value].label,
}));

/** Themes as a control offers them. */
export const THEME_SEGMENTS = [
  { value: "light", label: "Claro" },
  { value: "dark", label: "Oscuro" },
] as const;

/** Name of a theme of the reader's. */
export type StageTheme = (typeof THEME_SEGMENTS)[number]["value"];

/** Returns the largest window that is seen whole in a room, at its real size; the phone where none is. @param roomPx - Width of the room, CSS pixels. */
export function sizeFor(roomPx: number): StageSize {
  if (roomPx >= STAGE_SIZES.desk.widthPx) return "desk";
  return roomPx >= STAGE_SIZES.tablet.widthPx ? "tablet" : "phone";
}
