/** A rate as a fraction of whole numbers, frames a second: 30 000/1001 has no exact decimal. */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

/** Reads `30000/1001`. @returns `null` for what is no positive rate, as `0/0`. */
export function readRational(text: string): Rational | null {
  const parts = /^(\d{1,10})\/(\d{1,10})$/.exec(text);
  const [numerator, denominator] = [Number(parts?.[1]), Number(parts?.[2])];
  return numerator > 0 && denominator > 0 ? { numerator, denominator } : null;
}

/** Frames a second. */
export const rateOf = ({ numerator, denominator }: Rational): number => numerator / denominator;

/** As ffmpeg takes it. */
export const writeRational = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;
