// The words of a change, for its page and for the summary of a pull request.

/** `1 file`, `2 files`; of several words the first one counts: `2 files of tests`. */
export const counted = (count, noun) => `${count} ${count === 1 ? noun : `${noun}s`}`

export const kib = (size) => size.toFixed(1)

/** With its sign; what rounds to nothing has none. */
export function difference(before, after) {
  const by = (after - before).toFixed(1)
  if (Number(by) === 0) return '0.0'
  return by.startsWith('-') ? `−${by.slice(1)}` : `+${by}`
}

const nameOf = ({ title, name }) => `${title}: ${name}`

const RESULTS = {
  new: 'New',
  trouble: 'Trouble',
  'not drawn': 'Not drawn yet',
  same: 'Looks the same',
  'without pictures': 'Has no pictures',
}

export const resultText = ({ result, verdict, in: modes = [] }) =>
  RESULTS[result] ?? `Differs in ${modes.join(', ')}: ${verdict}`

const all = (stories) => (stories ? [...stories.screens, ...stories.components] : [])
const having = (stories, result) => all(stories).filter((story) => story.result === result)

function storiesTile(stories) {
  if (stories === null) return { text: 'Every story is reached', kind: 'quiet' }
  const differing = having(stories, 'differs')
  const open = differing.filter(({ verdict }) => verdict !== 'accepted').length
  const count = (result, word) => {
    const { length } = having(stories, result)
    return length > 0 && `${length} ${word}`
  }
  const parts = [
    `${all(stories).length} reached`,
    differing.length > 0 && `${differing.length} differ (${open} not accepted)`,
    count('new', 'new'),
    stories.gone.length > 0 && `${stories.gone.length} removed`,
    count('trouble', 'with trouble'),
    count('not drawn', 'not drawn yet'),
  ]
  const kind = open > 0 || having(stories, 'trouble').length > 0 ? 'warn' : 'fine'
  return { text: parts.filter(Boolean).join(', '), kind }
}

function contractTile({ changes, refused, problem }) {
  if (changes.length === 0) return { text: 'No change', kind: 'fine' }
  const breaks = changes.filter((one) => one.breaks).length
  const text = `${counted(changes.length, 'change')}, ${breaks} breaking, ${refused.length} not accepted`
  return { text, kind: refused.length > 0 || problem ? 'bad' : 'fine' }
}

function loadTile({ before, after, missing }) {
  if (missing) return { text: 'Not measured', kind: 'quiet' }
  const texts = after.map(
    ({ device, first }, at) =>
      `${device} ${kib(first)} KiB (${difference(before[at].first, first)})`,
  )
  return { text: texts.join(', '), kind: 'fine' }
}

const coverageTile = ({ lost, won, missing }) =>
  missing
    ? { text: 'Not measured', kind: 'quiet' }
    : { text: `${lost.length} lost, ${won.length} won`, kind: lost.length > 0 ? 'warn' : 'fine' }

function commentsTile({ threads }) {
  const open = threads.filter((one) => one.open).length
  return {
    text: `${open} open, ${threads.length - open} resolved`,
    kind: open > 0 ? 'warn' : 'fine',
  }
}

/** The result of each section in a few words. */
export const tilesOf = ({ contract, stories, load, coverage, comments }) => [
  { id: 'contract', label: 'Contract', ...contractTile(contract) },
  { id: 'stories', label: 'Stories', ...storiesTile(stories) },
  { id: 'load', label: 'First load', ...loadTile(load) },
  { id: 'coverage', label: 'Contract coverage', ...coverageTile(coverage) },
  { id: 'comments', label: 'Comments', ...commentsTile(comments) },
]

/** Code, in which GitHub finds no mention, link or markup. */
const quoted = (text) =>
  `\`${String(text)
    .replaceAll(/[`\s]+/g, ' ')
    .slice(0, 160)}\``

const MARKER = '<!-- page of the change -->'
const MAX_NAMES = 4

/** For the comment of a pull request: up to twenty lines. The first one marks the comment that is written again. */
export function summaryOf(facts, lines) {
  const named = (title, texts) =>
    texts.length === 0
      ? []
      : [
          `${title}: ${texts.slice(0, MAX_NAMES).map(quoted).join(', ')}${texts.length > MAX_NAMES ? ` and ${texts.length - MAX_NAMES} more` : ''}`,
        ]
  const { contract, stories, coverage, comments } = facts
  const open = having(stories, 'differs').filter(({ verdict }) => verdict !== 'accepted')
  return `${[
    MARKER,
    `## Change since ${facts.base.slice(0, 8)}`,
    '',
    `${counted(facts.commits, 'commit')}, ${counted(facts.files, 'file')}.`,
    '',
    ...tilesOf(facts).map(({ label, text }) => `- **${label}**: ${text}`),
    '',
    ...named('Breaks', contract.refused.map(lines)),
    ...named('To review', open.map(nameOf)),
    ...named('Lost responses', coverage.lost ?? []),
    ...named(
      'Open comments',
      comments.threads.filter((one) => one.open).map(({ first }) => `${first.by}: ${first.text}`),
    ),
  ]
    .join('\n')
    .trim()}\n`
}
