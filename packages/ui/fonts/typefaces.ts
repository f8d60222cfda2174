/** Door to what is done with the files of typefaces, on a server. */
export { cutFace } from "./cut-face.ts";
export { readFontContent } from "./font-facts.ts";
export { faceLetters, type PreparedFace, prepareFace } from "./library-face.ts";
