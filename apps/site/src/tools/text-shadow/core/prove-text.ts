import { composeGround } from "./compose-ground.ts";
import { coversOf, type Letters } from "./cover.ts";
import { maskAround } from "./letter-mask.ts";
import { type Pixels, rgbOf } from "./pixels.ts";
import type { ShadowStyle } from "./shadow-style.ts";
import { measureContrast, type TextContrast } from "./text-contrast.ts";
import { hardestStrength, leastContrast, sampleAround, worstOf } from "./text-samples.ts";

/** A text over a picture in one shape, each drawn alone. */
export interface DrawnCrop {
  readonly ground: Pixels;
  readonly letters: Letters;
  /** Points of the drawing in one CSS pixel. */
  readonly scale: number;
}

/** Text, backgrounds and style to be proved. */
export interface ProofWish {
  readonly crops: readonly DrawnCrop[];
  /** `#rrggbb` */
  readonly ink: string;
  readonly textSizePx: number;
  readonly isBold: boolean;
  /** Its strength counts while the least is not sought. */
  readonly style: ShadowStyle;
  readonly isSought: boolean;
}

/** One shape, with what was measured in it. */
export interface ProvenCrop {
  /** The picture with what helps and the text over it. */
  readonly picture: Pixels;
  readonly contrast: TextContrast;
}

/** Whether a text can be read. */
export interface TextProof {
  /** Contrast that its size asks for. */
  readonly least: number;
  /** The least strength that is enough in all the shapes, 0-1; `null` when none is. */
  readonly sought: number | null;
  /** With what was measured: its strength is the least one where that was sought. */
  readonly style: ShadowStyle;
  readonly isEnough: boolean;
  readonly crops: readonly ProvenCrop[];
}

/** Distance about a letter within which its background is looked at, points of the drawing: about the thickness of a stroke. */
const REACH = 2;

/** Measures a text in each of its shapes, with the least help that is enough or with the one that it has. */
export function proveText({ crops, ink, textSizePx, isBold, style: asked, isSought }: ProofWish): TextProof {
  const least = leastContrast(textSizePx, isBold);
  const order = { text: rgbOf(ink), help: rgbOf(asked.color), least };
  const measured = crops.map(({ ground, letters, scale }) => {
    const isNear = maskAround(letters.alpha, letters.width, letters.height, REACH);
    const covers = coversOf(asked, letters, scale);
    return { ground, letters, isNear, covers, samples: sampleAround(ground, isNear, covers) };
  });
  const sought = hardestStrength(
    measured.map(({ samples }) => samples),
    order,
  );
  const style = { ...asked, strength: isSought ? (sought ?? 1) : asked.strength };
  return {
    least,
    sought,
    style,
    isEnough: measured.every(({ samples }) => worstOf(samples, { ...order, strength: style.strength }) >= least),
    crops: measured.map(({ ground, letters, isNear, covers }) => {
      const helped = composeGround(ground, covers, order.help, style.strength);
      const contrast = measureContrast(helped, isNear, order.text, least);
      return { contrast, picture: composeGround(helped, [letters.alpha], order.text, 1) };
    }),
  };
}
