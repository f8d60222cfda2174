import { expect, test } from "vitest";
import { filterRows, plainLetters } from "./filter-rows.ts";

const one = (text: string, province: string, decade: string, centre: string) => ({
  ...{ text: plainLetters(text), province, decade, centre },
});
const CASES = [
  one("Provincia Alfa Diócesis de Ejemplo", "X1", "1970", "school"),
  one("Provincia Beta Parroquia", "X2", "1980", "parish"),
  one("Lugar sin precisar", "", "", ""),
];
const ALL = { words: "", province: "", decade: "", centre: "" };

test.each([
  [{}, [0, 1, 2]],
  [{ words: "DIOCESIS ejemplo" }, [0]],
  [{ words: "provincia" }, [0, 1]],
  [{ words: "nada" }, []],
  [{ province: "X2" }, [1]],
  [{ decade: "1970", centre: "school" }, [0]],
  [{ province: "X1", decade: "1980" }, []],
])("%o finds %o", (asked, found) => {
  expect(filterRows(CASES, { ...ALL, ...asked })).toEqual(found);
});
