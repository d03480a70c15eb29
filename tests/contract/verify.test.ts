// `npm run contract -- verify` checks whether a backend follows the contract.
import { describe, expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { verify } from '#scripts/contract/verify-run.mjs'
import { createTestWorld } from '#tests/mocks/helpers.ts'
import { readContract } from './contract.ts'
import { MUTATIONS, mutated } from './mutations.mjs'

const contract = await readContract()
const world = await createTestWorld('member')
const settings = {
  contract,
  backend: 'http://localhost',
  session: world.visitor.token ?? '',
  send: world.handle,
}

test('a backend that follows the contract has no drift, and only its reads are called', async () => {
  const results = await verify(settings)
  expect(results.filter(({ drifts }) => drifts.length > 0)).toEqual([])
  const asked = world.log.entries().map(({ method }) => method)
  expect(new Set(asked)).toEqual(new Set(['GET']))
  expect(results.map(({ id }) => id)).not.toContain('launchGame')
  expect(results.filter(({ granted }) => granted).length).toBeGreaterThan(80)
})

test("writes are called on request, encrypted with the backend's key", async () => {
  const only = ['getPermissionConfig', 'changePassword', 'setLanguage']
  const { visitor, handle } = await createTestWorld('member')
  const own = { ...settings, session: visitor.token ?? '', send: handle }
  const results = await verify({ ...own, only, writes: true })
  expect(results).toEqual([
    { id: 'getPermissionConfig', status: 200, granted: true, drifts: [] },
    { id: 'setLanguage', status: 200, granted: true, drifts: [] },
    // A 422 would mean that the body could not be decrypted.
    { id: 'changePassword', status: 200, granted: true, drifts: [] },
  ])
})

test('a backend that does not answer is reported', async () => {
  const send = () => Promise.reject(new TypeError('refused'))
  expect(await verify({ ...settings, only: ['getBalance'], send })).toEqual([
    { id: 'getBalance', status: 0, granted: false, drifts: ['it does not answer: refused'] },
  ])
})

describe('planted mistakes', () => {
  test('there are at least twenty', () => {
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(20)
  })

  test.each(MUTATIONS)('$name is found', async ({ operation, change }) => {
    const path = Object.entries(operations).find(([id]) => id === operation)?.[1].path ?? ''
    const send = mutated(world.handle, path, change)
    const [result] = await verify({ ...settings, only: [operation], send })
    expect(result?.drifts).not.toEqual([])
  })
})
