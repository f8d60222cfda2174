/** Whether a rule holds for some media alone. The rule is of another window, whose classes are not ours. */
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => "media" in rule && "cssRules" in rule;

/** The same rule for the screen as for paper, and what is for the screen alone for nothing. */
function turn({ media }: CSSMediaRule): void {
  if (/\bprint\b/.test(media.mediaText)) media.mediaText = media.mediaText.replaceAll(/\bprint\b/g, "all");
  else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = "not all";
}

/** Shows a page as it comes out on paper: its own rules for paper hold, those for the screen do not. */
export function showAsPrinted({ styleSheets }: Document): void {
  for (const { cssRules } of styleSheets) for (const rule of cssRules) if (isMediaRule(rule)) turn(rule);
}
