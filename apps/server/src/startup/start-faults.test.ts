import { DatabaseError } from "@nv/database";
import { EnvironmentError } from "@nv/identity-server";
import { expect, test } from "vitest";
import { UnknownGroupsError } from "./require-groups.ts";
import { startFaultSentence } from "./start-faults.ts";

function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(code), { code, syscall });
}

test.each([
  { name: "port in use", error: systemError("EADDRINUSE", "listen"), says: "PORT=3001 npm start" },
  { name: "privileged port", error: systemError("EACCES", "listen"), says: "por encima de 1023" },
  { name: "unwritable folder", error: systemError("EACCES", "mkdir"), says: "No se puede escribir en DATA_DIR" },
  { name: "a file for a folder", error: systemError("EEXIST", "mkdir"), says: "No se puede escribir en DATA_DIR" },
  { name: "read-only disk", error: systemError("ENOENT", "mkdir"), says: "No se puede escribir en DATA_DIR" },
  { name: "foreign address", error: systemError("EADDRNOTAVAIL", "listen"), says: "HOST no es de este equipo" },
  { name: "full disk", error: systemError("ENOSPC", "write"), says: "Libera espacio" },
  {
    name: "bad configuration",
    error: new EnvironmentError("PORT debe ser un número."),
    says: "PORT debe ser un número.",
  },
  { name: "no room for the database", error: new DatabaseError("DATABASE_FULL", "x"), says: "Libera espacio" },
  { name: "corrupt file", error: new DatabaseError("DATABASE_CORRUPT", "x"), says: "restaura la última buena" },
  { name: "a newer database", error: new DatabaseError("DATABASE_NEWER", "x"), says: "de una versión posterior" },
  {
    name: "pages of groups that nobody made",
    error: new UnknownGroupsError(["deportes", "fotos"]),
    says: "de grupos que no existen: «deportes», «fotos»",
  },
  {
    name: "held folder",
    error: new DatabaseError("DATABASE_LOCKED", "x", { holder: { pid: 4711, startedAtMs: 0 } }),
    says: "Es el proceso 4711",
  },
])("$name: a sentence that says what to do", ({ error, says }) => {
  expect(startFaultSentence(error, 3000)).toContain(says);
});

test("a bug is not dressed up as a sentence", () => {
  expect(startFaultSentence(new TypeError("x is not a function"), 3000)).toBeNull();
  expect(startFaultSentence(systemError("ENOENT", "open"), 3000)).toBeNull();
});
