// Mistakes planted into the page must be found, and a page without one must be fine.
import { expect, test } from '../walk/visit.ts'
import type { Case } from './cases.ts'
import { PLANTS, tools } from './plants.ts'
import { readCase } from './read-case.ts'
import { writeCase } from './write-case.ts'

test.use({ virtual: true })

/** A read and a form in which nothing is wrong without a planted mistake. */
const READ: Case = {
  operation: 'getVip',
  fault: '500',
  world: 'member',
  address: '/member?page=vip',
}
const WRITE: Case = {
  operation: 'transferWallet',
  fault: '500',
  world: 'member',
  address: '/member?page=transferFund',
  presses: ['Transfer'],
}

test('nothing is wrong with a read that fails as designed', async ({ visit }) => {
  expect(await readCase(visit, READ)).toEqual([])
})

test('nothing is wrong with a write that fails as designed', async ({ visit }) => {
  expect(await writeCase(visit, WRITE)).toEqual([])
})

for (const { name, in: place, found, plant } of PLANTS)
  test(`a planted mistake is found: ${place}, ${name}`, async ({ visit }) => {
    await visit.page.addInitScript(tools)
    await visit.page.addInitScript(plant)
    const wrong = await (place === 'read' ? readCase(visit, READ) : writeCase(visit, WRITE))
    expect(wrong).toContainEqual(expect.stringMatching(found))
  })
