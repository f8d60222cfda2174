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

const ofTokens = (theme: "light" | "dark"): CardColours => ({
  ground: colorOf("paper", theme),
  sheet: colorOf("sheet", theme),
  ink: colorOf("ink", theme),
  soft: colorOf("ink-2", theme),
  rule: colorOf("rule", theme),
  accent: colorOf("accent", theme),
  accentInk: colorOf("accent-ink", theme),
  quiet: colorOf("edge", theme),
});

/** Shares of the ink in a hairline and in a quiet bar, where a theme has but two colours. */
const RULE_SHARE = 0.3;
const QUIET_SHARE = 0.6;

function ofTwo(ground: string, ink: string): CardColours {
  const [rule, quiet] = [mixed(ground, ink, RULE_SHARE), mixed(ground, ink, QUIET_SHARE)];
  return { ground, sheet: ground, ink, soft: ink, rule, accent: ink, accentInk: ink, quiet };
}

/** Returns the colours of a card. */
export function coloursOf({ theme, colours }: Pick<CardConfig, "theme" | "colours">): CardColours {
  if (theme === "propio") return ofTwo(colours.ground.toLowerCase(), colours.ink.toLowerCase());
  if (theme === "marca") return ofTwo(colorOf("accent-ink", "light"), "#ffffff");
  return ofTokens(theme === "oscuro" ? "dark" : "light");
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
