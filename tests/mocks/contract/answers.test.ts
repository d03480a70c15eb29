import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { ok, toAnswer, toRefusalAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { done, invalidRequest, invalidRequestParts, refusal } from '#mocks/world/core/refusal.ts'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../helpers.ts'

describe('outcomes of the world as answers of the contract', () => {
  const shown = (amount: string) => ({ amount })

  test('a success is written as documented', () => {
    expect(toAnswer(done('1.00'), shown)).toEqual(ok({ amount: '1.00' }))
  })

  test('a reason is a refusal with its details', () => {
    expect(toAnswer(refusal('withdraw.min', { min: '5.00' }), shown)).toMatchObject({
      kind: 'refused',
      code: 'withdraw.min',
      value: { min: '5.00' },
    })
  })

  test('an unknown item is 404, an impossible value is 422 with its path', () => {
    expect(toAnswer(refusal('unknown'), shown)).toMatchObject({ kind: 'failed', status: 404 })
    expect(toAnswer(invalidRequest('/from', 'must be a wallet'), shown)).toMatchObject({
      status: 422,
      value: { violations: [{ path: '/body/from', reason: 'must be a wallet' }] },
    })
  })

  test('several parts that cannot be are one 422, in their order', () => {
    const parts = [
      { place: '/username', expected: 'is required' },
      { place: '/birthday', expected: 'is no date' },
    ]
    expect(toAnswer(invalidRequestParts(parts), shown)).toMatchObject({
      kind: 'failed',
      status: 422,
      value: {
        violations: [
          { path: '/body/username', reason: 'is required' },
          { path: '/body/birthday', reason: 'is no date' },
        ],
      },
    })
  })

  test('a conflict is 409, and the path may be a parameter', () => {
    expect(toAnswer(refusal('conflict'), shown)).toMatchObject({ kind: 'failed', status: 409 })
    expect(toRefusalAnswer(invalidRequest('/backUrl', 'must lead home'), 'query')).toMatchObject({
      status: 422,
      value: { violations: [{ path: '/query/backUrl', reason: 'must lead home' }] },
    })
  })
})

/** Collects all money twice under one key. Returns for each call whether it was `handled` or answered `replay`. */
async function collectTwice(world: World, isLeft: boolean) {
  const answer = (name: string) => ok({ requestId: name, transfers: [], closed: [] })
  const handler = operation(world, 'collectWallets', () => answer('handled-0001'), {
    replay: () => (isLeft ? answer('again-000001') : null),
  })
  const names: unknown[] = []
  for (let n = 0; n < 2; n += 1) {
    const request = new Request('http://localhost/wps/relay/walletCollect', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-session-token': world.visitor.token ?? '',
      },
      body: JSON.stringify({ requestId: 'collect-00000001' }),
    })
    const response = await getResponse([handler], request)
    names.push(await response?.json())
  }
  return names.map((body) => (body as { value: { requestId: string } | null }).value?.requestId)
}

describe('a repeated request with the same key', () => {
  test('is answered by `replay`, and not handled', async () => {
    expect(await collectTwice(await createTestWorld('member'), true)).toEqual([
      'handled-0001',
      'again-000001',
    ])
  })

  test('is handled as a new one if the first left nothing', async () => {
    expect(await collectTwice(await createTestWorld('member'), false)).toEqual([
      'handled-0001',
      'handled-0001',
    ])
  })
})
