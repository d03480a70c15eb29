import { expect, test } from 'vitest'
import { createTestWorld, lastEntry } from './helpers.ts'

test('a deprecated operation names its last day and its successor, and the log marks its calls', async () => {
  const world = await createTestWorld('agent-team-small')
  const answerOf = (path: string) =>
    world.handle(new Request(`http://localhost${path}`, { method: 'POST', body: '{}' }))
  const old = await answerOf('/wps/agent/downline')
  expect(old.headers.get('sunset')).toBe('Mon, 31 May 2027 00:00:00 GMT')
  expect(old.headers.get('link')).toBe('</wps/agent/downlines>; rel="successor-version"')
  expect(lastEntry(world)?.marks).toContain('deprecated')
  const next = await answerOf('/wps/agent/downlines')
  expect(next.headers.has('sunset')).toBe(false)
  expect(lastEntry(world)?.marks).not.toContain('deprecated')
})
