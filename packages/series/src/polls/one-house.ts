import { fold } from "@nv/spanish";

/** Gives each house one name, the first of the ways in which it is written. */
export function oneNameAHouse(): (written: string) => string {
  const houses = new Map<string, string>();
  /** Folding a name costs more than all the rest: each spelling is folded once. */
  const spelled = new Map<string, string>();
  return (written) => {
    const known = spelled.get(written);
    if (known !== undefined) return known;
    const plain = fold(written);
    const house = houses.get(plain) ?? written;
    houses.set(plain, house);
    spelled.set(written, house);
    return house;
  };
}
