// A change for the tests of its page.
import { compareCoverage } from '#e2e/visual/change/measures.mjs'
import { commentsOn, drawnStories } from '#e2e/visual/change/stories.mjs'
import { commented, hashOf, report as sample } from './sample-review.ts'

export const EVIL = '<img src=x onerror=alert(1)> @everyone `](https://evil.example)'

export const story = (id: string, part = {}) => ({
  id,
  title: 'UI/Button',
  name: id,
  file: 'stories/ui/button.stories.tsx',
  world: null,
  route: '/',
  modes: ['own'],
  drawn: { own: hashOf('c') },
  ...part,
})
const screen = (id: string, part = {}) =>
  story(id, {
    title: 'Features/Deposit',
    file: 'stories/features/member/deposit/deposit.stories.tsx',
    world: 'scenario=member+deposit-pending&seed=7',
    route: '/member?page=depositv2',
    ...part,
  })
export const differs = (id: string) => ({ ...sample.differences[0], id })
const on = (id: string, verdict: object) => ({
  [id]: { own: { picture: hashOf('c'), ...verdict } },
})

export const report = {
  ...sample,
  differences: [
    ...['open', 'accepted', 'denied'].map(differs),
    { ...differs('denied'), mode: 'daylight' },
    { ...differs('fresh'), kind: 'new' },
  ],
  reached: [
    ...['same', 'open', 'accepted', 'denied', 'fresh', 'broken'].map((id) => story(id)),
    story('waiting', { drawn: {} }),
    story('unseen', { modes: [], drawn: {} }),
    screen('pending'),
  ],
  removed: ['ui-button--gone'],
  troubles: [{ id: 'broken', mode: 'own', trouble: 'No button' }],
}
const verdicts = {
  ...on('accepted', { verdict: 'accepted' }),
  denied: {
    own: { picture: hashOf('c'), verdict: 'accepted' },
    daylight: { picture: hashOf('c'), verdict: 'denied', reason: EVIL },
  },
}

const change = (operation: string, breaks: boolean) => ({
  side: 'call',
  place: `.${operation}`,
  change: breaks ? `is no longer for ${EVIL}` : 'is new',
  breaks,
  operations: [operation],
})
const contract = {
  changes: [change('getVip', true), change('setVip', true), change('getLoan', false)],
}

const COVERAGE = [
  'a 200: tests/a.test.ts\nb 200: tests/b.test.ts\nb 409: nothing reaches it\ngone 200: tests/a.test.ts\n',
  'b 200: nothing reaches it\na 200: tests/a.test.ts\nb 409: tests/a.test.ts\nfresh 200: nothing reaches it\n',
] as const

const stories = drawnStories(report, verdicts)
const entries = [
  commented({ story: 'open', thread: '1'.repeat(16), id: '1'.repeat(16), text: 'Settled' }),
  commented({ story: 'open', thread: '1'.repeat(16), id: '2'.repeat(16), resolved: true }),
  commented({ story: 'open', text: EVIL }),
  commented({ story: 'elsewhere', thread: '3'.repeat(16), id: '3'.repeat(16) }),
]
export const facts = {
  base: sample.base,
  commits: 2,
  files: 1,
  contract: { ...contract, refused: contract.changes.slice(0, 1), problem: null },
  stories,
  notes: [],
  load: {
    before: [{ device: 'desktop', first: 140 }],
    after: [{ device: 'desktop', first: 141.26 }],
  },
  coverage: compareCoverage(...COVERAGE),
  comments: commentsOn([...stories.screens, ...stories.components], entries),
  beside: { mock: true, storybook: true, review: true },
}
export const empty = {
  ...facts,
  contract: { changes: [], refused: [], problem: null },
  stories: { screens: [], components: [], gone: [], more: 0 },
  load: { missing: 'The first load is not measured yet.' },
  coverage: {
    missing: 'The responses of the base are not counted yet: `npm run count` counts them.',
  },
  comments: { threads: [], elsewhere: 0 },
  beside: { mock: false, storybook: false, review: false },
}
