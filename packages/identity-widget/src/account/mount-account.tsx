import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { AccountPage, type AccountPageProps } from "./AccountPage.tsx";
import { ACCOUNT_CSS } from "./dialog-styles.ts";
import { EnrolmentPage, type EnrolmentPageProps } from "./EnrolmentPage.tsx";

/** Something drawn where it was put. */
export interface Mount<Props> {
  update(props: Props): void;
  unmount(): void;
}

/**
 * Draws the account page into a place of the dialog, with its styles beside the dialog's.
 *
 * @param place - An empty element of the dialog's document.
 */
export const mountAccount = (place: Element, props: AccountPageProps) => mountInto(place, AccountPage, props);

/** Draws the setup of a second factor, in the same way. */
export const mountEnrolment = (place: Element, props: EnrolmentPageProps) => mountInto(place, EnrolmentPage, props);

function mountInto<Props extends object>(place: Element, Part: ComponentType<Props>, props: Props): Mount<Props> {
  const { ownerDocument: inner } = place;
  const { defaultView } = inner;
  if (!defaultView) throw new Error("The sign-in dialog's frame was taken out of the page.");
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(ACCOUNT_CSS);
  inner.adoptedStyleSheets = [...inner.adoptedStyleSheets, sheet];
  const root = createRoot(place);
  const update = (next: Props) => root.render(<Part {...next} />);
  update(props);
  return {
    update,
    unmount() {
      root.unmount();
      inner.adoptedStyleSheets = inner.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
