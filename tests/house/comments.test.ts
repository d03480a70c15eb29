import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

const CODE = ['{e2e,mocks,scripts,src,stories,tests}/**/*.{ts,tsx,mjs,js,css}', '*.{ts,mjs}']

/** Blocks and runs of lines that begin a line; a comment after code is too short for a dialect. */
const COMMENT = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm

/** A comment as one line, without its marks. */
const toLine = (comment: string) =>
  comment
    .replace(/^[ \t]*(?:\/\*+|\*\/|\*|\/\/)[ \t]?/gm, '')
    .replace(/\*\/\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()

const commentsIn = (text: string): string[] => (text.match(COMMENT) ?? []).map(toLine)

/** The number of a requirement or a decision may come first. */
const START = '^(?:[A-Z]+-\\d+(?:\\.\\.\\d+)?,? ?)*:? ?'

/** Phrases of a dialect, each with a plain one and a comment that it was found in. */
const RULES: readonly { say: string; phrase: RegExp; example: string }[] = [
  {
    say: 'start with a noun or a verb',
    phrase: new RegExp(`${START}(?:What|Whose)\\b`),
    example: 'D-053: What an entry says beside its kind.',
  },
  {
    say: 'name the other function: Like `x`, …',
    phrase: new RegExp(`${START}The same(?:,|\\.| as it| as they)`),
    example: 'The same, used up.',
  },
  {
    say: 'the reason why, or Checks …',
    phrase: new RegExp(`${START}Why\\b`),
    example: 'Why nothing can be withdrawn at all.',
  },
  {
    say: 'name the role: the member, the caller, an agent, all visitors',
    phrase: /\b(?:who(?:so)?ever|(?:no|some|any|every)body)\b/i,
    example: 'Whoever has begun to type is not overwritten.',
  },
  {
    say: 'requested, required, fetched or polled',
    phrase: /\basked for\b/i,
    example: 'One withdrawal, asked for again and again.',
  },
  { say: 'again', phrase: /\b(?:once more|anew)\b/i, example: 'The world begins anew.' },
  { say: 'anyway', phrase: /\ball the same\b/i, example: 'In its envelope all the same.' },
  {
    say: 'Throws if …; an error is not a sentence',
    phrase: /\b(?:throws|fails with|rejects with) a sentence\b/i,
    example: 'Throws a sentence when it is none.',
  },
  {
    say: 'the result, the outcome',
    phrase: /\b(?:came|became) of\b/i,
    example: 'What became of one row.',
  },
  { say: 'the merchant', phrase: /\bthe house\b(?! edge)/i, example: 'The house looks for it.' },
  { say: 'combine with', phrase: /\btakes? along\b/i, example: 'A deposit can take along.' },
  { say: 'confirmation', phrase: /\bsecond yes\b/i, example: 'It waits for the second yes.' },
]

const problemsIn = (text: string): string[] =>
  commentsIn(text).flatMap((comment) =>
    RULES.filter(({ phrase }) => phrase.test(comment)).map(({ say }) => `${comment}: ${say}`),
  )

test('a comment says in plain words what the code does or why', () => {
  const problems = findFiles(...CODE).flatMap((path) =>
    problemsIn(readText(path)).map((problem) => `${path} ${problem}`),
  )
  expect(problems).toEqual([])
})

test('each rule finds the comment that it was written against, in a block and in lines', () => {
  const missed = RULES.filter(
    ({ example }) =>
      problemsIn(`/**\n * ${example}\n */\n`).length === 0 ||
      problemsIn(`  // ${example}\n`).length === 0,
  )
  expect(missed).toEqual([])
})
