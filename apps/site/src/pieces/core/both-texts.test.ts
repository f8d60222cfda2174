import { expect, test } from "vitest";
import { bothTexts } from "./both-texts";

test("both texts of a step are two paragraphs, those of a line stand beside each other, and no sentence is there twice", () => {
  expect(bothTexts("blocks.2.steps.0.text", "El agua baja.", "El agua sube.")).toBe("El agua baja.\n\nEl agua sube.");
  expect(bothTexts("kicker", "Riada", "Temporal")).toBe("Riada / Temporal");
  expect(bothTexts("dek", "El agua baja.", "El agua baja. Y sube.")).toBe("El agua baja. Y sube.");
});

test("what nobody touched is there once", () => {
  expect(bothTexts("blocks.2.steps.0.text", "Llueve. Suyo.", "Llueve. Mío.", "Llueve.")).toBe("Llueve. Suyo. Mío.");
});

test("of a choice, a file, and what one of them emptied or took out, there are no two texts", () => {
  expect(bothTexts("blocks.0.settings.effect", "fade", "cut")).toBeNull();
  expect(bothTexts("blocks.0.steps.0.data.image", "file:a", "file:b")).toBeNull();
  expect(bothTexts("blocks.0.steps.0.text", "", "Sigue")).toBeNull();
  expect(bothTexts("blocks.0.steps.0.text", undefined, "Sigue")).toBeNull();
});
