/** Styles of the account page in the dialog, on top of the dialog's own: they use its variables and its parts. */
export const ACCOUNT_CSS = `
.nv-account { border-top: 1px solid var(--rule); margin: 24px 0; }
.nv-account.enrolment { border: 0; margin: 0; }
.nv-account > section { border-bottom: 1px solid var(--rule); padding: 22px 0 26px; }
.nv-account h2, .nv-account h3 { margin: 0 0 14px; font: 400 1.25rem/1.25 var(--serif); letter-spacing: -0.012em; }
.nv-account h3 { margin: 4px 0 8px; font-size: 1.0625rem; }
.nv-account h2:focus-visible { outline: none; }
.nv-account .formControl { padding-left: 12px; }
.nv-account .flashMessage { margin: 16px 0 0; }
.nv-account ul, .nv-account ol { margin: 0; padding: 0; list-style: none; }
.nv-account .infoText { margin-bottom: 14px; }
.nv-account .infoText strong { font: 600 0.9375rem/1.4 var(--sans); letter-spacing: 0; overflow-wrap: anywhere; }
.itemFact { display: block; font-size: 0.875rem; }
.sessionItem { display: flex; flex-wrap: wrap; gap: 0 12px; justify-content: space-between; align-items: flex-start; padding-bottom: 12px; }
.nv-account .sessionItem > .infoText { flex: 1 1 55%; margin-bottom: 2px; }
.sessionItem .btnLink { margin: 0; flex: none; }
.sessionItem > .btnLink { min-height: 44px; }
.sessionList + .form { margin-top: 14px; }
.itemForm { flex: 1 1 100%; padding: 2px 0 20px; }
.itemForm .btnLink { margin: 10px auto 0; }
.itemActions { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.nv-account .itemActions .btnLink { margin: 0; min-height: 32px; padding: 4px 0; }
.proof { margin: 20px 0 0; padding: 18px 0 2px 16px; border-left: 3px solid var(--accent); }
.proof .btnQuiet { margin-top: 12px; }
.qrCode { width: 208px; max-width: 100%; height: auto; margin: 0 auto 16px; border: 1px solid var(--rule); }
.secret { display: block; margin-top: 6px; color: var(--ink); font: 500 0.9375rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.nv-account .codeList { margin: 0 0 14px; padding: 14px 16px; background: var(--wash); }
.codeList li { padding: 3px 0; overflow-wrap: anywhere; }
.codeList code { font: 500 0.875rem/1.4 ui-monospace, monospace; }
.codeList + .itemActions { margin-bottom: 18px; }
.moreSessions { margin: 4px 0 14px; padding-left: 0; }
@media (min-width: 760px) {
  .wide .nv-account { display: grid; grid-template: auto auto 1fr / 1fr 1fr; column-gap: 48px; }
  .wide section[aria-labelledby="passkeys-title"] { grid-row: span 2; }
  .wide .nv-account > section:last-child { grid-column: 1 / -1; }
  .wide .nv-account > section:last-child .sessionList { display: grid; grid-template-columns: 1fr 1fr; column-gap: 48px; }
  .wide section:last-child > .btn, .wide .nv-account + .form .btn, .wide form:last-child .btn { width: auto; min-width: 220px; }
}
`;
