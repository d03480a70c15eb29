// Notes which answers of the contract a test file brings about, for `npm run contract:coverage`.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { watchCalls } from '../../mocks/world/log.ts'

const file = process.env.CONTRACT_COVERAGE ?? ''
const seen = new Set<string>()

const stop = watchCalls(({ operationId, status, marks }) => {
  const code = marks.find((mark) => mark.startsWith('refused:'))?.slice('refused:'.length)
  if (operationId) seen.add([operationId, status, code].filter(Boolean).join(' '))
})

afterAll(() => {
  stop()
  const by = relative(process.cwd(), expect.getState().testPath ?? '')
  appendFileSync(file, [...seen].map((pair) => `${JSON.stringify({ pair, by })}\n`).join(''))
})
