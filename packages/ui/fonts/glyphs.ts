const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("");

/** Letters of Spanish, and of its neighbours whose names a Spanish newspaper prints daily. */
const LETTERS = "áéíóúüñçàèìòùâêîôûäëïöãõÁÉÍÓÚÜÑÇÀÈÌÒÙÂÊÎÔÛÄËÏÖÃÕ";

/** Punctuation of Spanish text, with the spaces that numbers need. */
const PUNCTUATION = "¡¿«»“”‘’–—…·•ºª\u00a0\u202f\u2009";

/** Signs that figures and sources need. */
const SIGNS = "€£©°%‰×÷±−≤≥≠≈½¼¾²³→←↑↓";

/** Everything that running text of the site draws. A glyph outside it falls back to the reader's own font. */
export const TEXT_GLYPHS = ASCII + LETTERS + PUNCTUATION + SIGNS;

const ASCII_OF_TITLES = ASCII.replace(/[#$*+<=>@[\\\]^_`{|}~]/g, "");

/** Glyphs of a title or a lede: text without signs of measure. */
export const TITLE_GLYPHS = `${ASCII_OF_TITLES}${LETTERS}${PUNCTUATION}€−`;

/** Glyphs of the accent of a title (italic). */
export const ACCENT_GLYPHS = TITLE_GLYPHS;

/** Code is written in ASCII; its comments and samples, in Spanish. */
export const CODE_GLYPHS = `${ASCII}áéíóúüñçÁÉÍÓÚÜÑ¡¿«»—…·€°×−→←↑↓\u00a0`;
