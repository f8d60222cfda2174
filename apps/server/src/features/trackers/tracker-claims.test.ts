import { HOUSE_METHOD } from "@nv/series";
import { expect, test } from "vitest";
import { trackerClaims } from "./tracker-claims.ts";

const MONTHS = [
  ["2024-01-15", 41.5, 52],
  ["2024-02-15", 42.3, 51.1],
  ["2024-03-15", 43.2, 50.4],
  ["2024-04-15", 42, 52.9],
  ["2024-05-15", 40.1, 54.2],
  ["2024-06-15", 40.1, 55],
] as const;

const PUBLISHED = {
  kind: "mandate" as const,
  title: "Presidencia de Ejemplo",
  drawn: {
    x: { name: "día", kind: "date" as const },
    columns: [
      { key: "approve", name: "Aprueba", role: "value" as const, look: "main" as const, isUsual: true },
      { key: "approve_low", name: "Aprueba, de", role: "low" as const, look: "main" as const, isUsual: true },
      { key: "disapprove", name: "Desaprueba", role: "value" as const, look: "quiet" as const, isUsual: true },
    ],
    rows: MONTHS.map(([x, approve, disapprove]) => ({ x, values: [approve, approve - 2, disapprove] })),
    dots: [],
    moments: [],
  },
};

const fieldsOf = (description: string) => ({
  ...{ kind: "mandate" as const, title: "Presidencia de Ejemplo", holder: "Ana", startDay: "2024-01-01" },
  ...{ question: "¿Aprueba su gestión?", method: HOUSE_METHOD, description, note: "" },
});

const problemsOf = (description: string) => trackerClaims(fieldsOf(description), PUBLISHED).problems;

test.each([
  "La aprobación sube en junio de 2024 al 55 %.",
  "Aprueba el 54,2 % el 15 de mayo de 2024.",
  "La aprobación sube al 40,1 % en mayo.",
  "El 15 de marzo desaprueba el 50,4 %, el máximo de la serie.",
  "La desaprobación baja al 55 % en junio de 2024.",
  "La aprobación cae todos los meses desde enero.",
  "En junio aprueba más gente de la que desaprueba.",
  "La aprobación marca un récord en abril, con el 42 %.",
  "La aprobación pasa del 43,2 % de enero al 40,1 % de junio.",
  "Entre enero y junio de 2024 la desaprobación sube dos puntos.",
  "La desaprobación sube 5,6 puntos desde marzo.",
  "La aprobación supera el 45 % en marzo.",
  "La aprobación sube en abril.",
  "La desaprobación baja en mayo.",
  "La desaprobación supera el 56 % en junio.",
  "En enero aprueba el 42,3 %.",
  "La desaprobación cae por segundo mes consecutivo en junio.",
  "La aprobación pierde seis puntos entre marzo y junio.",
  "La mayor subida de la desaprobación es la de junio.",
  "En febrero desaprueba el 52 %.",
])("a tracker does not go out described as «%s»", (description) => {
  expect(problemsOf(description)).toMatchObject([{ field: "description" }]);
});

test.each([
  "El 15 de marzo de 2024 aprueba el 43,2 %, su máximo.",
  "La aprobación baja al 40,1 % en mayo.",
  "La desaprobación alcanza el 55 % en junio, el nivel más alto de la serie.",
  "Desde marzo la desaprobación sube todos los meses.",
  "La desaprobación supera a la aprobación todos los meses.",
  "Entre enero y junio de 2024 la desaprobación sube tres puntos.",
  "Aprueba el 40,1 % y desaprueba el 55 %: 14,9 puntos de diferencia.",
  "La desaprobación sube 4,6 puntos desde marzo.",
  "En enero aprueba el 41,5 %.",
  "La aprobación baja en abril.",
  "La desaprobación sube en mayo.",
  "La desaprobación supera el 54 % en junio.",
  "La desaprobación sube por tercer mes consecutivo en junio.",
  "La aprobación pierde 3,1 puntos entre marzo y junio.",
  "La mayor subida de la desaprobación es la de abril.",
  "En febrero desaprueba el 51,1 %.",
  "Cuatro de cada diez aprueban su gestión.",
  "La aprobación cae por debajo del 41 % en mayo.",
  "Media de las encuestas publicadas, con sus fechas.",
  "Sigue la aprobación de la Presidencia de Ejemplo desde su primer día.",
])("a tracker goes out described as «%s»", (description) => {
  expect(problemsOf(description)).toEqual([]);
});

test("what somebody settles with a reason goes out, and is told of", () => {
  const settledClaims = [{ sentence: "La aprobación sube en abril.", reason: "Es la media sin ponderar" }];
  const fields = { ...fieldsOf("La aprobación sube en abril."), settledClaims };
  expect(trackerClaims(fields, PUBLISHED)).toEqual({ problems: [], overruled: settledClaims });
});
