// The page of a change: what its contract, pictures, first load, tests and comments say.
import { readFileSync } from 'node:fs'
import { formatChange } from '#scripts/contract/compare.mjs'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { CHANGED_SINCE } from '../review/page/threads.js'
import { html, toText } from './html.mjs'
import { counted, difference, kib, resultText } from './words.mjs'

const TOKENS = ['color.css', 'size.css', 'type.css']
const SHOWN = 24

/** All that the page looks like; its folder can be opened from a disk. */
export const pageStyles = () =>
  [
    ...TOKENS.map((name) => fromRoot('src', 'ui', 'tokens', name)),
    fromRoot('e2e', 'visual', 'change', 'page.css'),
  ]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

const list = (items) => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`

/** The first ones, and the others when asked. */
const shortened = (items) => [
  list(items.slice(0, SHOWN)),
  items.length > SHOWN &&
    html`<details><summary>${items.length - SHOWN} more</summary>${list(items.slice(SHOWN))}</details>`,
]

const badge = (kind, text) => html`<span class="badge" data-kind="${kind}">${text}</span>`
const titled = (word) => word.replace(/^./, (letter) => letter.toUpperCase())
const code = (text) => html`<code>${text}</code>`
/** A sentence whose commands stand between backticks. */
const sentence = (text) => text.split('`').map((part, n) => (n % 2 === 1 ? code(part) : part))
const none = (text) => html`<p class="none">${sentence(text)}</p>`
const section = (id, title, ...content) =>
  html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>
`

function contractSection({ changes, refused, problem }) {
  const kindOf = (change) => {
    if (!change.breaks) return badge('fine', 'Does not break')
    return refused.includes(change) ? badge('bad', 'Breaks') : badge('warn', 'Breaks, accepted')
  }
  return section(
    'contract',
    'Contract',
    changes.length === 0
      ? none('The contract did not change.')
      : shortened(changes.map((change) => html`${kindOf(change)} ${code(formatChange(change))}`)),
    problem && html`<p class="warn">${problem}</p>`,
  )
}

/** The address of a story's world in the mock build: a folder of its own, because a plain host knows no routes. */
export function worldAddress({ route, world }) {
  const { pathname, search } = new URL(route, 'http://portal.invalid')
  const query = search === '' ? '?' : `${search}&`
  return `mock${pathname.replace(/\/?$/, '/')}${query}${world}`
}

function linksOf(story, beside) {
  const { id, name, title, result, world } = story
  const of = `${title}: ${name}`
  const link = (href, text) => html`<a href="${href}" aria-label="${text}: ${of}">${text}</a> `
  const isShown = result === 'differs' || result === 'new'
  return html`<span class="links">${[
    isShown && beside.review && link(`review/index.html#${id}`, 'Review'),
    beside.storybook && link(`storybook/index.html?path=/story/${id}`, 'Storybook'),
    world && beside.mock && link(worldAddress(story), 'Mock build'),
  ]}</span>`
}

const KINDS = { differs: 'warn', new: 'info', trouble: 'bad', same: 'fine' }
const kindOf = ({ result, verdict }) =>
  ({ accepted: 'fine', denied: 'bad' })[verdict] ?? KINDS[result] ?? 'quiet'

const storyRow = (beside) => (story) =>
  html`<span class="story"><b>${story.title}</b> ${story.name}</span> ${badge(kindOf(story), resultText(story))} ${linksOf(story, beside)}${story.reason && html`<p>${story.reason}</p>`}`

function storyGroup(title, stories, beside) {
  const rows = stories.map(storyRow(beside))
  return html`<h3>${title} (${stories.length})</h3>${stories.length === 0 ? none('None is reached.') : shortened(rows)}`
}

function storiesSection({ stories, notes, beside }) {
  const told = notes.map((note) => html`<p>${sentence(note)}</p>`)
  if (stories === null)
    return section(
      'stories',
      'Screens and components',
      told,
      none('The change reaches every story.'),
    )
  const { screens, components, gone, more } = stories
  return section(
    'stories',
    'Screens and components',
    told,
    storyGroup('Screens', screens, beside),
    storyGroup('Components', components, beside),
    gone.length > 0 && [html`<h3>Removed stories (${gone.length})</h3>`, shortened(gone.map(code))],
    more > 0 && html`<p>The change reaches ${counted(more, 'more file')} of stories and tests.</p>`,
  )
}

function loadSection({ before, after, missing }) {
  if (missing) return section('load', 'First load', none(missing))
  const rows = after.map(
    ({ device, first }, at) =>
      html`<tr><th scope="row">${titled(device)}</th><td>${kib(before[at].first)}</td><td>${kib(first)}</td><td>${difference(before[at].first, first)}</td></tr>`,
  )
  const heads = ['Home page', 'Before', 'After', 'Difference']
  return section(
    'load',
    'First load',
    html`<div class="table"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div><p>Scripts before the first sections in KiB of gzip, counted as the budget counts.</p>`,
  )
}

function coverageSection({ lost, won, missing }) {
  if (missing) return section('coverage', 'Contract coverage', none(missing))
  const group = (title, pairs, nothing) =>
    html`<h3>${title} (${pairs.length})</h3>${pairs.length === 0 ? none(nothing) : shortened(pairs.map(code))}`
  return section(
    'coverage',
    'Contract coverage',
    group('Lost', lost, 'The tests still produce every response that they produced before.'),
    group('Won', won, 'The tests produce no other response than before.'),
  )
}

function threadRow({ story, first, open, answers, changedSince }, beside) {
  const answer = ({ by, text }) => text && html`<p><b>${by}</b> ${text}</p>`
  return html`${badge(open ? 'warn' : 'fine', open ? 'Open' : 'Resolved')} <span class="story"><b>${story.title}</b> ${story.name}, ${first.mode}</span> ${linksOf(story, beside)}
<p><b>${first.by}</b> ${first.text}</p>${answers.map(answer)}${changedSince && html`<p class="warn">${CHANGED_SINCE}</p>`}`
}

function commentsSection({ threads, elsewhere }, beside) {
  return section(
    'comments',
    'Comments on pictures',
    threads.length === 0
      ? none('No comments on pictures of this change.')
      : shortened(threads.map((thread) => threadRow(thread, beside))),
    elsewhere > 0 && html`<p>${counted(elsewhere, 'comment')} on other pictures.</p>`,
  )
}

const PLACES = [
  ['mock', 'mock/', 'Open mock build'],
  ['storybook', 'storybook/index.html', 'Open Storybook'],
  ['review', 'review/index.html', 'Open visual review'],
]

/** @param facts of `factsOf` @param tiles label and value of each section, by its ID */
export function pageOf(facts, tiles) {
  const { base, commits, files, beside } = facts
  const title = `Change since ${base.slice(0, 8)}`
  const places = PLACES.filter(([name]) => beside[name])
  return toText(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="page.css">
  </head>
  <body>
    <header>
      <h1>${title}</h1>
      <p>${counted(commits, 'commit')}, ${counted(files, 'file')}</p>
      <nav aria-label="Preview">${places.map(([, href, text]) => html`<a class="button" href="${href}">${text}</a> `)}</nav>
    </header>
    <main>
      <dl class="tiles">${tiles.map(({ id, label, text, kind }) => html`<div data-kind="${kind}"><dt><a href="#${id}">${label}</a></dt><dd>${text}</dd></div>`)}</dl>
      ${contractSection(facts.contract)}${storiesSection(facts)}${loadSection(facts.load)}${coverageSection(facts.coverage)}${commentsSection(facts.comments, beside)}
    </main>
  </body>
</html>`)
}
