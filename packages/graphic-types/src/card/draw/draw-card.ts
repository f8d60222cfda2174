import { colourOfPresets } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { relativeLuminance } from "@nv/ui/color";
import { missingIn, type Typefaces } from "../../core/faces.ts";
import { presetMark } from "../../core/preset-mark.ts";
import type { CardConfig } from "../config.ts";
import type { Block, Overflow } from "../core/fit-stack.ts";
import { type CardRatio, type RatioId, ratioOf } from "../core/ratios.ts";
import type { CardHouse, CardLogo } from "../house.ts";
import { withHouseNumbers } from "../house-numbers.ts";
import { coloursOf } from "../palette.ts";
import { blockOf, drawnTexts } from "./blocks.ts";
import { DRAW_BODY } from "./draw-body.ts";
import type { CardDrawing, CardProblem, Rect } from "./shape.ts";
import { below, type CardSheet, drawStack, fill, oneLinePx, setStack, sideBySide, write } from "./sheet.ts";

/** Between what the network covers and the texts, pixels. */
const SAFE_GAP_PX = 36;

/** The mark of colour over everything. */
const MARK = { widthPx: 72, heightPx: 10 } as const;

/** Narrower rooms have source and signature one below the other, pixels. */
const BESIDE_FROM_PX = 720;

const HAIRLINE_PX = 2;

/** Division of a card. */
interface Division {
  /** Between the head, the body and the foot, pixels. */
  readonly partGapPx: number;
  /** Between what belongs together in the head and in the foot, pixels. */
  readonly edgeGapPx: number;
  /** Share of the card that a map has: of its height where it stands, of its width where it lies. */
  readonly mapShare: number;
}

const UPRIGHT: Division = { partGapPx: 44, edgeGapPx: 26, mapShare: 0.54 };
/** Half as high, with larger letters: what is between the texts gives way to them. */
const LYING: Division = { partGapPx: 24, edgeGapPx: 16, mapShare: 0.46 };

/** Greatest height of head and foot, in shares of the room: two lines below a map. */
const EDGE_SHARE = 0.3;

/** Content of a card besides its texts. */
export interface CardExtras {
  /** Whether there is a picture to show. */
  readonly hasPicture: boolean;
  /** Style of the house; that of the product without it. */
  readonly house?: CardHouse | undefined;
}

/** Greatest size of the mark of the newspaper, in pixels and in shares of the width. */
const LOGO = { heightPx: 56, widthShare: 0.34 } as const;

/** Room around the mark in which nothing else stands, in its heights. */
const CLEAR_SHARE = 0.5;

/** The mark of a card, by its ground: dark where light letters stand on it. */
function logoOf(house: CardHouse | undefined, ground: string): CardLogo | null {
  if (house === undefined) return null;
  return relativeLuminance(ground) > MIDDLE_LUMINANCE ? house.logo.light : house.logo.dark;
}

/** Light of the grey on which black and white are read alike. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
const MIDDLE_LUMINANCE = 0.179;

/** The mark at the foot of a card, in the corner. @returns The room at its left, with what has to stay clear. */
function drawLogo(sheet: CardSheet, { src, ratio }: CardLogo, room: Rect): Rect {
  const widthPx = Math.min(LOGO.heightPx * ratio, room.widthPx * LOGO.widthShare);
  const heightPx = widthPx / ratio;
  const yPx = room.yPx + room.heightPx - heightPx;
  sheet.shapes.push({ kind: "logo", src, xPx: room.xPx + room.widthPx - widthPx, yPx, widthPx, heightPx });
  return { ...room, widthPx: room.widthPx - widthPx - heightPx * CLEAR_SHARE };
}

/** The source beside the mark of the newspaper. @returns The room above. */
function drawLogoFoot(sheet: CardSheet, says: Block, logo: CardLogo, room: Rect): Rect {
  const left = drawLogo(sheet, logo, room);
  const logoPx = Math.min(LOGO.heightPx, (room.widthPx * LOGO.widthShare) / logo.ratio);
  const said = setStack(sheet, [says], { ...left, heightPx: room.heightPx * EDGE_SHARE });
  drawStack(sheet, said, left.xPx, left.yPx + left.heightPx - said.heightPx);
  return overHairline(
    sheet,
    room,
    Math.max(said.heightPx, logoPx * (1 + CLEAR_SHARE) - divisionOf(sheet.ratio).edgeGapPx),
  );
}

const isWideRatio = ({ widthPx, heightPx }: CardRatio) => widthPx > heightPx;

const divisionOf = (ratio: CardRatio): Division => (isWideRatio(ratio) ? LYING : UPRIGHT);

