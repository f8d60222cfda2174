import type { ShipRecording } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { recordingState, shipsIn, unheard, unheardText } from "./recording-words";

const MINUTE_MS = 60_000;
const RECORDING: ShipRecording = {
  id: "a",
  title: "Estrecho",
  ships: ["224123450"],
  state: "recording",
  createdBy: "Ana",
  isMine: true,
  createdAtMs: 0,
  endsAtMs: 600 * MINUTE_MS,
  positions: 1,
  heard: [],
  trouble: "",
};

test("numbers of ships come in any way people write lists", () => {
  expect(shipsIn(" 224123450, 224123451\n224123452;")).toEqual(["224123450", "224123451", "224123452"]);
  expect(shipsIn(" ")).toEqual([]);
});

test("between two stretches, before the first and after the last nobody heard", () => {
  const at = (fromMin: number, toMin: number) => ({ fromMs: fromMin * MINUTE_MS, toMs: toMin * MINUTE_MS });
  const heard = [at(0, 10), at(30, 40)];
  expect(unheard({ ...RECORDING, heard }, 41 * MINUTE_MS)).toEqual([at(10, 30)]);
  const stopped: ShipRecording = { ...RECORDING, heard: [at(20, 40)], state: "stopped", endsAtMs: 55 * MINUTE_MS };
  expect(unheard(stopped, 900 * MINUTE_MS)).toEqual([at(0, 20), at(40, 55)]);
  expect(unheard({ ...RECORDING, heard, state: "ended" }, 900 * MINUTE_MS)).toEqual([at(10, 30), at(40, 600)]);
  expect(unheard(RECORDING, MINUTE_MS)).toEqual([]);
  expect(unheardText([])).toBe("");
  expect(unheardText([at(0, 20)])).toContain("lo que emitió entonces no está");
  expect(unheardText([at(0, 20), at(30, 60)])).toContain("en 2 ratos");
});

test("where it is, is said with why nothing is heard", () => {
  expect(recordingState(RECORDING)).toMatch(/^Grabando hasta el .*; 1 posición\.$/);
  expect(recordingState({ ...RECORDING, trouble: "el servicio ha colgado" })).toContain(
    "Ahora no se oye: el servicio ha colgado",
  );
  expect(recordingState({ ...RECORDING, state: "stopped", positions: 2 })).toBe("Parada; 2 posiciones.");
});
