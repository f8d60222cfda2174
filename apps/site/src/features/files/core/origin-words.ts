import { aiUseOf, isSourceType, SOURCE_TYPES, type SourceType } from "@nv/contracts";
import type { FileDetail, FileWords } from "@nv/contracts/schemas";
import { aiLabels, aiUseOfFile } from "@nv/piece-parts";

/** Choices of how a file was made. */
export const SOURCE_CHOICES: readonly { readonly value: FileWords["sourceType"]; readonly label: string }[] = [
  { value: "", label: "Sin decir" },
  ...Object.keys(SOURCE_TYPES)
    .filter(isSourceType)
    .map((value: SourceType) => ({ value, label: SOURCE_TYPES[value] })),
];

/** Says what readers will be told of how a file was made, and whether its bytes leave that open. */
export function originHint({ facts }: Pick<FileDetail, "facts">, sourceType: FileWords["sourceType"]): string {
  const aiUse = aiUseOfFile(facts, { sourceType });
  const [label] = aiLabels([{ facts, aiUse }]);
  if (label === undefined) return "Si es de IA, o tiene partes de IA, dilo: los lectores tienen que saberlo";
  const byItself = aiUseOf("origin" in facts ? (facts.origin?.sourceType ?? "") : "") !== "none";
  return `Los lectores verán: «${label}»${byItself ? ". Lo dice el propio archivo: no se puede quitar" : ""}`;
}

/** Facts about where a file comes from, as its bytes tell. */
export function originFacts({
  facts,
}: Pick<FileDetail, "facts">): readonly { readonly name: string; readonly value: string }[] {
  const origin = "origin" in facts ? facts.origin : undefined;
  if (origin === undefined) return [];
  const { sourceType, aiSystem, aiPrompt, aiPromptWriter, hasCredentials } = origin;
  return [
    { name: "Dice de sí", value: isSourceType(sourceType) ? SOURCE_TYPES[sourceType] : "" },
    { name: "Programa de IA", value: aiSystem },
    { name: "Se le pidió", value: aiPrompt },
    { name: "Lo pidió", value: aiPromptWriter },
    { name: "Content Credentials", value: hasCredentials ? "Las lleva; su firma no se ha comprobado" : "" },
  ].filter(({ value }) => value !== "");
}
