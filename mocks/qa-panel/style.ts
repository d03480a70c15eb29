/** The panel's own small dark palette, so that it looks the same over every theme of the portal. */
export const style = `
:host {
  --ground: #0d1422; --raised: #151f33; --line: #2b3a57; --text: #e6ecf7; --quiet: #9db0cf;
  --accent: #5cc8ff; --good: #5fd6a0; --warn: #ffc857; --bad: #ff8a8a;
  --panel-width: min(552px, calc(100vw - 24px)); --panel-height: min(760px, calc(100dvh - 88px)); --drawer: 46dvh;
  position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 2147483000;
  font: 14px/1.45 system-ui, sans-serif; color: var(--text); color-scheme: dark;
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
  min-block-size: 44px; min-inline-size: 44px; padding: 0 12px; border: 1px solid var(--line);
  border-radius: 8px; background: var(--raised); cursor: pointer;
}
button:hover { border-color: var(--accent); }
button:disabled { opacity: .5; cursor: not-allowed; }
button.main { background: var(--accent); border-color: var(--accent); color: #06121f; font-weight: 650; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.launcher {
  position: relative; display: grid; place-items: center; inline-size: 44px; padding: 0;
  border-radius: 50%; background: var(--ground); box-shadow: 0 4px 16px rgb(0 0 0 / .4);
}
.launcher[data-alarm]::after {
  content: ''; position: absolute; inset-block-start: 2px; inset-inline-end: 2px; inline-size: 12px;
  block-size: 12px; border-radius: 50%; background: var(--bad); border: 2px solid var(--ground);
}
.panel {
  display: flex; flex-direction: column; inline-size: var(--panel-width); block-size: var(--panel-height); border: 1px solid var(--line); border-radius: 14px;
  background: var(--ground); box-shadow: 0 16px 48px rgb(0 0 0 / .55); overflow: hidden;
}
.head { display: flex; align-items: center; gap: 6px; padding: 6px 6px 6px 14px; border-block-end: 1px solid var(--line); }
h2 { flex: 1; min-inline-size: 0; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 15px; font-weight: 650; }
.head select { inline-size: auto; padding-inline: 8px; }
.head button { padding-inline: 8px; }
kbd { padding: 1px 5px; border: 1px solid var(--line); border-radius: 4px; color: var(--quiet); font: 11px ui-monospace, monospace; }
.content { flex: 1; display: flex; flex-direction: column; min-block-size: 0; }
.tabs { display: flex; gap: 2px; padding: 6px 6px 0; overflow-x: auto; border-block-end: 1px solid var(--line); }
.tabs button { flex: none; padding: 0 7px; white-space: nowrap; border: 0; border-radius: 8px 8px 0 0; background: none; color: var(--quiet); }
.tabs [aria-selected='true'] { color: var(--text); font-weight: 650; box-shadow: inset 0 -2px var(--accent); }
.page { flex: 1; overflow: auto; overscroll-behavior: contain; }
.page[hidden] { display: none; }
.page:focus-visible { outline-offset: -2px; }
.body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 14px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.row > .grow { flex: 1; min-inline-size: 0; }
label.field { display: grid; gap: 4px; color: var(--quiet); font-size: 12px; }
.row:has(> .field) { align-items: end; }
label.check { display: flex; gap: 8px; align-items: center; min-block-size: 44px; color: var(--quiet); font-size: 13px; cursor: pointer; }
label.check input { inline-size: 18px; block-size: 18px; accent-color: var(--accent); }
label.short { inline-size: 96px; }
input[type='file'] { min-block-size: 44px; padding-block: 8px; }
input[type='text'], input[type='search'], select {
  inline-size: 100%; min-block-size: 44px; padding: 0 10px; border: 1px solid var(--line);
  border-radius: 8px; background: var(--raised); font-size: 14px; color: var(--text);
}
textarea { inline-size: 100%; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); font: 12px/1.5 ui-monospace, monospace; resize: vertical; }
.row > select { inline-size: auto; max-inline-size: 100%; }
input[readonly] { font-family: ui-monospace, monospace; font-size: 12px; color: var(--quiet); }
ul { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; list-style: none; }
.body:has(> .choices) { grid-template-rows: auto auto minmax(180px, 1fr) auto; min-block-size: 100%; }
.choices { min-block-size: 180px; block-size: 100%; overflow: auto; border: 1px solid var(--line); border-radius: 8px; }
.choices li { display: flex; align-items: center; }
.choices h3 { position: sticky; inset-block-start: 0; padding: 6px 10px; background: var(--ground); z-index: 1; }
.choices label { flex: 1; min-inline-size: 0; display: flex; gap: 10px; align-items: center; min-block-size: 44px; padding: 2px 10px; line-height: 1.3; cursor: pointer; }
.choices label:hover { background: var(--raised); }
.choices input { flex: none; inline-size: 18px; block-size: 18px; accent-color: var(--accent); }
.choices .against { color: var(--warn); }
.foot { position: sticky; z-index: 2; inset-block-end: 0; margin: 0 -14px -14px; padding: 8px 14px 14px; background: var(--ground); border-block-start: 1px solid var(--line); }
.steps { block-size: 300px; margin: 0; padding: 8px 8px 8px 34px; overflow: auto; border: 1px solid var(--line); border-radius: 8px; font-size: 13px; overflow-wrap: anywhere; }
.star { border-color: transparent; background: none; color: var(--quiet); }
.star[aria-pressed='true'] { color: var(--warn); }
button[aria-pressed='true'] { border-color: var(--accent); }
h3 { margin: 0; font-size: 12px; font-weight: 650; color: var(--quiet); }
.code { display: grid; place-items: center; }
.qr { inline-size: 220px; background: #fff; border-radius: 8px; fill: #000; }
.rules { gap: 6px; }
.kept li { padding-block: 8px; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.kept .row { padding-block-start: 6px; }
code { font: 12px ui-monospace, monospace; overflow-wrap: anywhere; }
.choices small, .quiet { display: block; color: var(--quiet); font-size: 12px; }
.problem { margin: 0; color: var(--bad); font-size: 13px; }
.problem:empty { display: none; }
time { font: 600 15px ui-monospace, monospace; }
.calls { min-block-size: 120px; align-content: start; }
.calls li { border-block-end: 1px solid var(--line); }
.calls h3 { padding-block: 6px 2px; }
.calls summary { display: flex; gap: 8px; align-items: center; min-block-size: 44px; cursor: pointer; }
.calls details[open] summary { color: var(--accent); }
.calls .path { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font: 12px ui-monospace, monospace; }
.status { min-inline-size: 32px; font: 700 12px ui-monospace, monospace; color: var(--good); }
.status[data-kind='refused'] { color: var(--warn); }
.status[data-kind='failed'] { color: var(--bad); }
.ms { color: var(--quiet); font-size: 12px; white-space: nowrap; }
.mark { padding: 1px 6px; border-radius: 999px; background: #33405c; font-size: 11px; }
.mark[data-breach] { background: var(--bad); color: #2a0505; font-weight: 650; }
pre { margin: 0; padding: 8px; overflow: auto; border-radius: 8px; background: var(--raised); font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
table { inline-size: 100%; table-layout: fixed; border-collapse: collapse; margin-block-end: 8px; font: 12px/1.4 ui-monospace, monospace; }
caption { padding: 4px 0; text-align: start; color: var(--quiet); font: 12px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
caption b { color: var(--text); }
th, td { padding: 4px 8px; border: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; overflow-wrap: anywhere; }
th { color: var(--quiet); }
th:first-child { inline-size: 34%; }
td.sign { color: var(--warn); font-weight: 700; }
.beside td:first-child { inline-size: 28px; text-align: center; }
.beside td { white-space: pre-wrap; }
.beside [data-differs] td + td { background: #3a2c12; }
.beside .gap { color: var(--quiet); }
.comparison { padding: 10px; border: 1px solid var(--accent); border-radius: 8px; }
.comparison p { flex: 1 1 60%; margin: 0; font-size: 13px; overflow-wrap: anywhere; }
.comparison h3 { padding-block: 8px 4px; }
.calls textarea { display: block; }
.calls textarea + .row { padding-block-start: 8px; }
.calls .row { padding-block-end: 8px; }
td.was { color: var(--bad); }
td.is { color: var(--good); }
@media (prefers-reduced-motion: no-preference) { .panel { animation: rise .16s ease-out; } }
@keyframes rise { from { opacity: 0; translate: 0 8px; } }
`
