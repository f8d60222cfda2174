/**
 * Shows the picture as large as the screen, where the page may fill it. Everywhere else (an article that did not allow it, a
 * phone that only lets videos do it) the link opens the picture by itself, where fingers can come nearer.
 */
async function enlarge(link: HTMLAnchorElement, page: HTMLElement): Promise<void> {
  const box = document.createElement("div");
  const large = new Image();
  const button = document.createElement("button");
  box.className = "nv-enlarged";
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-modal", "true");
  large.src = link.href;
  large.alt = link.querySelector("img")?.alt ?? "";
  box.setAttribute("aria-label", large.alt);
  button.textContent = "Cerrar";
  button.onclick = () => void document.exitFullscreen();
  box.append(large, button);
  const leave = () => {
    box.remove();
    page.inert = false;
    link.focus();
  };
  // Escape and the browser's own button leave the full screen, and the picture with it.
  box.onfullscreenchange = () => {
    if (document.fullscreenElement === null) leave();
  };
  document.body.append(box);
  try {
    await box.requestFullscreen();
    page.inert = true;
    button.focus();
  } catch {
    // The browser said that it could and then did not: the link does the same.
    leave();
    open(link.href, "_top");
  }
}

const link = document.querySelector<HTMLAnchorElement>("a.nv-large");
const page = document.querySelector("main");
if (link !== null && page !== null && document.fullscreenEnabled)
  link.addEventListener("click", (event) => {
    // A click with a key held asks for a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void enlarge(link, page);
  });
