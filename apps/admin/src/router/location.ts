import { useSyncExternalStore } from "react";

/** Told on every change of address that the app makes itself; the browser only tells about its own buttons. */
const MOVED = "nv:moved";

/** Goes to an address of the administration without loading the page again. */
export function navigate(to: string): void {
  window.history.pushState(null, "", to);
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(MOVED));
}

/** Changes the address of the same screen, such as its filters, without a step for the «back» button. */
export function replaceAddress(to: string): void {
  window.history.replaceState(null, "", to);
  window.dispatchEvent(new Event(MOVED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  window.addEventListener(MOVED, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(MOVED, onChange);
  };
}

/** The path of the address, `/admin/people`. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** The query of the address with its question mark, or nothing. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}
