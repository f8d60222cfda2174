import { KINDS } from "@nv/graphic-types";
import { slugOf } from "@nv/spanish";

/** Longest name of a type in an address, characters: all fit whole. */
const ADDRESS_NAME_LENGTH = 40;

/** The types that are made here out of charts, as the first step offers them. */
export const COMPOSED_TYPES = KINDS.flatMap(({ composes, ...kind }) =>
  composes === undefined ? [] : [{ ...madeType(kind), composes }],
);

/** The types that are made here out of files, as the first step offers them. */
export const FILE_TYPES = KINDS.flatMap(({ madeOf, ...kind }) =>
  madeOf === undefined ? [] : [{ ...madeType(kind), madeOf }],
);

function madeType({ name, label, useWhen = "" }: (typeof KINDS)[number]) {
  return {
    name,
    label,
    useWhen,
    /** Name of the type in an address. */
    addressName: slugOf(label, ADDRESS_NAME_LENGTH),
  };
}

/** The type made of files that an address calls so; `undefined` when there is none. */
export const fileTypeAt = (addressName: string) => FILE_TYPES.find((type) => type.addressName === addressName);

/** The type that an address calls so; `undefined` when there is none. @param addressName - `selector`. */
export function madeTypeAt(addressName: string) {
  return [...COMPOSED_TYPES, ...FILE_TYPES].find((type) => type.addressName === addressName);
}

/** A type that is made here by its name. */
export function madeTypeNamed(name: string) {
  return [...COMPOSED_TYPES, ...FILE_TYPES].find((type) => type.name === name);
}
