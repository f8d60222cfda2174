import { HOUSE_METHOD } from "@nv/series";
import { expect, test } from "vitest";
import { APPROVALS, TRACKER_LIES, TRACKER_TRUTHS } from "../../../test/claim-sentences.ts";
import { trackerClaims } from "./tracker-claims.ts";

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
    rows: APPROVALS.map(([x, approve, disapprove]) => ({ x, values: [approve, approve - 2, disapprove] })),
    dots: [],
    moments: [],
  },
};

const fieldsOf = (description: string) => ({
  ...{ kind: "mandate" as const, title: "Presidencia de Ejemplo", holder: "Ana", startDay: "2024-01-01" },
  ...{ question: "¿Aprueba su gestión?", method: HOUSE_METHOD, description, note: "" },
});

const problemsOf = (description: string) => trackerClaims(fieldsOf(description), PUBLISHED).problems;

test.each(TRACKER_LIES)("a tracker does not go out described as «%s»", (description) => {
  expect(problemsOf(description)).toMatchObject([{ field: "description" }]);
});

test.each(TRACKER_TRUTHS)("a tracker goes out described as «%s»", (description) => {
  expect(problemsOf(description)).toEqual([]);
});

test("what somebody settles with a reason goes out, and is told of", () => {
  const settledClaims = [{ sentence: "La aprobación sube en abril.", reason: "Es la media sin ponderar" }];
  const fields = { ...fieldsOf("La aprobación sube en abril."), settledClaims };
  expect(trackerClaims(fields, PUBLISHED)).toEqual({ problems: [], overruled: settledClaims });
});
