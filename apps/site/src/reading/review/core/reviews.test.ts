import { expect, test } from "vitest";
import { reviewsOf } from "./reviews";

test("the soonest comes first, and what says no day is left out", () => {
  const page = { title: "", owner: "Diseño" };
  const reviews = reviewsOf([
    { ...page, path: "/docs/b", reviewDueOn: "2027-05-20" },
    { ...page, path: "/blog/Hola", reviewDueOn: null },
    { ...page, path: "/docs/a", reviewDueOn: "2027-05-20" },
    { ...page, path: "/docs/c", reviewDueOn: "2026-01-01" },
  ]);
  expect(reviews.map(({ to }) => to)).toEqual(["/docs/c", "/docs/a", "/docs/b"]);
});
