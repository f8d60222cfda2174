/** Writes a text as a string of CSS in which nothing ends it, nor the style sheet around it. */
export const cssText = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} .,()%·]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
