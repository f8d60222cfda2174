import type { StoryConfig } from "@nv/graphic-types";

/** Whether two parts are the same. What nobody touched is the same object, unless it came back from the server. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether two objects have the same parts but for one. */
function isSameBut(part: string, one: object, other: object): boolean {
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = new Set([...ours.keys(), ...theirs.keys()]);
  return [...names].every((name) => name === part || isSame(ours.get(name), theirs.get(name)));
}

/** Whether two lists have the same items, as far as they are compared. */
const areSame = <Item>(one: readonly Item[], other: readonly Item[], isSame: (one: Item, other: Item) => boolean) =>
  one.length === other.length &&
  other.every((item, place) => {
    const ours = one[place];
    return ours === item || (ours !== undefined && isSame(ours, item));
  });

/** Whether two states of a story differ in nothing but the texts of steps, which the page in sight shows by itself. */
export const differInWords = (one: StoryConfig, other: StoryConfig): boolean =>
  isSameBut("blocks", one, other) &&
  areSame(
    one.blocks,
    other.blocks,
    (ours, theirs) =>
      isSameBut("steps", ours, theirs) &&
      areSame(ours.steps, theirs.steps, (step, itself) => isSameBut("text", step, itself)),
  );
