import { MIDNIGHT_TOKENS } from '#mocks/design-tokens.ts'

/** Always midnight, so that the panel looks the same over every theme of the portal. */
export const style = `
:host {
  ${MIDNIGHT_TOKENS}
  --panel-width: min(600px, calc(100vw - 24px)); --panel-height: min(760px, calc(100dvh - 88px)); --drawer: 46dvh;
  position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 2147483000;
  font: var(--fs-14)/1.45 "Inter Variable", system-ui, sans-serif; color: var(--text); color-scheme: dark;
}
:host([hidden]), [hidden] { display: none !important; }
:host([data-place='right']), :host([data-place='side']) { inset-inline: auto 12px; }
:host([data-large]) { --panel-width: min(760px, calc(100vw - 24px)); --panel-height: calc(100dvh - 100px); --drawer: 70dvh; }
:host([data-place='side'][data-open]) { inset: 0 0 0 auto; --panel-height: 100dvh; }
:host([data-place='side'][data-open]:not([data-large])) { --panel-width: min(532px, 100vw); }
:host(:not([data-place='bottom'])) kbd { display: none; }
:host([data-place='bottom'][data-open]) { inset: auto 0 0; --panel-width: 100%; --panel-height: var(--drawer); }
:host([data-place='side']) .panel, :host([data-place='bottom']) .panel { border-radius: 0; }
@media (max-width: 767px) {
  kbd, button.large { display: none; }
  :host { inset-block-end: calc(76px + env(safe-area-inset-bottom, 0px)); }
  :host([data-place='side'][data-open]), :host([data-place='side'][data-open]:not([data-large])) { inset: auto 0 0; --panel-width: 100%; --panel-height: var(--drawer); }
}
*, *::before, *::after { box-sizing: border-box; }
button, input, select, textarea { font: inherit; color: inherit; }
button {
  min-block-size: var(--tap); min-inline-size: var(--tap); padding: 0 12px; border: 1px solid var(--border-strong);
  border-radius: var(--r-sm); background: var(--surface-2); cursor: pointer;
}
button:hover { border-color: var(--brand); }
button:disabled { opacity: .5; cursor: not-allowed; }
button.main { background: var(--brand); border-color: var(--brand); color: var(--on-brand); font-weight: 650; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.launcher {
  position: relative; display: grid; place-items: center; inline-size: var(--tap); padding: 0; color: var(--brand);
  border-radius: var(--r-full); background: var(--surface-1); box-shadow: 0 4px 16px var(--shadow-color);
}
.launcher[data-alarm]::after {
  content: ''; position: absolute; inset-block-start: 2px; inset-inline-end: 2px; inline-size: 12px;
  block-size: 12px; border-radius: var(--r-full); background: var(--danger); border: 2px solid var(--surface-1);
}
.panel {
  display: flex; flex-direction: column; inline-size: var(--panel-width); block-size: var(--panel-height); border: 1px solid var(--border-subtle); border-radius: var(--r-md);
  background: var(--surface-1); box-shadow: 0 16px 48px var(--shadow-color); overflow: hidden;
}
.head { display: flex; align-items: center; gap: 6px; padding: 6px 6px 6px 14px; border-block-end: 1px solid var(--border-subtle); }
h2 { flex: 1; min-inline-size: 0; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--fs-16); font-weight: 650; }
.head select { inline-size: auto; padding-inline: 8px; }
.head button { padding-inline: 8px; }
kbd { padding: 1px 5px; border: 1px solid var(--border-subtle); border-radius: var(--r-xs); color: var(--text-2); font: var(--fs-11) var(--font-mono); }
.content { flex: 1; display: flex; flex-direction: column; min-block-size: 0; }
.tabs { display: flex; gap: 2px; padding: 6px 6px 0; overflow-x: auto; border-block-end: 1px solid var(--border-subtle); }
.tabs button { flex: none; padding: 0 7px; white-space: nowrap; border: 0; border-radius: var(--r-sm) var(--r-sm) 0 0; background: none; color: var(--text-2); }
.tabs [aria-selected='true'] { color: var(--text); font-weight: 650; box-shadow: inset 0 -2px var(--brand); }
.page { flex: 1; overflow: auto; overscroll-behavior: contain; }
.page[hidden] { display: none; }
.page:focus-visible { outline-offset: -2px; }
.body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 14px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.row > .grow { flex: 1; min-inline-size: 0; }
label.field { display: grid; gap: 4px; color: var(--text-2); font-size: var(--fs-12); }
.row:has(> .field) { align-items: end; }
label.check { display: flex; gap: 8px; align-items: center; min-block-size: var(--tap); color: var(--text-2); font-size: var(--fs-14); cursor: pointer; }
label.check input { inline-size: 18px; block-size: 18px; accent-color: var(--brand); }
label.short { inline-size: 96px; }
input[type='file'] { min-block-size: var(--tap); padding-block: 8px; }
input[type='text'], input[type='search'], select {
  inline-size: 100%; min-block-size: var(--tap); padding: 0 10px; border: 1px solid var(--border-strong);
  border-radius: var(--r-sm); background: var(--surface-2); font-size: var(--fs-14); color: var(--text);
}
textarea { inline-size: 100%; padding: 8px 10px; border: 1px solid var(--border-strong); border-radius: var(--r-sm); background: var(--surface-2); font: var(--fs-12)/1.5 var(--font-mono); resize: vertical; }
.row > select { inline-size: auto; max-inline-size: 100%; }
input[readonly] { font-family: var(--font-mono); font-size: var(--fs-12); color: var(--text-2); }
ul { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; list-style: none; }
.body:has(> .choices) { grid-template-rows: auto auto minmax(180px, 1fr) auto; min-block-size: 100%; }
.choices { min-block-size: 180px; block-size: 100%; overflow: auto; border: 1px solid var(--border-subtle); border-radius: var(--r-sm); }
.choices li { display: flex; align-items: center; }
.choices h3 { position: sticky; inset-block-start: 0; padding: 6px 10px; background: var(--surface-1); z-index: 1; }
.choices label { flex: 1; min-inline-size: 0; display: flex; gap: 10px; align-items: center; min-block-size: var(--tap); padding: 2px 10px; line-height: 1.3; cursor: pointer; }
.choices label:hover { background: var(--surface-2); }
.choices input { flex: none; inline-size: 18px; block-size: 18px; accent-color: var(--brand); }
.choices .against { color: var(--warning); }
.foot { position: sticky; z-index: 2; inset-block-end: 0; margin: 0 -14px -14px; padding: 8px 14px 14px; background: var(--surface-1); border-block-start: 1px solid var(--border-subtle); }
.steps { block-size: 300px; margin: 0; padding: 8px 8px 8px 34px; overflow: auto; border: 1px solid var(--border-subtle); border-radius: var(--r-sm); font-size: var(--fs-14); overflow-wrap: anywhere; }
.star { border-color: transparent; background: none; color: var(--text-2); }
.star[aria-pressed='true'] { color: var(--warning); }
button[aria-pressed='true'] { border-color: var(--brand); }
h3 { margin: 0; font-size: var(--fs-12); font-weight: 650; color: var(--text-2); }
.code { display: grid; place-items: center; }
.qr { inline-size: 220px; background: var(--qr-paper); border-radius: var(--r-sm); fill: var(--qr-ink); }
.rules { gap: 6px; }
.kept li { padding-block: 8px; border-block-end: 1px solid var(--border-subtle); overflow-wrap: anywhere; }
.kept .row { padding-block-start: 6px; }
code { font: var(--fs-12) var(--font-mono); overflow-wrap: anywhere; }
.choices small, .quiet { display: block; color: var(--text-2); font-size: var(--fs-12); }
.problem { margin: 0; color: var(--danger); font-size: var(--fs-14); }
.problem:empty { display: none; }
time { font: 600 var(--fs-16) var(--font-mono); }
.calls { min-block-size: 120px; align-content: start; }
.calls li { border-block-end: 1px solid var(--border-subtle); }
.calls h3 { padding-block: 6px 2px; }
.calls summary { display: flex; gap: 8px; align-items: center; min-block-size: var(--tap); cursor: pointer; }
.calls details[open] summary { color: var(--link); }
.calls .path { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font: var(--fs-12) var(--font-mono); }
.status { min-inline-size: 32px; font: 700 var(--fs-12) var(--font-mono); color: var(--success); }
.status[data-kind='refused'] { color: var(--warning); }
.status[data-kind='failed'] { color: var(--danger); }
.ms { color: var(--text-2); font-size: var(--fs-12); white-space: nowrap; }
.mark { padding: 1px 6px; border-radius: var(--r-full); background: var(--surface-3); font-size: var(--fs-11); }
.mark[data-breach] { background: var(--danger); color: var(--canvas); font-weight: 650; }
.breakpoints { border: 1px solid var(--border-subtle); border-radius: var(--r-sm); padding: 0 10px; }
.breakpoints[open] { padding-block-end: 10px; }
.breakpoints summary { display: flex; align-items: center; min-block-size: var(--tap); font-weight: 650; cursor: pointer; }
.breakpoints summary::before { content: '▸' / ''; inline-size: 20px; }
.breakpoints[open] > summary::before, .breakpoints [open] > summary::before { content: '▾' / ''; }
.breakpoints details summary { font-weight: 400; color: var(--link); }
.breakpoints form { padding-block-end: 8px; }
.breakpoints form > .grow { flex-basis: 100%; }
.breakpoints .quiet { margin: 8px 0 0; }
.held { gap: 8px; padding-block-start: 8px; }
.held > li { display: grid; gap: 8px; padding: 10px; border: 1px solid var(--warning); border-radius: var(--r-sm); }
.held small { color: var(--text-2); font-size: var(--fs-12); }
.recording { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; }
.recording .calls li { padding-block: 8px; }
pre { margin: 0; padding: 8px; overflow: auto; border-radius: var(--r-sm); background: var(--surface-2); font: var(--fs-12)/1.5 var(--font-mono); white-space: pre-wrap; overflow-wrap: anywhere; }
table { inline-size: 100%; table-layout: fixed; border-collapse: collapse; margin-block-end: 8px; font: var(--fs-12)/1.4 var(--font-mono); }
caption { padding: 4px 0; text-align: start; color: var(--text-2); font: var(--fs-12)/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
caption b { color: var(--text); }
th, td { padding: 4px 8px; border: 1px solid var(--border-subtle); text-align: start; vertical-align: top; font-weight: 400; overflow-wrap: anywhere; }
th { color: var(--text-2); }
th:first-child { inline-size: 34%; }
td.sign { color: var(--warning); font-weight: 700; }
.beside td:first-child { inline-size: 28px; text-align: center; }
.beside td { white-space: pre-wrap; }
.beside [data-differs] td + td { background: var(--surface-3); }
.beside .gap { color: var(--text-2); }
.comparison { padding: 10px; border: 1px solid var(--brand); border-radius: var(--r-sm); }
.comparison p { flex: 1 1 60%; margin: 0; font-size: var(--fs-14); overflow-wrap: anywhere; }
.comparison h3 { padding-block: 8px 4px; }
.calls textarea { display: block; }
.calls textarea + .row { padding-block-start: 8px; }
.calls .row { padding-block-end: 8px; }
td.was { color: var(--danger); }
td.is { color: var(--success); }
@media (prefers-reduced-motion: no-preference) { .panel { animation: rise .16s ease-out; } }
@keyframes rise { from { opacity: 0; translate: 0 8px; } }
`
