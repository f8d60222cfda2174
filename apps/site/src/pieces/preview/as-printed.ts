/** Whether a rule holds for some media alone. The rule is of another window, whose classes are not ours. */
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => "media" in rule && "cssRules" in rule;

/** The same rule for the screen as for paper, and what is for the screen alone for nothing. */
function turn({ media }: CSSMediaRule): void {
  if (/\bprint\b/.test(media.mediaText)) media.mediaText = media.mediaText.replaceAll(/\bprint\b/g, "all");
  else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = "not all";
}

/** Shows a page as it comes out on paper: its own rules for paper hold, those for the screen do not. @returns Function that shows it as on a screen again. */
export function showAsPrinted({ styleSheets }: Document): () => void {
  const rules = [...styleSheets].flatMap(({ cssRules }) => [...cssRules].filter(isMediaRule));
  const before = rules.map(({ media }) => media.mediaText);
  for (const rule of rules) turn(rule);
  return () => {
    for (const [at, { media }] of rules.entries()) media.mediaText = before[at] ?? media.mediaText;
  };
}
