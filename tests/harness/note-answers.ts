// Records which answers of the contract a test file receives, for `npm run contract -- coverage`.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { recordAnswers } from './noted-answers.ts'

const end = recordAnswers()

afterAll(() => {
  const by = relative(process.cwd(), expect.getState().testPath ?? '')
  appendFileSync(`${process.env.CONTRACT_COVERAGE}/tests.jsonl`, end(by))
})