/** The room for texts: without the margins and without what the network covers. */
function roomOf({ widthPx, heightPx, safe, covered }: CardRatio): Rect {
  const top = safe.top + (covered.topPx > 0 ? SAFE_GAP_PX : 0);
  const bottom = safe.bottom + (covered.bottomPx > 0 ? SAFE_GAP_PX : 0);
  return {
    xPx: safe.left,
    yPx: top,
    widthPx: widthPx - safe.left - safe.right,
    heightPx: heightPx - top - bottom,
  };
}

/** The map at an edge of a card, and the room that it leaves. */
function drawMapPicture(sheet: CardSheet, ratio: CardRatio, room: Rect): Rect {
  const { widthPx, heightPx } = ratio;
  const { mapShare, partGapPx } = divisionOf(ratio);
  if (isWideRatio(ratio)) {
    const mapPx = widthPx * mapShare;
    sheet.shapes.push({ kind: "picture", xPx: widthPx - mapPx, yPx: 0, widthPx: mapPx, heightPx, fit: "cover" });
    return { ...room, widthPx: widthPx - mapPx - room.xPx - ratio.safe.right };
  }
  const mapPx = heightPx * mapShare;
  sheet.shapes.push({ kind: "picture", xPx: 0, yPx: 0, widthPx, heightPx: mapPx, fit: "cover" });
  return below(room, mapPx + partGapPx - room.yPx);
}

/** The section above, with its mark. @returns The room below. */
function drawHead(sheet: CardSheet, config: CardConfig, slide: number, room: Rect): Rect {
  const { partGapPx, edgeGapPx } = divisionOf(sheet.ratio);
  fill(sheet, { xPx: room.xPx, yPx: room.yPx, ...MARK }, sheet.colours.accent);
  const band = { ...below(room, MARK.heightPx + edgeGapPx), heightPx: room.heightPx * EDGE_SHARE };
  const count = config.template === "hilo" && config.slides.length > 1 ? `${slide + 1}/${config.slides.length}` : "";
  const counter = { ...blockOf("kicker", "slides", count), isOneLine: true, paint: "soft" as const };
  const countPx = oneLinePx(sheet, counter);
  if (count !== "")
    write(sheet, [counter], { ...band, xPx: room.xPx + room.widthPx - countPx, widthPx: countPx + 1 }, "top");
  const kicker = blockOf("kicker", "kicker", config.kicker);
  const usedPx = write(
    sheet,
    [kicker],
    { ...band, widthPx: room.widthPx - (count === "" ? 0 : countPx + partGapPx) },
    "top",
  );
  const headPx = MARK.heightPx + (usedPx > 0 || count !== "" ? edgeGapPx + Math.max(usedPx, counter.leastPx) : 0);
  return below(room, headPx + partGapPx);
}

/** The foot over its hairline. @returns The room above. */
function overHairline(sheet: CardSheet, room: Rect, heightPx: number): Rect {
  const { partGapPx, edgeGapPx } = divisionOf(sheet.ratio);
  const yPx = room.yPx + room.heightPx - heightPx - edgeGapPx - HAIRLINE_PX;
  fill(sheet, { ...room, yPx, heightPx: HAIRLINE_PX }, sheet.colours.rule);
  return { ...room, heightPx: Math.max(0, yPx - partGapPx - room.yPx) };
}

/** Source and signature one below the other, where there is no room for both side by side. */
function drawNarrowFoot(sheet: CardSheet, blocks: readonly Block[], room: Rect): Rect {
  const stack = setStack(sheet, blocks, { ...room, heightPx: room.heightPx * EDGE_SHARE * 2 });
  drawStack(sheet, stack, room.xPx, room.yPx + room.heightPx - stack.heightPx);
  return overHairline(sheet, room, stack.heightPx);
}

/** Source and signature at the foot, over a hairline. @returns The room above. */
function drawFoot(sheet: CardSheet, { source, signature }: CardConfig, room: Rect, logo: CardLogo | null): Rect {
  if (logo !== null)
    return drawLogoFoot(sheet, blockOf("source", "source", source === "" ? "" : `Fuente: ${source}`), logo, room);
  const whose = blockOf("signature", "signature", signature);
  const says = blockOf("source", "source", source === "" ? "" : `Fuente: ${source}`);
  if (whose.text === "" && says.text === "") return room;
  const signPx = whose.text === "" ? 0 : Math.min(oneLinePx(sheet, whose) + 1, room.widthPx / 2);
  const { partGapPx } = divisionOf(sheet.ratio);
  const mostPx = room.heightPx * EDGE_SHARE;
  if (room.widthPx < BESIDE_FROM_PX) return drawNarrowFoot(sheet, [says, { ...whose, gapRatio: 0.5 }], room);
  const gapPx = signPx > 0 ? partGapPx : 0;
  const [left, right] = sideBySide(room, (room.widthPx - gapPx - signPx) / (room.widthPx - gapPx), gapPx);
  const [said, signed] = [
    setStack(sheet, [says], { ...left, heightPx: mostPx }),
    setStack(sheet, [whose], { ...right, heightPx: mostPx }),
  ];
  const heightPx = Math.max(said.heightPx, signed.heightPx);
  const yPx = room.yPx + room.heightPx - heightPx;
  drawStack(sheet, said, left.xPx, yPx);
  drawStack(sheet, signed, right.xPx, yPx);
  return overHairline(sheet, room, heightPx);
}

