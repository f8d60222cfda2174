/**
 * Script of the pages of a night, which runs in a reader's browser: it fetches the page again while it is looked at, and searches. Without it
 * everything is there, as it was when it came.
 */

/** Time between two looks, and how far they are spread: a million readers do not ask at once. Milliseconds. */
const EVERY_MS = 30_000;
const SPREAD_MS = 6_000;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

let words = "";

function search(root: HTMLElement): void {
  const box = root.querySelector<HTMLElement>(".busca");
  const input = box?.querySelector("input");
  const rows = [...root.querySelectorAll<HTMLTableRowElement>(".areas tbody tr")];
  if (!box || !input) return;
  const told = box.querySelector("p");
  const texts = rows.map((row) => plain(row.cells[0]?.textContent ?? ""));
  const show = () => {
    words = input.value;
    const wanted = plain(words).split(" ").filter(Boolean);
    let found = 0;
    rows.forEach((row, at) => {
      row.hidden = !wanted.every((word) => texts[at]?.includes(word));
      if (!row.hidden) found += 1;
    });
    if (told) told.textContent = wanted.length === 0 ? "" : `${found} de ${rows.length}`;
  };
  box.hidden = false;
  input.value = words;
  input.addEventListener("input", show);
  if (words !== "") show();
}

/** Puts what came in place of what is shown; whoever writes or goes by the keyboard stays where they are. */
function replace(now: HTMLElement, next: HTMLElement): HTMLElement {
  const { activeElement } = document;
  const isWriting = activeElement instanceof HTMLInputElement && now.contains(activeElement);
  const focused =
    activeElement instanceof HTMLAnchorElement && now.contains(activeElement)
      ? activeElement.getAttribute("href")
      : null;
  const caret = isWriting ? activeElement.selectionStart : null;
  now.replaceWith(next);
  search(next);
  if (isWriting) {
    const input = next.querySelector<HTMLInputElement>(".busca input");
    input?.focus();
    input?.setSelectionRange(caret, caret);
  }
  if (focused !== null) next.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
  return next;
}

let shown = document.querySelector<HTMLElement>("#noche");
let last = "";

async function renew(): Promise<void> {
  if (document.hidden || !shown) return;
  // What did not come is asked for the next time: the page says of when it is.
  const answer = await fetch(location.pathname).catch(() => null);
  if (answer === null || !answer.ok) return;
  const text = await answer.text();
  if (text === last) return;
  last = text;
  const came = new DOMParser().parseFromString(text, "text/html").querySelector<HTMLElement>("#noche");
  if (came) shown = replace(shown, document.adoptNode(came));
}

if (shown) {
  search(shown);
  setInterval(renew, EVERY_MS + Math.random() * SPREAD_MS);
}
