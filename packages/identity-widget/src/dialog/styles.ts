/**
 * The dialog's styles. They draw the same in standards and in quirks mode, without the page's sheets and without images.
 *
 * Colours are the page's `--nv-*` custom properties, copied into the frame; a page without them gets the same values from here.
 */
export const DIALOG_CSS = `
:root {
  --paper: var(--nv-paper, light-dark(#fbfaf6, #131211));
  --sheet: var(--nv-sheet, light-dark(#fff, #1b1a18));
  --wash: var(--nv-wash, light-dark(#f4efe4, #211f1b));
  --ink: var(--nv-ink, light-dark(#171512, #efece4));
  --ink-2: var(--nv-ink-2, light-dark(#5b564d, #a49d8f));
  --rule: var(--nv-rule, light-dark(#dcd7cb, #35322d));
  --edge: var(--nv-edge, light-dark(#8a8375, #7b7466));
  --accent: var(--nv-accent, light-dark(#c8321f, #ff6b4f));
  --accent-ink: var(--nv-accent-ink, light-dark(#a32413, #ff8a73));
  --green: var(--nv-green, light-dark(#357c4b, #55a57e));
  --serif: var(--nv-font-serif, Newsreader, Georgia, "Times New Roman", serif);
  --sans: var(--nv-font-sans, "Public Sans", system-ui, sans-serif);
  --shadow: var(--nv-shadow-dialog, 0 24px 64px rgb(0 0 0 / 30%));
  --veil: light-dark(rgb(23 21 18 / 60%), rgb(0 0 0 / 76%));
  --ease: cubic-bezier(0.2, 0, 0, 1);
}
*, ::before, ::after { box-sizing: border-box; }
html, body { margin: 0; height: 100%; background: transparent; }
body {
  color: var(--ink);
  font: 400 1rem/1.5 var(--sans);
  font-variant-numeric: lining-nums tabular-nums;
  -webkit-text-size-adjust: 100%; overflow-wrap: break-word;
}
h1, p, fieldset, form { margin: 0; padding: 0; border: 0; min-width: 0; font-weight: inherit; }
button, input { font: inherit; color: inherit; margin: 0; letter-spacing: inherit; }
button { cursor: pointer; background: none; border: 0; padding: 0; }
:focus { outline: none; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
h1:focus-visible { outline: none; }
.visuallyHidden {
  position: absolute; width: 1px; height: 1px; margin: -1px;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.btn {
  display: block; width: 100%; min-height: 46px; padding: 10px 16px; border: 1px solid var(--ink); border-radius: 3px;
  background: var(--ink); color: var(--paper); font-weight: 600; line-height: 1.35; text-align: center;
  transition: background-color 150ms, border-color 150ms, color 150ms;
}
.btn:hover { background: var(--accent-ink); border-color: var(--accent-ink); }
.modalContainer {
  position: fixed; inset: 0; display: flex; align-items: flex-start; background: var(--sheet);
}
.modalDialog {
  position: relative; display: flex; width: 100%; height: 100%; margin: 0; background: var(--sheet); overflow: clip;
}
.modalDialog::before {
  content: ""; position: absolute; z-index: 2; inset: 0 0 auto; height: 3px; background: var(--accent);
}
.modalDialog.busy::before { right: 60%; animation: progress 1.2s ease-in-out infinite alternate; }
.modalContent {
  flex: 1; min-width: 0; padding: 0 24px; overflow-y: auto; scroll-padding: 90px 0 40px; overscroll-behavior: contain;
  scrollbar-width: thin; scrollbar-color: var(--edge) transparent;
}
/* Where the browser can tell: more to come, until the end is reached. */
.moreBelow { position: sticky; z-index: 1; bottom: 0; height: 40px; visibility: hidden; pointer-events: none; }
@supports (animation-timeline: scroll()) {
  .moreBelow {
    border-bottom: 2px solid var(--edge); background: linear-gradient(transparent, var(--sheet) 80%); margin: 0 -32px;
    animation: more linear; animation-timeline: scroll(nearest);
  }
}
.header { position: sticky; z-index: 1; top: 0; padding-top: 28px; border-bottom: 1px solid var(--rule); margin-bottom: 24px; background: var(--sheet); }
.header h1:not(.visuallyHidden) { padding: 0 36px 14px 0; text-wrap: balance; }
.header h1, .btnHeader { font: 400 1.5rem/1.25 var(--serif); letter-spacing: -0.012em; }
[role="tablist"] { display: flex; flex-wrap: wrap; column-gap: 22px; padding-right: 36px; }
.btnHeader, .btnHeader:hover { position: relative; width: auto; min-height: 0; padding: 0 0 14px; border: 0; background: none; }
.btnHeader { color: var(--ink-2); }
.btnHeader:hover, .btnHeader.active { color: var(--ink); }
.btnHeader.active::after {
  content: ""; position: absolute; inset: auto 0 -1px; border-bottom: 2px solid var(--accent);
}
.btnClose {
  position: absolute; z-index: 2; top: 14px; right: 10px; width: 44px; min-height: 44px; display: grid; place-items: center; padding: 0;
  border: 0; background: var(--sheet); color: var(--ink-2);
}
.btnClose:hover { color: var(--ink); background: var(--wash); }
svg { display: block; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round; }
.flashMessage {
  --tone: var(--accent);
  margin-bottom: 20px; padding: 10px 14px; border: 1px solid color-mix(in srgb, var(--tone) 50%, var(--sheet));
  border-left: 3px solid var(--tone); background: color-mix(in srgb, var(--tone) 12%, var(--sheet));
  font-size: 0.9375rem; line-height: 1.45; overflow-wrap: anywhere;
}
.flashMessage.error { color: var(--accent-ink); }
.flashMessage.success { --tone: var(--green); }
.infoText { margin-bottom: 20px; color: var(--ink-2); font-size: 0.9375rem; overflow-wrap: anywhere; text-wrap: pretty; }
.infoText strong { display: block; color: var(--ink); font: 400 1.375rem/1.25 var(--serif); letter-spacing: -0.012em; }
.infoTextEmail { display: block; color: var(--ink); }
strong + .infoTextEmail { color: var(--ink-2); }
strong.infoTextEmail { margin-top: 6px; }
.formGroup { margin-bottom: 18px; }
label { display: block; margin-bottom: 6px; font-size: 0.875rem; font-weight: 600; line-height: 1.3; }
.field { position: relative; }
.inputFieldIcon { position: absolute; left: 13px; top: 14px; color: var(--ink-2); pointer-events: none; }
.formControl {
  display: block; width: 100%; min-height: 44px; padding: 9px 12px 9px 40px; border: 1px solid var(--edge);
  border-radius: 3px; background: var(--sheet); color: var(--ink); appearance: none;
  transition: border-color 150ms;
}
.formControl::placeholder { color: var(--ink-2); opacity: 1; }
.formControl:hover, .formControl:focus { border-color: var(--ink); }
.formControl:focus-visible { outline-offset: 1px; }
.formControl[aria-invalid="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.formControl:-webkit-autofill { -webkit-text-fill-color: var(--ink); box-shadow: inset 0 0 0 99px var(--wash); }
.hasToggle .formControl { padding-right: 92px; }
.btnPasswordToggle {
  position: absolute; right: 6px; top: 6px; bottom: 6px; min-width: 32px; padding: 0 8px; border-radius: 2px;
  color: var(--ink-2); font-size: 0.8125rem; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px;
}
.btnPasswordToggle:hover { color: var(--ink); }
.fieldNote { margin-top: 6px; color: var(--ink-2); font-size: 0.8125rem; line-height: 1.4; }
.fieldProblem { position: relative; padding-left: 21px; color: var(--accent-ink); font-weight: 600; }
.fieldProblem::before {
  content: "!" / ""; position: absolute; left: 0; top: 2px; width: 15px; height: 15px; border-radius: 50%; background: var(--accent);
  color: var(--sheet); font-size: 0.6875rem; line-height: 15px; text-align: center;
}
.form .btn { margin-top: 24px; }
.btnQuiet, .btnProvider { background: none; color: var(--ink); border-color: var(--edge); }
.btnQuiet:hover, .btnProvider:hover { background: var(--wash); border-color: var(--ink); color: var(--ink); }
:disabled, .disabled label, .disabled .fieldNote { cursor: default; }
.disabled .formGroup { opacity: 0.6; }
.btn.saving, .btn.saving:hover { background: var(--wash); border-color: var(--rule); color: var(--ink); }
.btnProvider { display: flex; justify-content: center; align-items: center; gap: 10px; margin-top: 12px; padding: 10px 8px; overflow-wrap: anywhere; }
.btnProvider svg { flex: none; }
.providersShort { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
.providersShort > :last-child:nth-child(odd), .providersShort > .providerSAML { grid-column: 1 / -1; }
.btnProvider:disabled { opacity: 0.6; }
.btnLink {
  display: block; min-height: 32px; margin: 14px auto 0; padding: 4px 6px; color: var(--ink-2); font-size: 0.875rem;
  text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; border-radius: 2px;
}
.btnLink:hover { color: var(--ink); text-decoration-color: var(--accent); }
.clearSiteUrl { margin: -8px auto 16px; }
.hr { display: flex; align-items: center; gap: 14px; margin: 22px 0 18px; color: var(--ink-2); font-size: 0.875rem; }
.hr::before, .hr::after { content: ""; flex: 1; border-top: 1px solid var(--rule); }
@media (min-width: 480px) {
  .modalContainer { padding: 24px; background: var(--veil); animation: veil 200ms var(--ease); }
  /* Its upper edge stays where it is, whatever comes below. */
  .modalDialog {
    width: 364px; max-width: 100%; height: auto; max-height: calc(100% - min(8vh, 72px)); margin: min(8vh, 72px) auto 0;
    border: 1px solid light-dark(var(--rule), var(--edge)); border-top: 0; border-radius: 3px;
    box-shadow: var(--shadow); animation: arrive 200ms var(--ease);
  }
  .wide { width: 960px; }
  .modalContent { padding: 0 32px; }
  .moreBelow { height: 32px; }
  .btnClose { right: 18px; }
}
@keyframes veil { from { background-color: transparent; } }
@keyframes arrive { from { translate: 0 12px; } }
@keyframes more { from, 92% { visibility: visible; opacity: 1; } to { visibility: hidden; opacity: 0; } }
@keyframes progress { from { translate: 0; } to { translate: 150%; } }
@media (prefers-reduced-motion: reduce) {
  :not(.moreBelow), ::before, ::after { animation: none !important; transition: none !important; }
  .modalDialog.busy::before { right: 0; }
}
@media (forced-colors: active) {
  .modalDialog { border: 1px solid CanvasText; }
  .modalDialog::before { background: Highlight; forced-color-adjust: none; }
  .btn { border-color: ButtonText; }
  .formControl[aria-invalid="true"] { border: 2px solid Mark; }
}
`;
