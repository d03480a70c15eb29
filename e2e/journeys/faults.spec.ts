import { readFileSync } from 'node:fs'
import { fewCases, nameOf, readCases, writeCases } from '#scripts/faults/cases.mjs'
import { readCase } from '#scripts/faults/read-case.mjs'
import { writeCase } from '#scripts/faults/write-case.mjs'
import { openVisit, textKeys } from '#scripts/walk/visit.mjs'
import { expect, test } from '../fixtures.ts'

const read = (kind: string) =>
  JSON.parse(
    readFileSync(new URL(`../../scripts/faults/seen/${kind}.json`, import.meta.url), 'utf8'),
  )

/** A part of the matrix; `npm run faults` runs all of it. */
const FEW = fewCases(readCases(read('reads')), writeCases(read('writes')))

test.describe('an operation that fails', { tag: '@desktop' }, () => {
  for (const one of FEW) {
    test(nameOf(one), async ({ browser, baseURL }) => {
      const visit = await openVisit(browser, {
        url: baseURL ?? '',
        keys: textKeys(),
        virtual: true,
      })
      expect(await ('presses' in one ? writeCase(visit, one) : readCase(visit, one))).toEqual([])
      await visit.close()
    })
  }
})
