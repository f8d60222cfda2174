import netlifyIdentity from "../src/index.ts";

/** Everything the widget told the page, in order: the event's name and what names its first argument. */
const told: string[] = [];

const argumentNames = (value: unknown): string =>
  value instanceof Error
    ? `Error: ${value.message}`
    : typeof value === "object" && value !== null && "email" in value
      ? `User ${value.email}`
      : String(value);

for (const name of ["init", "login", "logout", "error", "open", "close"] as const) {
  netlifyIdentity.on(name, (...args: unknown[]) => {
    told.push(args.length === 0 ? name : `${name}(${argumentNames(args[0])})`);
  });
}

Object.assign(window, { netlifyIdentity, told });

const options = new URLSearchParams(window.location.search).get("init");
if (options !== null) netlifyIdentity.init(JSON.parse(options));
