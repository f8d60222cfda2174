import { expect, test } from "vitest";
import { IDENTITY_ERRORS } from "./identity/errors.ts";
import { SERVER_ERRORS } from "./server-errors.ts";

const ENTRIES = [...Object.entries(SERVER_ERRORS), ...Object.entries(IDENTITY_ERRORS)];

test.each(ENTRIES)("%s has a Spanish sentence", (_code, { es }) => {
  expect(es).toMatch(/^(?:[A-ZÁÉÍÓÚÑ¿¡]|\{service\}).*[.?!]$/u);
});
