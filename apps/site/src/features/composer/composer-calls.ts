import { COMPOSER_API_PATH } from "@nv/contracts";
import { ComposerState, ExternalPage, NewPanelKey } from "@nv/contracts/schemas";
import { callServer } from "@nv/web";
import { z } from "zod";

/** The calls about Arc's Composer. All throw `CallFailure`. */
export const composerCalls = {
  state: (signal: AbortSignal) => callServer(ComposerState, COMPOSER_API_PATH, { signal }),
  makeKey: () => callServer(NewPanelKey, `${COMPOSER_API_PATH}/keys`, { method: "POST" }),
  endKey: (id: string) =>
    callServer(z.null(), `${COMPOSER_API_PATH}/keys/${encodeURIComponent(id)}`, { method: "DELETE" }),
  describe: (url: string) =>
    callServer(ExternalPage, `${COMPOSER_API_PATH}/external`, { method: "POST", json: { url } }),
} as const;
