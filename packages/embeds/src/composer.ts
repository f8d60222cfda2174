/**
 * The protocol of the power-ups of Arc's Composer: what its panels say, what it holds them to, what it keeps; and a small
 * Composer that frames panels, for tests, for whoever has no account, and for the manual.
 */
export { ansCustomEmbed, ansRawHtml, EMBED_SUBTYPE } from "./composer/core/ans.ts";
export { CONFIG_MAX_BYTES, configFaults, jsonBytes } from "./composer/core/check-config.ts";
export { type CustomEmbed, type PanelKind, READY_TIMEOUT_MS } from "./composer/core/protocol.ts";
export { type MiniComposer, mountMiniComposer } from "./composer/mini/mini-composer.ts";
export { renderConnectPage, renderPowerupPage } from "./composer/render-panels.ts";
