import { expect, test } from "vitest";
import { changesOf, conflictsOf, problemsOf, valuesOf } from "./person-form.ts";

const ANA = {
  email: "ana@diario.example",
  role: "",
  user_metadata: { full_name: "Ana", mesa: "Datos" },
  app_metadata: { provider: "email" },
};
const VALUES = valuesOf(ANA);

test("a form that nobody touched changes nothing", () => {
  expect(changesOf(ANA, VALUES)).toEqual({});
  expect(Object.values(problemsOf(VALUES)).filter(Boolean)).toEqual([]);
});

test.each([
  { change: { name: "Ana Ruiz" }, sent: { user_metadata: { full_name: "Ana Ruiz" } } },
  { change: { name: " " }, sent: { user_metadata: { full_name: null } } },
  { change: { email: " b@diario.example " }, sent: { email: "b@diario.example" } },
  { change: { role: "admin" }, sent: { role: "admin" } },
  { change: { userData: "" }, sent: { user_metadata: { mesa: null } } },
  { change: { appData: '{"provider":"email","x":1}' }, sent: { app_metadata: { x: 1 } } },
])("$change sends $sent and nothing else", ({ change, sent }) => {
  expect(changesOf(ANA, { ...VALUES, ...change })).toEqual(sent);
});

test("a name that was kept under another key is taken over, not lost", () => {
  const person = { ...ANA, user_metadata: { name: "Ana" } };
  expect(changesOf(person, valuesOf(person))).toEqual({});
  expect(changesOf(person, { ...valuesOf(person), name: "Eva" })).toEqual({ user_metadata: { full_name: "Eva" } });
});

test("every field says what is wrong with it", () => {
  const problems = problemsOf({ ...VALUES, email: "x", userData: "{", appData: "[]" });
  expect(Object.entries(problems).filter(([, problem]) => problem !== "")).toHaveLength(3);
});

test("a conflict shows both sides of the fields that differ", () => {
  const now = { ...VALUES, role: "editora" };
  expect(conflictsOf(now, { ...VALUES, role: "admin", name: "Ana " })).toEqual([
    { label: "Rol", theirs: "editora", mine: "admin" },
  ]);
});
