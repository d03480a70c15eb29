import { TOKENS } from '#mocks/design-tokens.ts'
import type { SessionState } from './limits.ts'

const MINUTE = 60_000

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes names and links, which are untrusted and must not contain markup. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')

/** The only script copies the link; without it the link can be copied by hand. */
export const SCRIPT = `for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const link = new URL(button.dataset.copy, location.href).href
    const said = document.querySelector('[role=status]')
    try {
      await navigator.clipboard.writeText(link)
      said.textContent = 'Copied: ' + link
    } catch {
      said.textContent = 'Could not copy. Copy this link: ' + link
    }
  })
}`

export const STYLE = `:root {
  color-scheme: light dark;
  ${TOKENS}
  font: var(--fs-16)/1.5 "Inter Variable", system-ui, sans-serif;
  color: var(--text);
  background: var(--canvas);
}
body { margin: 0 auto; max-inline-size: 70rem; padding: 1.5rem 1rem }
h1, h2 { line-height: 1.2 }
h2 { margin-block: 2rem .75rem; font-size: var(--fs-20) }
table { border-collapse: collapse; inline-size: 100%; min-inline-size: 48rem }
th, td { text-align: start; padding: .75rem 1rem; border-block-end: 1px solid var(--border-subtle); overflow-wrap: anywhere }
thead th { color: var(--text-2); background: var(--surface-2) }
caption { text-align: start; padding: .75rem 1rem; color: var(--text-2) }
button, input { font: inherit; color: inherit; min-block-size: var(--tap); padding-inline: 1rem; border: 1px solid var(--border-strong); border-radius: var(--r-sm); background: var(--surface-2) }
form button { color: var(--on-brand); background: var(--brand); border-color: var(--brand); font-weight: 600 }
a { display: inline-block; min-block-size: 1.5rem; color: var(--link) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
[role=alert] { color: var(--danger) }
.table { overflow-x: auto; background: var(--surface-1); border: 1px solid var(--border-subtle); border-radius: var(--r-md) }`

const pageOf = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`

/** A duration in ms as readable text. */
function formatDuration(length: number): string {
  const minutes = Math.floor(length / MINUTE)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** The address that switches a browser to a session. */
const openingOf = (session: string) => `/__mock/open?mock-session=${encodeURIComponent(session)}`

const rowOf = (now: number, current: string | null, session: SessionState) => {
  const { name, link, scenario, begun, used, unstored } = session
  const opening = escaped(openingOf(name))
  const here = name === current ? ' (this browser)' : ''
  return `<tr>
<th scope="row">${escaped(name)}${here}${unstored === null ? '' : `<br>Not stored: ${escaped(unstored)}`}</th>
<td><span title="${escaped(link)}">${escaped(scenario)}</span></td>
<td>${formatDuration(now - begun)}</td>
<td>${formatDuration(now - used)} ago</td>
<td><a href="${opening}">Open ${escaped(name)}</a></td>
<td><button type="button" hidden data-copy="${opening}">Copy link to ${escaped(name)}</button></td>
</tr>`
}

const tableOf = (
  rows: string,
) => `<div class="table" role="region" aria-label="Sessions" tabindex="0">
<table>
<caption>Sessions in memory, most recently used first. Open a session's link to use it in another browser.</caption>
<thead><tr><th scope="col">Session</th><th scope="col">Scenario</th><th scope="col">Age</th><th scope="col">Used</th><th scope="col">Open</th><th scope="col">Share</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
</div>`

interface PageState {
  readonly sessions: readonly SessionState[]
  /** The row of this browser's session. */
  readonly current: string | null
  readonly now: number
}

/** The page of all sessions, for people. */
export function sessionsPage({ sessions, current, now }: PageState): string {
  const rows = sessions.map((one) => rowOf(now, current, one)).join('\n')
  const unstored = sessions.filter((one) => one.unstored !== null).length
  const here = current
    ? `This browser uses session <strong>${escaped(current)}</strong>. <a href="/__mock/open">Back to the shared world</a>`
    : 'This browser uses the shared world.'
  return pageOf(
    'Fake backend sessions',
    `<p>${here}</p>
${unstored === 0 ? '' : `<p><strong>Not stored yet: ${unstored} of ${sessions.length} sessions.</strong> They are tried again every few seconds and when the server stops.</p>`}
${rows === '' ? '<p>No sessions yet.</p>' : tableOf(rows)}
<p role="status"></p>
<h2>Open another</h2>
<form action="/__mock/open">
<label for="name">Session name</label>
<input id="name" name="mock-session" required maxlength="200" autocomplete="off">
<button>Open</button>
</form>
<p><a href="/">Open portal</a> · <a href="/__mock/docs">API reference</a></p>
<script>${SCRIPT}</script>`,
  )
}

/** The page with the form for the token. */
export const tokenPage = (isWrong: boolean) =>
  pageOf(
    'Enter the fake backend token',
    `<form method="post" action="/__mock/enter">
<p><label for="token">Token (printed when the server started)</label></p>
<p><input id="token" name="token" type="password" required autocomplete="current-password"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}></p>
${isWrong ? '<p id="wrong" role="alert">Incorrect token.</p>' : ''}
<p><button>Enter</button></p>
</form>`,
  )
