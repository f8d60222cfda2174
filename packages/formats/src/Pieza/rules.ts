import type { FieldProblem } from "@nv/contracts/schemas";
import type { PieceOf, WantedPiece } from "@nv/piece-parts";
import { emptySteps } from "../step-rules.ts";
import type { PiezaBlock } from "./settings.ts";
import { plainName, sameName } from "./states.ts";

/** Names that are told to who wrote one that is none. */
const TOLD_NAMES = 12;

type StepData = PiezaBlock["steps"][number]["data"];

const saysNothing = ({ lit, mark, near }: StepData) => lit.length === 0 && near.length === 0 && mark === "";

/** Steps at which nothing is said and nothing changes. */
export function piezaRules(block: PiezaBlock): readonly FieldProblem[] {
  const { settings, steps } = block;
  if (settings.way === "fixed") return [];
  const states = steps.map(({ data }) => JSON.stringify(data));
  return emptySteps(block, (place) => place === 0 || states[place] !== states[place - 1]);
}

/** The piece of a block, and what of it its steps name. */
export function piezaPieces({ settings, steps }: PiezaBlock): readonly WantedPiece[] {
  if (settings.piece === "") return [];
  const named = settings.way === "fixed" ? [] : steps.flatMap(({ data }) => [...data.lit, ...data.near]);
  return [{ field: "settings.piece", source: settings.piece, named: [...new Set(named)] }];
}

/** Names that a piece does not have, and states of one that has none. */
export function piezaPieceRules({ settings, steps }: PiezaBlock, piece: PieceOf): readonly FieldProblem[] {
  if (settings.way === "fixed") return [];
  const { drawing, label } = piece(settings.piece);
  if (drawing === null)
    return [
      { field: "settings.way", message: `Una pieza así (${label}) no cambia por pasos: muéstrala fija, con su texto` },
    ];
  const parts = drawing.parts.map(({ name }) => plainName(name));
  const marks = drawing.marks.map(({ name }) => plainName(name));
  const near = drawing.parts.flatMap(({ name, box }) => (box === null ? [] : [plainName(name)]));
  const has = (all: readonly string[]) =>
    all.length === 0
      ? "no tiene ninguno"
      : `tiene ${all.slice(0, TOLD_NAMES).join(", ")}${all.length > TOLD_NAMES ? "…" : ""}`;
  const missing = (field: string, wanted: readonly string[], all: readonly string[]) => {
    const lost = wanted.find((name) => name !== "" && !all.some((one) => sameName(one, name)));
    return lost === undefined ? [] : [{ field, message: `«${lost}» no está en la pieza: ${has(all)}` }];
  };
  const wrong = steps.flatMap(({ data }, place) => [
    ...missing(`steps.${place}.data.lit`, data.lit, parts),
    ...missing(`steps.${place}.data.mark`, [data.mark], marks),
    ...missing(`steps.${place}.data.near`, data.near, near),
  ]);
  const isStill = steps.every(({ data }) => saysNothing(data));
  const still = { field: "settings.way", message: "Ningún paso enciende, marca ni acerca nada: muéstrala fija" };
  return isStill ? [still, ...wrong] : wrong;
}
