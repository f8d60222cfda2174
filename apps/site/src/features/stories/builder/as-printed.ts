/** The same rule for the screen as for paper, and what is for the screen alone for nothing. */
function turn({ media }: CSSMediaRule | StyleSheet): void {
  if (/\bprint\b/.test(media.mediaText)) media.mediaText = media.mediaText.replaceAll(/\bprint\b/g, "all");
  else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = "not all";
}

/** Shows a page as it comes out on paper: its own rules for paper hold, those for the screen do not. */
export function showAsPrinted({ styleSheets }: Document): void {
  for (const sheet of styleSheets) {
    for (const rule of sheet.cssRules) if (rule instanceof CSSMediaRule || "media" in rule) turn(Object(rule));
  }
}
