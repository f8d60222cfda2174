import { expect, test } from "vitest";
import { nextOrder, peopleAddress, peopleCall, readPeopleQuery } from "./people-query.ts";

test.each([
  "/admin/people",
  "/admin/people?buscar=n%C3%BA%C3%B1ez+%26+co",
  "/admin/people?estado=banned&rol=admin&orden=name+asc&pagina=3",
  "/admin/people?rol=",
])("%s says what the list shows and is written as it was read", (address) => {
  expect(peopleAddress(readPeopleQuery(address.split("?")[1] ?? ""))).toBe(address);
});

test.each(["?estado=muerta&orden=password&pagina=-1", "?pagina=1e9", "?orden=", "?pagina=0&estado="])(
  "what is wrong in %s counts as left out",
  (query) => {
    expect(peopleAddress(readPeopleQuery(query))).toBe("/admin/people");
  },
);

test("the service is asked in its own words", () => {
  expect(peopleCall(readPeopleQuery("?buscar=ana&rol=&pagina=2"))).toBe(
    "/admin/users?filter=ana&role=&sort=created_at+desc&page=2&per_page=50",
  );
});

test("a column chosen again turns round; another one starts from A to Z or from the latest", () => {
  const byName = nextOrder({ field: "created_at", direction: "desc" }, "name");
  expect(byName).toEqual({ field: "name", direction: "asc" });
  expect(nextOrder(byName, "name")).toEqual({ field: "name", direction: "desc" });
  expect(nextOrder(byName, "last_sign_in_at")).toEqual({ field: "last_sign_in_at", direction: "desc" });
});
