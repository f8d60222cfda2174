/**
 * Imports a module from a script of a page whose policy lets run what it knows by its content, and what that adds (`strict-dynamic`). An
 * `import()` in a script that the parser put into the page is not such an addition, and is refused; an element that a script adds is one.
 *
 * @param address - Of the module, as the page names it; `data:` in previews.
 * @returns What the module exports: whoever asked knows what that is.
 * @throws {Error} When it cannot be had.
 */
export function loadLazy<Module>(address: string): Promise<Module> {
  return new Promise((resolve, reject) => {
    const name = `nv-later-${Math.random().toString(36).slice(2)}`;
    const url = new URL(address, document.baseURI).href;
    const code = `import*as m from${JSON.stringify(url)};dispatchEvent(new CustomEvent("${name}",{detail:m}))`;
    const script = document.createElement("script");
    script.type = "module";
    script.src = `data:text/javascript,${encodeURIComponent(code)}`;
    addEventListener(name, (event) => event instanceof CustomEvent && resolve(event.detail), { once: true });
    script.addEventListener("error", () => reject(new Error(`${url.slice(0, 200)} could not be loaded.`)));
    script.addEventListener("load", () => script.remove());
    document.head.append(script);
  });
}
