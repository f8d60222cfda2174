import { IDENTITY_PATH } from "@nv/contracts";

/** Methods of the sign-in widget that the administration calls. @see docs/contracts/identity-widget.md */
interface Widget {
  openAccount(): void;
  on(event: "logout", listener: () => void): void;
}

/** Address at which the server gives the widget to any page. */
const WIDGET = "/netlify-identity-widget.js";

const has = (name: string, value: object) => typeof Reflect.get(value, name) === "function";

function isWidget(value: unknown): value is Widget {
  return typeof value === "object" && value !== null && has("openAccount", value) && has("on", value);
}

async function loadWidget(): Promise<void> {
  const script = document.createElement("script");
  Object.assign(script.dataset, { apiUrl: IDENTITY_PATH, locale: "es" });
  script.src = WIDGET;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`${WIDGET} did not arrive`));
    });
    document.head.append(script);
  });
}

/**
 * Shows the person's own account in the sign-in dialog, which only who asks for it loads.
 *
 * @throws {Error} When the dialog does not arrive.
 */
export async function openAccount(): Promise<void> {
  const before: unknown = Reflect.get(window, "netlifyIdentity");
  if (!isWidget(before)) await loadWidget();
  const widget: unknown = Reflect.get(window, "netlifyIdentity");
  if (!isWidget(widget)) throw new Error(`${WIDGET} brought no widget`);
  if (widget !== before) widget.on("logout", () => window.location.replace("/"));
  widget.openAccount();
}
