import { errorTextOf } from "../core/error-text.ts";
import type { Store } from "../store/store.ts";
import { FORM_ERROR_ID } from "./Field.tsx";

/**
 * What the person must hear: failures at once, good news and waiting when there is room.
 *
 * Both regions are always there, because a region that arrives with its text is often not read out.
 */
export function Flash({ store }: { readonly store: Store }) {
  const { error, message, translate } = store;
  const isBad = message === "verfication_error";
  const text = message && translate(`message_${message}`);
  const failure = error ? translate(errorTextOf(error)) : isBad ? text : null;
  const success = isBad ? null : text;
  return (
    <>
      <div role="alert">
        {failure && (
          <p className="flashMessage error" id={FORM_ERROR_ID}>
            {failure}
          </p>
        )}
      </div>
      <div role="status">{success && <p className="flashMessage success">{success}</p>}</div>
    </>
  );
}
