import { plainText } from "@nv/spanish";
import { nameWords } from "./name-text.ts";
import { KIND } from "./word-kinds.ts";

/** Whether a name that was found is one beyond doubt: a given name or a surname of the lists, two initials, or a treatment before it. */
export function isKnownName(name: string): boolean {
  const words = nameWords(plainText(name));
  if (words.length < 2) return words.some(({ kinds }) => (kinds & (KIND.given | KIND.weakGiven)) === KIND.given);
  const many = (kind: number, weak: number) => words.filter(({ kinds }) => (kinds & (kind | weak)) === kind).length;
  const [given, surnames] = [many(KIND.given, KIND.weakGiven), many(KIND.surname, KIND.weakSurname)];
  const initials = words.filter(({ isInitial }) => isInitial).length;
  const isTreated = ((words[0]?.kinds ?? 0) & (KIND.treatment | KIND.shortTreatment)) !== 0;
  return given > 0 || surnames > 1 || initials > 1 || (initials > 0 && surnames > 0) || isTreated;
}
