import type { TeamPerson, TeamShift } from "@nv/contracts/schemas";
import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { readRota, writeRota } from "./rota-file.ts";

const ANA: TeamPerson = {
  ...{ id: "ana", name: "Ana Muestra", email: "ana@diario.example" },
  ...{ job: "", skills: [], specialities: [], languages: [], extension: "" },
  ...{ timeZone: "Europe/Madrid", shown: [], photo: null },
};
const SHIFT: TeamShift = {
  ...{ id: "1", personId: "ana", kind: "shift", note: "Cierre; y portada", version: 1 },
  ...{ starts: "2026-11-23T22:00", ends: "2026-11-24T06:00" },
};
const read = (text: string) => readRota(readDelimited(text).rows, [ANA]);
const HEAD = "correo;que;empieza;termina;nota";

test("what is taken away is read again as it was", () => {
  const { id: _, version: __, ...shift } = SHIFT;
  const away = { ...shift, kind: "away" as const, note: "" };
  const text = writeRota([SHIFT, { ...SHIFT, ...away }], [ANA]).replace("\uFEFF", "");
  expect(read(text)).toEqual({ shifts: [shift, away], faults: [] });
});

test("a note that a spreadsheet would take for a formula is none in the file", () => {
  expect(writeRota([{ ...SHIFT, note: "=1+1" }], [ANA])).toContain(";'=1+1\r\n");
});

test.each([
  ["23/11/2026 9:00", "2026-11-23T09:00"],
  ["3/1/2027 22:30", "2027-01-03T22:30"],
  ["2026-11-23 09:00:00", "2026-11-23T09:00"],
  ["2026-11-23T09:00", "2026-11-23T09:00"],
])("%s is %s", (written, starts) => {
  expect(read(`${HEAD}\nANA@diario.example;;${written};31/12/2027 9:00;`).shifts[0]).toMatchObject({ starts });
});

test("each thing that is wrong is told by its row and column", () => {
  const text = `${HEAD}\nnadie@diario.example;noche;31/02/2026 9:00;mañana;`;
  expect(read(text)).toEqual({
    shifts: [],
    faults: [
      "Fila 2, columna «correo»: «nadie@diario.example» no es de nadie con ficha",
      "Fila 2, columna «que»: «noche» no es «turno» ni «fuera»",
      "Fila 2, columna «empieza»: «31/02/2026 9:00» no es un día y una hora",
      "Fila 2, columna «termina»: «mañana» no es un día y una hora",
    ],
  });
  expect(read(HEAD).faults).toEqual(["El archivo no tiene ningún turno."]);
});
