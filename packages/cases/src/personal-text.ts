import { findPersonalData, type PersonalKind } from "@nv/spanish";

/** Personal data found in a text: never public, whatever reason is given. */
export interface PersonalFault {
  readonly kind: PersonalKind;
  /** As a person says it, after «contener». */
  readonly what: string;
}

const WHAT = {
  phone: "un teléfono",
  email: "una dirección de correo",
  identity: "un DNI o un NIE",
  account: "una cuenta bancaria",
} as const satisfies Record<PersonalKind, string>;

/**
 * Finds the personal data in a public text. Nine figures that may be a telephone count as one: here nobody asks again.
 *
 * @returns In a fixed order, each kind once; empty for none.
 */
export function findPersonal(text: string): readonly PersonalFault[] {
  const kinds = new Set(findPersonalData(text).map(({ kind }) => kind));
  return [...kinds].map((kind) => ({ kind, what: WHAT[kind] }));
}
