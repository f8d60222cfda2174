import { z } from "zod";

/** Composer of every house that uses Arc. */
const ANY_HOUSE: readonly string[] = ["https://*.arcpublishing.com"];

/**
 * An origin as a policy of frames has it: a scheme, names, and perhaps a port; the first name may be any. Nothing that could end
 * the directive or begin another.
 */
const FRAMING_ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}(?::\d{1,5})?$/;

/** The same of this machine, for the small Composer of tests. */
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|[a-z0-9-]{1,63}\.localhost)(?::(?:\d{1,5}|\*))?$/;

/** Origins that one setting names at most. */
const MOST_ORIGINS = 20;

const origins = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((origin) => origin.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (names) =>
      names.length > 0 &&
      names.length <= MOST_ORIGINS &&
      names.every((origin) => FRAMING_ORIGIN.test(origin) || LOCAL_ORIGIN.test(origin)),
    "debe ser orígenes https separados por comas, como https://diario.arcpublishing.com",
  );

/** Variables of the environment about Composer. */
export const COMPOSER_VARIABLES = { ARC_COMPOSER_ORIGINS: origins.optional() };

/** Settings of how Composer reaches the panels. */
export interface ComposerSettings {
  /** Origins whose pages may frame the panels. */
  readonly origins: readonly string[];
  /** Whether nobody named one's own, so that Composer of any house may. */
  readonly isAnyHouse: boolean;
}

/** Reads how Composer reaches the panels. */
export function composerSettings({
  ARC_COMPOSER_ORIGINS: named,
}: z.infer<z.ZodObject<typeof COMPOSER_VARIABLES>>): ComposerSettings {
  return { origins: named ?? ANY_HOUSE, isAnyHouse: named === undefined };
}
