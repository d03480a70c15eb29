import { Timeline, type TimelineEntry } from '#ui/timeline/timeline.tsx'
import { doAndDont } from './do-and-dont.tsx'

const stateLabels = { done: 'done', current: 'in progress', todo: 'upcoming', failed: 'stopped' }

const progress = (label: string, ...entries: Omit<TimelineEntry, 'id'>[]) => (
  <Timeline
    label={label}
    stateLabels={stateLabels}
    entries={entries.map((entry) => ({ id: entry.title, ...entry }))}
  />
)

export const timelinePairs = doAndDont(
  {
    why: 'A participle for each entry, and when the next one is expected.',
    right: progress(
      'Withdrawal',
      { title: 'Requested', state: 'done' },
      { title: 'In review', state: 'current', expected: 'Usually within 25 minutes' },
      { title: 'Paid', state: 'todo' },
    ),
    wrong: progress(
      'Withdrawal, wordy',
      { title: 'We have got your request', state: 'done' },
      { title: 'Hang on', state: 'current', expected: 'Soon' },
      { title: 'Your money!', state: 'todo' },
    ),
  },
  {
    why: 'A refusal says why, and what people can do.',
    right: progress(
      'Refused withdrawal',
      { title: 'Requested', state: 'done' },
      {
        title: 'Rejected',
        state: 'failed',
        text: 'The account is in another name. Add an account in your name.',
      },
    ),
    wrong: progress(
      'Refused withdrawal, wordless',
      { title: 'Requested', state: 'done' },
      { title: 'Failed', state: 'failed', text: 'Not possible.' },
    ),
  },
)
