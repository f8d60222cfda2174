import { createRoot } from "react-dom/client";
import { AccountPage, type AccountPageProps } from "./AccountPage.tsx";
import { ACCOUNT_CSS } from "./dialog-styles.ts";

/** The account page where it was put. */
export interface AccountMount {
  update(props: AccountPageProps): void;
  unmount(): void;
}

/**
 * Draws the account page into a place of the dialog, with its styles beside the dialog's.
 *
 * @param place - An empty element of the dialog's document.
 */
export function mountAccount(place: Element, props: AccountPageProps): AccountMount {
  const { ownerDocument: inner } = place;
  const { defaultView } = inner;
  if (!defaultView) throw new Error("The sign-in dialog's frame was taken out of the page.");
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(ACCOUNT_CSS);
  inner.adoptedStyleSheets = [...inner.adoptedStyleSheets, sheet];
  const root = createRoot(place);
  const update = (next: AccountPageProps) => root.render(<AccountPage {...next} />);
  update(props);
  return {
    update,
    unmount() {
      root.unmount();
      inner.adoptedStyleSheets = inner.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
