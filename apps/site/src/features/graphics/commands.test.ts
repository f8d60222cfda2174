import { expect, test } from "vitest";
import { madeTypeAt } from "../../pieces/core/composed-types";
import { readAddress } from "../../pieces/core/registry-address";
import { GRAPHIC_COMMANDS } from "./commands";

test("every command that makes a graphic names a type that is made here", () => {
  const made = GRAPHIC_COMMANDS.map(({ to }) => readAddress(to?.split("?")[1] ?? "")).filter(
    ({ part, making }) => part === "new" && making !== "",
  );
  expect(made).toHaveLength(12);
  expect(made.filter(({ making }) => madeTypeAt(making) === undefined)).toEqual([]);
});
