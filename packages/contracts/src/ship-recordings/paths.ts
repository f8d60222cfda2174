/** Recordings of what ships send from now on. `GET` lists, `POST` begins one. */
export const SHIP_RECORDINGS_API_PATH = "/api/ship-recordings";

/** Ships of all recordings that go on: what the service lets one listener ask for. @see https://aisstream.io/documentation */
export const MOST_RECORDED_SHIPS = 50;

/** Longest recording, hours: whoever began a longer one has forgotten it. */
export const MOST_RECORDING_HOURS = 24 * 14;
