/** Most levels of objects and lists in a JSON body. Our own calls have at most eight; what walks a value call by call fails at some thousands. */
export const JSON_MAX_DEPTH = 32;

/** Most fields of a form. Our own forms have at most six. */
export const FORM_MAX_FIELDS = 64;

/**
 * Tells whether a JSON text has more levels than {@link JSON_MAX_DEPTH}, before anything is made of it.
 *
 * @param text - JSON, or anything else: whether it is well formed is for its parser to say.
 */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === "\\") at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "{" || character === "[") {
      depth += 1;
      if (depth > JSON_MAX_DEPTH) return true;
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return false;
}

/**
 * Reads the fields of a form.
 *
 * @returns `null` when there are more than {@link FORM_MAX_FIELDS}.
 */
export function readFormFields(text: string): URLSearchParams | null {
  let fields = 1;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at + 1)) {
    fields += 1;
    if (fields > FORM_MAX_FIELDS) return null;
  }
  return new URLSearchParams(text);
}
