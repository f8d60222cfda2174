import { invalidFields, type Problem } from "../../http/problem.ts";

/** Builds the refusal of a picture that cannot be added, told beside its source. @param place - Of its source among those that were given. */
export const refusedPhoto = (place: number, message: string): Problem =>
  invalidFields([{ field: `items.${place}`, message }]);
