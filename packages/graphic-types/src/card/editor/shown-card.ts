import { FieldError } from "../../field-error.ts";
import type { CardConfig } from "../config.ts";
import { filledCard } from "../filled-card.ts";
import type { CitedHere } from "./use-card-kit.ts";

/** A card as its editor draws it. */
export interface ShownCard {
  readonly config: CardConfig;
  /** Path of what its sources do not say, and why; empty texts where they say everything. */
  readonly field: string;
  readonly message: string;
}

/** A card with what its sources say as far as it is known: a number that is not known yet is not drawn. */
export function shownCard(config: CardConfig, known: ReadonlyMap<string, CitedHere>): ShownCard {
  try {
    const filled = filledCard(config, (source) => {
      const here = known.get(source);
      if (here !== undefined && "cited" in here) return here.cited;
      throw new FieldError("", here?.refusal ?? "");
    });
    return { config: filled, field: "", message: "" };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const values = config.values.map((value) => (value.source === "" ? value : { ...value, text: "", unit: "" }));
    return { config: { ...config, values }, field: error.field, message: error.message };
  }
}
