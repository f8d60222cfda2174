/** Properties of CSS and what each holds, as `Ai2HtmlStyle` lets them through. */
export type Look = Readonly<Record<string, string | undefined>>;

const declarations = (style: Look) =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .sort()
    .join(";");

/** Gives each look a class, once. */
export interface StyleSheet {
  /** @returns An attribute with a space before it, or nothing for no look. @param more - Other classes. */
  classFor(style: Look, more?: string): string;
  css(): string;
}

/** A sheet that nothing was written into. @param scope - Selects what it is for, where a page has several: `#b-mapa`. */
export function createStyleSheet(scope = ""): StyleSheet {
  const inside = scope === "" ? "" : `${scope} `;
  const names = new Map<string, string>();
  return {
    classFor(style, more = "") {
      const text = declarations(style);
      const name = text === "" ? "" : (names.get(text) ?? `nv-ai-${names.size.toString(36)}`);
      if (text !== "") names.set(text, name);
      const all = [more, name].filter(Boolean).join(" ");
      return all === "" ? "" : ` class="${all}"`;
    },
    // After the box's own class in weight, so that what was drawn wins over what all have.
    css: () => [...names].map(([text, name]) => `${inside}.nv-ai .${name}{${text}}`).join(""),
  };
}
