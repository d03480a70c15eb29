// The result of a run of the matrix: as JSON, and as a page with pictures.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from '../say.mjs'

const FOLDER = '.cache/faults'
export const PAGE = `${FOLDER}/index.html`

const safe = (text) => String(text).replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Empties the folder of the report and returns that of the pictures. */
export function emptyReport() {
  rmSync(inRoot(FOLDER), { recursive: true, force: true })
  mkdirSync(inRoot(FOLDER), { recursive: true })
  return inRoot(FOLDER)
}

const rowOf = ({ operation, fault, world, address, link, wrong, picture }) => `
<tr data-wrong="${wrong.length > 0}"><td>${safe(operation)}<td>${safe(fault)}<td>${safe(world)}
<td><a href="${safe(link)}">${safe(address)}</a><td>${wrong.map(safe).join('<br>') || 'ok'}
<td>${picture ? `<a href="${safe(picture)}"><img src="${safe(picture)}" alt="${safe(`${operation} ${fault}`)}" loading="lazy"></a>` : ''}`

/** A self-contained page: a search, and only the cases that failed. */
const pageOf = (
  figures,
  cases,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults</title>
<meta name="viewport" content="width=device-width"><style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif } body { margin: 24px }
table { border-collapse: collapse; inline-size: 100% } td, th { padding: 6px 10px; text-align: start;
vertical-align: top; border-block-end: 1px solid #8886 } img { inline-size: 120px } [data-wrong=true] { background: #f003 }
input[type=search] { padding: 8px; inline-size: min(30em, 100%) } [hidden] { display: none }</style>
<h1>Faults</h1><p>${safe(figures)}</p>
<p>The links lead to <code>npm run preview:mock</code>.</p>
<p><label>Find <input type="search" id="find"></label> <label><input type="checkbox" id="failed"> only what failed</label>
<table><thead><tr><th>Operation<th>Fault<th>World<th>Screen<th>Found<th>Picture<tbody>${cases.map(rowOf).join('')}</table>
<script>const show = () => { for (const row of document.querySelectorAll('tbody tr')) row.hidden =
!row.textContent.toLowerCase().includes(find.value.toLowerCase()) || (failed.checked && row.dataset.wrong === 'false') }
find.oninput = failed.onchange = show</script>`

export function writeReport(figures, cases) {
  writeFileSync(inRoot(FOLDER, 'report.json'), `${JSON.stringify({ figures, cases }, null, 1)}\n`)
  writeFileSync(inRoot(PAGE), pageOf(figures, cases))
}
