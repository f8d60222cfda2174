import { TYPES } from "@nv/graphic-types";
import { slugOf } from "@nv/spanish";

/** Longest name of a type in an address, characters: all fit whole. */
const ADDRESS_NAME_LENGTH = 40;

/** The types that are made here out of charts, as the first step offers them. */
export const COMPOSED_TYPES = TYPES.filter(({ composes }) => composes !== null).map((type) => ({
  ...madeType(type),
  composes: type.composes,
}));

/** The types that are made here out of files, as the first step offers them. */
export const FILE_TYPES = TYPES.filter(({ madeOf }) => madeOf !== null).map((type) => ({
  ...madeType(type),
  madeOf: type.madeOf,
}));

function madeType(type: (typeof TYPES)[number]) {
  return {
    name: type.name,
    label: type.label,
    useWhen: type.useWhen,
    /** Name of the type in an address. */
    addressName: slugOf(type.label, ADDRESS_NAME_LENGTH),
    first: () => type.first(),
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
