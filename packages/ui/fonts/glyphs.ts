const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("");

/** Letters of Spanish beyond ASCII, and the one that its names bring most. */
const SPANISH = "áéíóúüñçÁÉÍÓÚÜÑ";

/** Letters of its neighbours, whose names a Spanish newspaper prints daily. */
const FOREIGN = "àèìòùâêîôûäëïöãõÇÀÈÌÒÙÂÊÎÔÛÄËÏÖÃÕ";

/** Punctuation of Spanish text, with the spaces that numbers need. */
const PUNCTUATION = "¡¿«»“”’–—…·\u00a0\u202f";
/** Opens a quotation inside of one inside of another. */
const INNER_QUOTE = "‘";
const ORDINALS = "ºª";
/** Sign of each item of a list, which browsers measure in the text's own font. */
const BULLET = "•";
const THIN_SPACE = "\u2009";

/** Signs that figures and sources need: those of most pages, and those of few. */
const SIGNS = "€©°%×−→←↑↓²";
const RARE_SIGNS = "£‰÷±≤≥≠≈½¼¾³";

/** Characters that most pages are written with: others come when a page shows some of them. */
export const EVERYDAY_TEXT_GLYPHS = ASCII + SPANISH + PUNCTUATION + ORDINALS + BULLET + SIGNS;

/** Everything that running text of the site draws. A glyph outside it falls back to the reader's own font. */
export const TEXT_GLYPHS = EVERYDAY_TEXT_GLYPHS + FOREIGN + THIN_SPACE + RARE_SIGNS + INNER_QUOTE;

const ASCII_OF_TITLES = ASCII.replace(/[#$*+<=>@[\\\]^_`{|}~]/g, "");

/** Characters that most titles are written with. */
export const EVERYDAY_TITLE_GLYPHS = `${ASCII_OF_TITLES}${SPANISH}${PUNCTUATION}€−`;

/** Glyphs of a title or a lede: text without signs of measure. */
export const TITLE_GLYPHS = EVERYDAY_TITLE_GLYPHS + FOREIGN + ORDINALS + BULLET + THIN_SPACE + INNER_QUOTE;

/** Glyphs of the accent of a title (italic). */
export const ACCENT_GLYPHS = TITLE_GLYPHS;

/** Code is written in ASCII; its comments and samples, in Spanish. */
export const CODE_GLYPHS = `${ASCII}áéíóúüñçÁÉÍÓÚÜÑ¡¿«»—…·€°×−→←↑↓\u00a0`;
