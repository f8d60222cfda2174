import { SHIP_RECORDINGS_API_PATH } from "@nv/contracts";
import { shipRecordingsApi } from "@nv/contracts/schemas";
import { clientOf, request } from "@nv/web";

/** Calls to the server about recordings of ships. */
export const recordingsCalls = {
  ...clientOf(shipRecordingsApi),
  /** Positions received so far, as the table that the tool reads. */
  positions: async (id: string): Promise<Blob> =>
    (await request(`${SHIP_RECORDINGS_API_PATH}/${encodeURIComponent(id)}/positions`)).blob(),
};
