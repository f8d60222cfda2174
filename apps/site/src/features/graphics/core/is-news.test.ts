import { expect, test } from "vitest";
import { isNews } from "./is-news";

const ID = "3f0c6a5e-0000-4000-8000-000000000001";
const event = { id: ID, version: 4, by: "Eva Prueba", byId: "2" };

test.each([
  ["what somebody else changed", event, 3, true],
  ["what this screen changed", event, 4, false],
  ["what is heard before anything is shown", event, undefined, true],
  ["a check, which changes no version", { ...event, by: "", byId: "" }, 4, true],
  ["another graphic", { ...event, id: "3f0c6a5e-0000-4000-8000-000000000002" }, 3, false],
])("%s: %j on version %j is news: %j", (_name, told, version, expected) => {
  expect(isNews(told, ID, version)).toBe(expected);
});
