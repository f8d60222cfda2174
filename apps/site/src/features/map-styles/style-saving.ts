import { MAP_STYLE_RECORD, type MapStyleDetail } from "@nv/contracts/schemas";
import { recordSaving } from "../../records/saving/record-saving";
import { STYLE_FORM, type StyleDraft } from "./core/style-draft";
import { mapStylesCalls } from "./map-styles-calls";

/** Styles, as what saves by itself. */
export const STYLE_SAVING = recordSaving<StyleDraft, MapStyleDetail>(MAP_STYLE_RECORD, STYLE_FORM, mapStylesCalls);
