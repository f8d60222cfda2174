/**
 * Permissions of the pages of others in the frames of a published page: run their scripts as themselves, let a table be searched and its data be
 * taken away, and open links in tabs that are held by nothing. Anything else is forbidden: leading the reader away from the article, opening dialogs,
 * locking the pointer.
 *
 * @see https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox
 */
export const FRAME_SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox";
