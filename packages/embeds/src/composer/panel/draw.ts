type Content = readonly (Node | string)[];

/** Makes an element. Texts go in as text, never as markup. */
export function draw<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  content: Content = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...content);
  return element;
}

/** A button that does something. */
export function button(label: string, onPress: () => void, className = ""): HTMLButtonElement {
  const made = draw("button", { type: "button", ...(className !== "" && { class: className }) }, [label]);
  made.addEventListener("click", onPress);
  return made;
}
