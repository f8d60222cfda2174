import { COLOR_TOKENS } from "@nv/ui/color";
import { expect, test } from "vitest";
import { DIALOG_CSS } from "./styles.ts";

test("the colours of a page without tokens are the tokens' own", () => {
  const own = [...DIALOG_CSS.matchAll(/var\(--nv-([\w-]+), light-dark\((#\w+), (#\w+)\)\)/g)];
  expect(own.length).toBeGreaterThan(8);
  for (const [, name, light, dark] of own) {
    expect(COLOR_TOKENS.find((token) => token.name === name)).toMatchObject({ name, light, dark });
  }
});