/** A character as people can look for it: those that nobody sees by their number. */
const characterName = (character: string) => {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `«${character}» (${code})` : code;
};

/** Most characters that are named of those that cannot be drawn. */
const TOLD = 3;

function missingProblems(faces: Typefaces, texts: ReadonlyMap<string, string>): readonly CardProblem[] {
  return [...texts].flatMap(([field, text]): CardProblem[] => {
    const missing = missingIn(faces, text);
    if (missing.length === 0) return [];
    const named = missing.slice(0, TOLD).map(characterName).join(", ");
    const message = `La tipografía no tiene ${missing.length > TOLD ? `${named} y otros` : named}: bórralo o escríbelo de otro modo`;
    return [{ field, message, characters: null, word: "" }];
  });
}

/** Most of a word that is told of it. */
const TOLD_WORD = 30;

/** «Sobran 12 caracteres», or which word is wider than a line: no other cut helps it. */
export function overText({ characters, word }: Pick<Overflow, "characters" | "word">): string {
  const told = word.length > TOLD_WORD ? `${word.slice(0, TOLD_WORD)}…` : word;
  if (word !== "") return `La palabra «${told}» no cabe en una línea`;
  return characters === 1 ? "Sobra 1 carácter" : `Sobran ${formatNumber(characters)} caracteres`;
}

/**
 * Draws a card in one size. The same card is the same drawing, wherever it is drawn.
 *
 * @param written - With what its sources say written in it.
 * @param place - The size, and the place in its thread from 0.
 */
export function drawCard(
  written: CardConfig,
  place: { readonly ratio: RatioId; readonly slide?: number },
  faces: Typefaces,
  { hasPicture, house }: CardExtras = { hasPicture: true },
): CardDrawing {
  const { slide = 0 } = place;
  const config = house === undefined ? written : withHouseNumbers(written, house.numbers);
  const ratio = ratioOf(place.ratio);
  const { widthPx, heightPx, label } = ratio;
  const colours = coloursOf(config, house);
  const presets = colourOfPresets(house?.presets ?? []);
  const markOf = (name: string) => presetMark(presets, name, colours.ground);
  const sheet: CardSheet = { faces, colours, shapes: [], overflows: [], ratio, markOf };
  fill(sheet, { xPx: 0, yPx: 0, widthPx, heightPx }, sheet.colours.ground);
  const isMap = config.template === "mapa" && hasPicture;
  const room = isMap ? drawMapPicture(sheet, ratio, roomOf(ratio)) : roomOf(ratio);
  const body = drawFoot(sheet, config, drawHead(sheet, config, slide, room), logoOf(house, sheet.colours.ground));
  DRAW_BODY[config.template](sheet, config, { rect: body, isWide: isWideRatio(ratio) && !isMap, slide });
  const problems = sheet.overflows.map(({ field, ...over }) => ({
    ...{ field, ...over },
    message: `${overText(over)} en ${label}`,
  }));
  const shapes = hasPicture ? sheet.shapes : sheet.shapes.filter(({ kind }) => kind !== "picture");
  return {
    ratio: place.ratio,
    slide,
    widthPx,
    heightPx,
    shapes,
    problems: [...problems, ...missingProblems(faces, drawnTexts(config, slide))],
  };
}

/** Returns the number of cards of a configuration: those of its thread, or one. */
export const slideCount = ({ template, slides }: Pick<CardConfig, "template" | "slides">): number =>
  template === "hilo" ? Math.max(1, slides.length) : 1;

/** Every card in every size, the first card first. */
export function drawCards(config: CardConfig, faces: Typefaces, extras?: CardExtras): readonly CardDrawing[] {
  return Array.from({ length: slideCount(config) }, (_, slide) =>
    config.ratios.map((ratio) => drawCard(config, { ratio, slide }, faces, extras)),
  ).flat();
}
