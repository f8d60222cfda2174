/** Tells the page around this one something about itself. Heights are no secret, so any page may listen. */
function tell(message: object): void {
  if (parent !== window) parent.postMessage({ source: "nv", v: 1, ...message }, "*");
}

/** Tells again when the page around this one asks: its host script came after what was told before. */
function tellWhenAsked(tellAgain: () => void): void {
  addEventListener("message", ({ source, data }) => {
    if (source === parent && data?.source === "nv" && data.type === "ask") tellAgain();
  });
}

/** Tells the page around this one that what stood here was taken back. */
export function reportGone(id: string): void {
  const report = () => tell({ id, type: "gone" });
  tellWhenAsked(report);
  report();
}

/** Tells the page around this one how high this one is, now and whenever it changes. */
export function reportHeight(id: string): void {
  let toldPx = 0;
  const report = () => {
    const heightPx = Math.ceil(document.body.getBoundingClientRect().height);
    // Rounding makes a pixel come and go.
    if (Math.abs(heightPx - toldPx) <= 1) return;
    toldPx = heightPx;
    // Whoever measures the page reads it here.
    document.body.dataset.nvHeight = String(heightPx);
    // Whether the charts in it have told theirs, so that this is no room kept for them.
    tell({ id, type: "height", height: heightPx, told: document.body.dataset.nvTold !== undefined });
    // @see https://amp.dev/documentation/components/amp-iframe#iframe-resizing
    if (parent !== window) parent.postMessage({ sentinel: "amp", type: "embed-size", height: heightPx }, "*");
  };
  new ResizeObserver(report).observe(document.body);
  report();
  const ready = () => tell({ id, type: "ready" });
  ready();
  tellWhenAsked(() => {
    toldPx = 0;
    report();
    ready();
  });
}
