import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Notice } from "./Notice.tsx";

test.each([
  { tone: "wrong", role: "alert" },
  { tone: "done", role: "status" },
  { tone: "plain", role: "status" },
] as const)("what is $tone is said as $role", ({ tone, role }) => {
  expect(renderToStaticMarkup(<Notice tone={tone}>Muestra</Notice>)).toContain(`role="${role}"`);
});
