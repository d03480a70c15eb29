import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

/** Tests of the control interface's HTTP itself: its responses, gates, pages, headers and malformed requests. */
const HTTP = [
  'tests/contract/control.test.ts',
  'tests/harness/raw-requests.ts',
  'tests/mocks/media-types.test.ts',
  'tests/mocks/server-caddy.test.ts',
  'tests/mocks/server-gate.test.ts',
  'tests/mocks/server-page.test.ts',
  'tests/mocks/server-reference-page.test.ts',
  'tests/mocks/server-watch.test.ts',
  'tests/mocks/server-worlds.test.ts',
  'tests/mocks/server.test.ts',
]

const CALL = /__mock\/(world|clock|faults|breakpoints|recording|snapshot|log|sessions|scenarios)/

test('tests and journeys drive the fake backend by createControl', () => {
  const files = findFiles('{tests,e2e,stories}/**/*.{ts,tsx}')
  expect(files.filter((path) => CALL.test(readText(path)))).toEqual(HTTP)
})
