import { SHIP_RECORDINGS_API_PATH } from "@nv/contracts";
import { type NewShipRecording, ShipRecording, ShipRecordingList } from "@nv/contracts/schemas";
import { callServer, request } from "@nv/web";

const pathOf = (id: string) => `${SHIP_RECORDINGS_API_PATH}/${encodeURIComponent(id)}`;

/** Calls to the server about recordings of ships. */
export const recordingsCalls = {
  list: (signal: AbortSignal) => callServer(ShipRecordingList, SHIP_RECORDINGS_API_PATH, { signal }),
  begin: (json: NewShipRecording) =>
    callServer(ShipRecording, SHIP_RECORDINGS_API_PATH, { method: "POST", isOrder: true, json }),
  stop: (id: string) => callServer(ShipRecording, `${pathOf(id)}/stop`, { method: "POST", isOrder: true, json: {} }),
  /** Positions received so far, as the table that the tool reads. */
  positions: async (id: string): Promise<Blob> => (await request(`${pathOf(id)}/positions`)).blob(),
};
