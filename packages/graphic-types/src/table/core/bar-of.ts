/** The least and the greatest of what is measured. */
export interface Domain {
  readonly least: number;
  readonly most: number;
}

/** Bar of a value, in hundredths of the width: where it begins and how long it is. */
export interface Bar {
  readonly start: number;
  readonly length: number;
}

/** Returns the least and the greatest; `null` where there is nothing. */
export function domainOf(values: readonly number[]): Domain | null {
  if (values.length === 0) return null;
  return values.reduce<Domain>(
    ({ least, most }, value) => ({ least: Math.min(least, value), most: Math.max(most, value) }),
    { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY },
  );
}

/** The same with zero in it: a bar begins there. */
export const withZero = ({ least, most }: Domain): Domain => ({ least: Math.min(0, least), most: Math.max(0, most) });

const tenths = (share: number) => Math.round(share * 1000) / 10;

/** Returns where zero is, in hundredths of the width, to the tenth. */
export const zeroOf = ({ least, most }: Domain): number => (most === least ? 0 : tenths((0 - least) / (most - least)));

/** Returns the bar of a value on a scale that has zero, in hundredths of the width, to the tenth. */
export function barOf(value: number, { least, most }: Domain): Bar {
  if (most === least) return { start: 0, length: 0 };
  const [from, to] = [Math.min(0, value), Math.max(0, value)].map((end) => tenths((end - least) / (most - least)));
  return { start: from ?? 0, length: tenths(((to ?? 0) - (from ?? 0)) / 100) };
}
