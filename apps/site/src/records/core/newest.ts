/** Something saved, as far as its age is told. */
interface Versioned {
  readonly version: number;
}

/** Takes what came, unless something newer is known already: an answer that was on its way is not what is there now. */
export const newest = <Saved extends Versioned>(known: Saved | null, came: Saved): Saved =>
  known !== null && known.version > came.version ? known : came;
