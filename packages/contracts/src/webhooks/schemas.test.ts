import { expect, test } from "vitest";
import { NewWebhook } from "./schemas.ts";

test("an address keeps nothing that a parser of addresses would drop", () => {
  const { url } = NewWebhook.parse({ name: "La web", url: " https://a.example/\r\nx\t ", events: ["piece.published"] });
  expect(url).toBe("https://a.example/x");
});
