import { expect, test } from "vitest";
import { personOfSession, personOfStoredUser } from "./person.ts";

test.each([
  {
    name: "a full answer",
    body: { id: "8f", email: "ana@diario.es", name: "Ana" },
    person: { id: "8f", email: "ana@diario.es", name: "Ana", isAdministrator: false },
  },
  {
    name: "somebody who administers",
    body: { id: "8f", email: "ana@diario.es", isAdministrator: true },
    person: { id: "8f", email: "ana@diario.es", name: "", isAdministrator: true },
  },
  {
    name: "something else in that place",
    body: { id: "8f", email: "ana@diario.es", isAdministrator: "yes" },
    person: { id: "8f", email: "ana@diario.es", name: "", isAdministrator: false },
  },
  {
    name: "no name",
    body: { id: "8f", email: "ana@diario.es" },
    person: { id: "8f", email: "ana@diario.es", name: "", isAdministrator: false },
  },
  {
    name: "no e-mail: still a session",
    body: { id: "8f" },
    person: { id: "8f", email: "", name: "", isAdministrator: false },
  },
  { name: "no id", body: { email: "ana@diario.es" }, person: null },
  { name: "a string", body: "ok", person: null },
  { name: "nothing", body: null, person: null },
])("personOfSession: $name", ({ body, person }) => {
  expect(personOfSession(body)).toEqual(person);
});

test.each([
  { name: "nothing stored", stored: null, person: null },
  { name: "text that is not JSON", stored: "{", person: null },
  { name: "JSON that is not a user", stored: "7", person: null },
  { name: "a user without e-mail", stored: "{}", person: null },
  {
    name: "a role that anybody may write there",
    stored: '{"id":"8f","email":"ana@diario.es","role":"admin"}',
    person: { id: "8f", email: "ana@diario.es", name: "", isAdministrator: false },
  },
  {
    name: "full_name before name",
    stored: '{"email":"a@b.es","user_metadata":{"full_name":"Ana Ruiz","name":"ana"}}',
    person: { id: "", email: "a@b.es", name: "Ana Ruiz", isAdministrator: false },
  },
])("personOfStoredUser: $name", ({ stored, person }) => {
  expect(personOfStoredUser(stored)).toEqual(person);
});
