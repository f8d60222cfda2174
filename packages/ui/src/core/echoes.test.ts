import { expect, test } from "vitest";
import { createEchoes } from "./echoes.ts";

test("what was given away and comes back is one's own, once", () => {
  const echoes = createEchoes();
  echoes.send("con");
  expect(echoes.take("con")).toBe(true);
  expect(echoes.take("con")).toBe(false);
});

test("a text that comes back after the next was given away is still one's own", () => {
  const echoes = createEchoes();
  echoes.send("con");
  echoes.send("con ");
  expect(echoes.take("con")).toBe(true);
  expect(echoes.take("con ")).toBe(true);
});

test("a text that was overtaken is not waited for", () => {
  const echoes = createEchoes();
  echoes.send("con");
  echoes.send("con teclas");
  expect(echoes.take("con teclas")).toBe(true);
  expect(echoes.take("con")).toBe(false);
});

test("a text that nobody here gave away is another's, and ends the wait", () => {
  const echoes = createEchoes();
  echoes.send("con");
  expect(echoes.take("")).toBe(false);
  expect(echoes.take("con")).toBe(false);
});
