import { expect, test } from "vitest";
import { LONGEST_TEXT, MOST_INVITATIONS, readInvitations } from "./read-invitations.ts";

const ANA = { email: "ana@diario.example", name: "Ana Ruiz" };

test.each([
  { name: "a file with semicolons", text: "correo;nombre\r\nana@diario.example;Ana Ruiz\r\n" },
  { name: "columns the other way round, by commas", text: 'Nombre,E-mail\n"Ana Ruiz",ana@diario.example' },
  { name: "a byte-order mark and other columns", text: "\uFEFFid;email;name\n1;ana@diario.example;Ana Ruiz" },
  { name: "cells of a spreadsheet", text: "Ana Ruiz\tana@diario.example" },
  { name: "an address as mail programs write it", text: "Ana Ruiz <ana@diario.example>" },
  { name: "a line without names of columns", text: "ana@diario.example, Ana Ruiz" },
  { name: "old line ends and empty lines", text: "\r\rana@diario.example;Ana Ruiz\r\r" },
])("$name gives the person", ({ text }) => {
  expect(readInvitations(text)).toEqual({ rows: [ANA] });
});

test("a quoted field may hold the separator and quotes", () => {
  const text = 'correo;nombre\nana@diario.example;"Ruiz; ""Ani"""';
  expect(readInvitations(text)).toEqual({ rows: [{ email: ANA.email, name: 'Ruiz; "Ani"' }] });
});

test("a quoted field may hold a line break: it is one person, not two", () => {
  const text = 'correo;nombre\nana@diario.example;"Ana\nRuiz"\nb@diario.example;Berta';
  expect(readInvitations(text)).toEqual({
    rows: [
      { email: ANA.email, name: "Ana\nRuiz" },
      { email: "b@diario.example", name: "Berta" },
    ],
  });
});

test("quotes that never close are told with their row, and nobody is invited", () => {
  expect(readInvitations('correo;nombre\nana@diario.example;"Ana')).toEqual({
    problem: expect.stringMatching(/^Fila 2: Hay unas comillas/),
  });
});

test("lines that part the name in another way than the rest are understood too", () => {
  expect(readInvitations("a@b.example;Ana\nc@d.example, Carla\nEva <e@f.example>")).toEqual({
    rows: [
      { email: "a@b.example", name: "Ana" },
      { email: "c@d.example", name: "Carla" },
      { email: "e@f.example", name: "Eva" },
    ],
  });
});

test("a line that names nobody is a row too, to be corrected in its place", () => {
  expect(readInvitations("ana@diario.example\nesto no es un correo\nb@diario.example")).toEqual({
    rows: [
      { email: "ana@diario.example", name: "" },
      { email: "esto no es un correo", name: "" },
      { email: "b@diario.example", name: "" },
    ],
  });
});

test("markup is text like any other", () => {
  expect(readInvitations("correo;nombre\na@b.example;<img src=x onerror=alert(1)>")).toEqual({
    rows: [{ email: "a@b.example", name: "<img src=x onerror=alert(1)>" }],
  });
});

test.each([
  { text: "  \n ", problem: "No hay ninguna persona en el texto." },
  { text: "correo;nombre\n", problem: "El archivo solo tiene la línea de nombres de columna." },
  { text: "a@b.example\n".repeat(MOST_INVITATIONS + 1), problem: expect.stringContaining("Divide la lista.") },
  { text: "x".repeat(LONGEST_TEXT + 1), problem: expect.stringContaining("demasiado largo") },
])("what cannot be read says why: $problem", ({ text, problem }) => {
  expect(readInvitations(text)).toEqual({ problem });
});
