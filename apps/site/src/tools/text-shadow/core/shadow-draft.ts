import { isRecord, parseJson, readBy } from "@nv/web/schema";
import { MOST_LAYERS, type ShadowKind, type ShadowStyle } from "./shadow-style.ts";

/** Contents of the fields. */
export interface ShadowDraft {
  readonly text: string;
  readonly ink: string;
  readonly textSize: string;
  readonly weight: string;
  readonly kind: ShadowKind;
  readonly color: string;
  readonly size: string;
  readonly layers: string;
  /** Percent; only counts while the least is not sought. */
  readonly strength: string;
  /** `auto` seeks the least that is enough. */
  readonly mode: string;
  /** Colour behind the text where there is no picture; empty for the example. */
  readonly ground: string;
}

/** Pixels that each help begins with: a shadow as wide as a white text over snow needs, since with half of it no strength is enough. */
const START_SIZES: Readonly<Record<ShadowKind, string>> = { shadow: "32", halo: "12", scrim: "16", plate: "16" };

/** Draft that the page opens with. */
export const NEW_DRAFT: ShadowDraft = {
  text: "Un titular blanco sobre la nieve",
  ink: "#ffffff",
  textSize: "40",
  weight: "bold",
  kind: "shadow",
  color: "#000000",
  size: START_SIZES.shadow,
  layers: "3",
  strength: "60",
  mode: "auto",
  ground: "",
};

/** Another help, with its own size to begin with unless somebody wrote one. */
export function withKind(draft: ShadowDraft, kind: ShadowKind): ShadowDraft {
  const size = draft.size === START_SIZES[draft.kind] ? START_SIZES[kind] : draft.size;
  return { ...draft, kind, size };
}

/** A draft that makes sense. */
export interface ReadDraft {
  readonly text: string;
  readonly ink: string;
  readonly textSizePx: number;
  readonly isBold: boolean;
  readonly style: ShadowStyle;
  readonly isSought: boolean;
  /** `#rrggbb`; `null` for the example or the picture. */
  readonly ground: string | null;
}

/** Faults by field. */
export type DraftProblems = Partial<Record<keyof ShadowDraft, string>>;

const HEX = /^#[0-9a-f]{6}$/i;
const KINDS: readonly ShadowKind[] = ["shadow", "halo", "scrim", "plate"];
const COLOR_RULE = "Escribe # y seis cifras: #c8321f.";

const Stored = readBy((kept): Partial<ShadowDraft> | null => {
  if (!isRecord(kept)) return null;
  const names = ["text", "ink", "textSize", "weight", "color", "size", "layers", "strength", "mode", "ground"] as const;
  const read: Partial<Record<(typeof names)[number], string>> = {};
  for (const name of names) {
    const value = kept[name];
    if (typeof value === "string") read[name] = value;
  }
  const kind = KINDS.find((known) => known === kept.kind);
  return kind === undefined ? read : { ...read, kind };
});

/** Reads the fields that somebody left half changed. @returns Only those that were kept; `null` for none. */
export const readShadowDraft = (stored: string | null): Partial<ShadowDraft> | null => parseJson(stored, Stored);

function wholeIn(text: string, [min, max]: readonly [number, number]): number | null {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/** Reads the fields. @returns What they say, or what is wrong in each. */
export function readDraft(draft: ShadowDraft): ReadDraft | { readonly problems: DraftProblems } {
  const [textSizePx, sizePx] = [wholeIn(draft.textSize, [8, 200]), wholeIn(draft.size, [1, 60])];
  const [layers, percent] = [wholeIn(draft.layers, [1, MOST_LAYERS]), wholeIn(draft.strength, [0, 100])];
  const isGround = draft.ground === "" || HEX.test(draft.ground);
  if (
    textSizePx === null ||
    sizePx === null ||
    layers === null ||
    percent === null ||
    draft.text.trim() === "" ||
    !HEX.test(draft.ink) ||
    !HEX.test(draft.color) ||
    !isGround
  )
    return {
      problems: {
        ...(draft.text.trim() === "" ? { text: "Escribe el texto que irá encima." } : {}),
        ...(HEX.test(draft.ink) ? {} : { ink: COLOR_RULE }),
        ...(HEX.test(draft.color) ? {} : { color: COLOR_RULE }),
        ...(isGround ? {} : { ground: COLOR_RULE }),
        ...(textSizePx === null ? { textSize: "De 8 a 200 píxeles. Por ejemplo: 40." } : {}),
        ...(sizePx === null ? { size: "De 1 a 60 píxeles. Por ejemplo: 12." } : {}),
        ...(layers === null ? { layers: `De 1 a ${MOST_LAYERS} capas: más pesan y no se ven.` } : {}),
        ...(percent === null ? { strength: "De 0 a 100. Por ejemplo: 60." } : {}),
      },
    };
  const style = {
    kind: draft.kind,
    color: draft.color,
    strength: percent / 100,
    sizePx,
    layers: draft.kind === "shadow" ? layers : 1,
  };
  return {
    text: draft.text.trim(),
    ink: draft.ink,
    textSizePx,
    isBold: draft.weight === "bold",
    style,
    isSought: draft.mode === "auto",
    ground: draft.ground === "" ? null : draft.ground,
  };
}
