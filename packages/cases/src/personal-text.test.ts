import { expect, test } from "vitest";
import { findPersonal } from "./personal-text.ts";

const kindsIn = (text: string) => findPersonal(text).map(({ kind }) => kind);

test.each([
  "600000000",
  "600 00 00 00",
  "600 000 000",
  "91 000 00 00",
  "600-000-000",
  "600.000.000",
  "+34600000000",
  "+34 600 00 00 00",
  "0034600000000",
  "+44 20 7946 0000",
  "años 1970 y 600000000",
  "６００００００００",
  "600\u200b000\u200b000",
])("«%s» is a telephone", (text) => {
  expect(kindsIn(text)).toEqual(["phone"]);
});

test.each(["alguien@correo.example", "ALGUIEN@CORREO.EXAMPLE", "a@b.es,", "<alguien@correo.example>"])(
  "«%s» is an address of mail",
  (text) => {
    expect(kindsIn(text)).toEqual(["email"]);
  },
);

test.each(["12345678Z", "12345678z", "12.345.678-Z", "12345678-Z", "X1234567L", "DNI:12345678Z."])(
  "«%s» is a number of identity",
  (text) => {
    expect(kindsIn(text)).toEqual(["identity"]);
  },
);

test.each([
  "ES9121000418450200051332",
  "ES91 2100 0418 4502 0005 1332",
  "2100 0418 45 0200051332",
  "GB82WEST12345698765432",
])("«%s» is an account", (text) => {
  expect(kindsIn(text)).toContain("account");
});

test.each([
  "Sentencia 612/2015, de 3 de marzo",
  "entre 1975 y 1980",
  "1975-1980",
  "12345678A",
  "expediente 612-2015-44",
  "cuenta en Twitter @ejemplo",
  "artículo 183.1",
  "18 víctimas en 3 centros",
  "Informe 2023/0045, página 300",
  "",
])("«%s» reaches nobody", (text) => {
  expect(kindsIn(text)).toEqual([]);
});

test.each([
  ["figures without end", "1".repeat(4000)],
  ["signs of mail without end", "@".repeat(4000)],
  ["groups without end", "600 ".repeat(1000)],
  ["letters of an account without end", "ES".repeat(2000)],
  ["points without end", `6${".".repeat(4000)}`],
])("%s are looked at and told of", (_name, text) => {
  expect(Array.isArray(findPersonal(text))).toBe(true);
});
