import { HouseColours, HouseNumbers, HousePreset } from "@nv/contracts/schemas";
import { z } from "zod";

/** Longest address of a mark, characters: a drawing of some hundred lines. */
const LONGEST_SRC = 400_000;

/** Mark of the newspaper as it is drawn: a picture that our own code wrote, as a `data:` address. */
const CardLogo = z.object({
  src: z
    .string()
    .max(LONGEST_SRC)
    .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/),
  /** Width in heights. */
  ratio: z.number().positive(),
});
export type CardLogo = z.infer<typeof CardLogo>;

/** Style of the house as cards wear it besides their letters, on each ground. */
export const CardHouse = z.object({
  light: HouseColours,
  dark: HouseColours,
  logo: z.object({ light: CardLogo.nullable(), dark: CardLogo.nullable() }),
  /** Rules by which the numbers of its sources are written. */
  numbers: HouseNumbers,
  /** Parties and series that always have the same colour. */
  presets: z.array(HousePreset),
});
export type CardHouse = z.infer<typeof CardHouse>;
