import { keyOfAddressError } from "../core/address-error.ts";
import { errorTextOf } from "../core/error-text.ts";
import type { Store } from "../store/store.ts";
import { FORM_ERROR_ID } from "./Field.tsx";

function failureOf(error: unknown, translate: Store["translate"]): string {
  const text = errorTextOf(error);
  const said = translate(text);
  const key = said === text ? keyOfAddressError(error) : null;
  return key ? translate(key) : said;
}

const isSiteUrlWrong = ({ isLocal, siteURL, error }: Store) =>
  isLocal && siteURL !== null && errorTextOf(error).startsWith("Failed to load settings from");

/**
 * Messages that the person must hear: failures at once, good news and waiting when there is room.
 *
 * Both regions are always there, because a region that arrives with its text is often not read out.
 */
export function Flash({ store }: { readonly store: Store }) {
  const { error, message, translate } = store;
  const isBad = message === "verfication_error";
  const text = message && translate(`message_${message}`);
  const failure = error ? failureOf(error, translate) : isBad ? text : null;
  const success = isBad ? null : text;
  return (
    <>
      <div role="alert">
        {failure && (
          <p className="flashMessage error" id={FORM_ERROR_ID}>
            {failure}
          </p>
        )}
        {/* Specification, section 8: an address that was typed once must not stand in the way for ever. */}
        {isSiteUrlWrong(store) && (
          <button type="button" className="btnLink clearSiteUrl" onClick={() => store.clearSiteURL()}>
            {translate("site_url_link_text")}
          </button>
        )}
      </div>
      <div role="status">{success && <p className="flashMessage success">{success}</p>}</div>
    </>
  );
}
