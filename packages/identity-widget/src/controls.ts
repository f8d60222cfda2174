import type { StoreHandle } from "./store/store.ts";

const MENU = "[data-netlify-identity-menu]";
const BUTTON = "[data-netlify-identity-button]";

/** Actions that the controls can ask of the widget. */
export interface ControlActions {
  open(action?: "login" | "signup"): void;
  /** Called when somebody is about to use a control. */
  preload(): void;
}

/**
 * Draws the menus and buttons that the page marked with data attributes, and keeps them true.
 *
 * Elements that were drawn before are left alone, so that a second `init` finds the new ones only.
 */
export function renderControls(handle: StoreHandle, actions: ControlActions): void {
  for (const host of document.querySelectorAll<HTMLElement>(`${MENU}, ${BUTTON}`)) {
    if (host.dataset.netlifyIdentityDrawn !== undefined) continue;
    host.dataset.netlifyIdentityDrawn = "";
    const label = host.textContent?.trim() ?? "";
    const draw = host.matches(MENU) ? drawMenu : drawButton;
    let drawn = "";
    const update = () => {
      const { user, translate } = handle.store;
      const state = [user?.email, nameOf(handle), translate("log_in")].join("\n");
      if (state === drawn) return;
      drawn = state;
      const hadFocus = host.contains(document.activeElement);
      host.replaceChildren(draw(handle, actions, label));
      if (hadFocus) host.querySelector<HTMLElement>("button")?.focus();
    };
    host.addEventListener("pointerenter", actions.preload, { once: true });
    host.addEventListener("focusin", actions.preload, { once: true });
    handle.subscribe(update);
    update();
  }
}

/** The name people gave, or their e-mail. Specification, section 2. */
function nameOf({ store: { user } }: StoreHandle): string {
  return user?.user_metadata?.full_name || user?.user_metadata?.name || user?.email || "";
}

function drawMenu(handle: StoreHandle, { open }: ControlActions): Element {
  const { user, translate } = handle.store;
  const list = create("ul", "netlify-identity-menu");
  if (user) {
    const name = create("span", "netlify-identity-user", nameOf(handle));
    const who = create("li", "netlify-identity-item netlify-identity-user-details", `${translate("logged_in_as")} `);
    who.append(name);
    list.append(who, item(button("netlify-identity-logout", translate("log_out"), () => open())));
  } else {
    list.append(
      item(button("netlify-identity-signup", translate("sign_up"), () => open("signup"))),
      item(button("netlify-identity-login", translate("log_in"), () => open("login"))),
    );
  }
  return list;
}

function drawButton({ store }: StoreHandle, { open }: ControlActions, label: string): Element {
  const text = label || store.translate(store.user ? "log_out" : "log_in");
  return button("netlify-identity-button", text, () => open());
}

function item(child: Element): Element {
  const element = create("li", "netlify-identity-item");
  element.append(child);
  return element;
}

function button(className: string, text: string, onClick: () => void): Element {
  const element = create("button", className, text);
  element.setAttribute("type", "button");
  element.addEventListener("click", onClick);
  return element;
}

function create(tag: string, className: string, text = ""): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
