/**
 * Gives what is on screen another address without leaving it: a reload, and «back», come to what that address shows. The router is not
 * told, because it would draw another screen and take the keyboard from who is writing.
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
}
