import { COLOR_TOKENS } from "@nv/ui/color";
import { expect, test } from "vitest";
import { DIALOG_CSS } from "./styles.ts";

/** A colour in six digits: the dialog's are as short as they can be. */
const inFull = (colour = "") => colour.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");

test("the colours of a page without tokens are the tokens' own", () => {
  const own = [...DIALOG_CSS.matchAll(/var\(--nv-([\w-]+), light-dark\((#\w+), (#\w+)\)\)/g)];
  expect(own.length).toBeGreaterThan(8);
  for (const [, name, light, dark] of own) {
    expect(COLOR_TOKENS.find((token) => token.name === name)).toMatchObject({
      ...{ name, light: inFull(light), dark: inFull(dark) },
    });
  }
});
