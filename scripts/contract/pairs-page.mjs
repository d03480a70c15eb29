// The page of `npm run contract -- coverage`: every declared answer, what produced it, and which ones nothing produced.

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const group = (pairs, key) =>
  Map.groupBy(pairs, (one) => one[key])
    .entries()
    .toArray()

const missingIn = (pairs) => pairs.filter(({ by }) => by.length === 0).length

function row({ pair, operation, by }) {
  const what = pair.slice(operation.length + 1)
  const who = by.length > 0 ? by.map(escapeHtml).join('<br>') : 'nothing reaches it'
  return `<tr class="${by.length > 0 ? 'seen' : 'missing'}"><th scope="row">${escapeHtml(what)}</th><td>${who}</td></tr>`
}

function operationPart([operation, pairs]) {
  const missing = missingIn(pairs)
  return `<details class="${missing > 0 ? 'missing' : 'seen'}" data-name="${escapeHtml(pairs.map(({ pair }) => pair).join(' '))}">
<summary>${escapeHtml(operation)} <small>${pairs.length - missing} of ${pairs.length}</small></summary>
<table>${pairs.map(row).join('\n')}</table></details>`
}

function tagPart([tag, pairs]) {
  return `<section><h2>${escapeHtml(tag)} <small>${pairs.length - missingIn(pairs)} of ${pairs.length}</small></h2>
${group(pairs, 'operation').map(operationPart).join('\n')}</section>`
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:auto;padding:1rem}
small{opacity:.75;font-weight:400}details{border-block-end:1px solid #8886}summary{padding:.6rem 0;cursor:pointer}
details.missing>summary::before{content:"○ "}details.seen>summary::before{content:"● "}
table{inline-size:100%;border-collapse:collapse;margin-block-end:1rem}th,td{text-align:start;vertical-align:top;padding:.25rem .75rem;overflow-wrap:anywhere}
th{font-weight:400;inline-size:40%}tr.missing{background:#e5484d22}form{display:flex;gap:1.5rem;flex-wrap:wrap;align-items:center;position:sticky;top:0;background:Canvas;padding-block:.75rem}
input[type=search]{font:inherit;padding:.5rem;min-inline-size:16rem}label{min-block-size:44px;display:flex;align-items:center;gap:.5rem}[hidden]{display:none}`

const SCRIPT = `const form=document.querySelector('form');const show=()=>{const only=form.only.checked;const text=form.text.value.toLowerCase();
for(const one of document.querySelectorAll('details'))one.hidden=(only&&one.className==='seen')||!one.dataset.name.toLowerCase().includes(text);
for(const one of document.querySelectorAll('tr.seen'))one.hidden=only;
for(const one of document.querySelectorAll('section'))one.hidden=!one.querySelector('details:not([hidden])')};
form.addEventListener('input',show);form.addEventListener('submit',(event)=>event.preventDefault());show()`

const partInWords = ({ count, of, percent }) => `${count} of ${of} (${percent.toFixed(1)} %)`

/** @returns the page as self-contained HTML */
export function pairsPage(pairs, { operations, pairs: answers }) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What of the contract is reached</title><style>${STYLE}</style>
<h1>What of the contract is reached</h1>
<p>Operations: ${partInWords(operations)}. Answers (operation, status, code): ${partInWords(answers)}.</p>
<form><label>Search <input type="search" name="text"></label><label><input type="checkbox" name="only" checked> Only what is missing</label></form>
${group(pairs, 'tag').map(tagPart).join('\n')}
<script>${SCRIPT}</script></html>
`
}
