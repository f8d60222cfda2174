import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import type { HouseColours } from "@nv/contracts/schemas";
import { colorOf, contrastRatio, MIN_TEXT_CONTRAST, mixed } from "@nv/ui/color";
import type { CardConfig } from "./config.ts";

/** Colours of the parts of a card, `#rrggbb`. */
export interface CardColours {
  readonly ground: string;
  /** Behind pictures. */
  readonly sheet: string;
  readonly ink: string;
  /** Colour of what is read last: the source, the role of who speaks. */
  readonly soft: string;
  readonly rule: string;
  /** The one mark of colour, and the bar of the first number. */
  readonly accent: string;
  /** The same where it is text. */
  readonly accentInk: string;
  /** The bar of the number that is compared with. */
  readonly quiet: string;
}

/** Colours that the house chooses, on one ground. */
export type CardInks = Pick<HouseColours, "ink" | "soft" | "rule" | "accent" | "data">;

/** Grounds of the product, where texts of the house are read on them; else the ones on which they were looked over. */
const GROUNDS = { light: "#ffffff", dark: colorOf("paper", "dark") } as const;

function ofHouse(theme: "light" | "dark", { ink, soft, rule, accent, data }: CardInks): CardColours {
  const paper = colorOf("paper", theme);
  const isRead = [ink, soft, accent].every((text) => contrastRatio(text, paper) >= MIN_TEXT_CONTRAST);
  return {
    ground: isRead ? paper : GROUNDS[theme],
    sheet: colorOf("sheet", theme),
    ink,
    soft,
    rule,
    accent: data[0] ?? accent,
    accentInk: accent,
    quiet: colorOf("edge", theme),
  };
}

/** Shares of the ink in a hairline and in a quiet bar, where a theme has but two colours. */
const RULE_SHARE = 0.3;
const QUIET_SHARE = 0.6;

function ofTwo(ground: string, ink: string): CardColours {
  const [rule, quiet] = [mixed(ground, ink, RULE_SHARE), mixed(ground, ink, QUIET_SHARE)];
  return { ground, sheet: ground, ink, soft: ink, rule, accent: ink, accentInk: ink, quiet };
}

/** Style of the house as cards wear it, on each ground. */
export type CardInksOf = Readonly<Record<"light" | "dark", CardInks>>;

/** Returns the colours of a card. @param house - Those of the product without it. */
export function coloursOf(
  { theme, colours }: Pick<CardConfig, "theme" | "colours">,
  house: CardInksOf = DEFAULT_HOUSE_STYLE,
): CardColours {
  if (theme === "propio") return ofTwo(colours.ground.toLowerCase(), colours.ink.toLowerCase());
  // The style of the house is refused where its accent does not stand out from white.
  if (theme === "marca") return ofTwo(house.light.accent, "#ffffff");
  return theme === "oscuro" ? ofHouse("dark", house.dark) : ofHouse("light", house.light);
}

/** The contrast of the least legible text of a card, and whether it is read. */
export function contrastOf(config: Pick<CardConfig, "theme" | "colours">): {
  readonly ratio: number;
  readonly isEnough: boolean;
} {
  const { ground, ink, soft, accentInk } = coloursOf(config);
  const ratio = Math.min(...[ink, soft, accentInk].map((text) => contrastRatio(text, ground)));
  return { ratio, isEnough: ratio >= MIN_TEXT_CONTRAST };
}
