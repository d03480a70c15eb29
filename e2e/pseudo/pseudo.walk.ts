// Visits every address of each role in the pseudo-language: nothing may be hard-coded, cut off or too wide.
import { addressesOf, readRoutes } from '../walk/screens.ts'
import { expect, test } from '../walk/visit.ts'
import { walkPseudo } from './walk.ts'

const known = await readRoutes()

for (const width of [390, 1440])
  for (const language of ['PSEUDO', 'PSEUDO-RTL'])
    test.describe(`${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      for (const role of ['guest', 'member', 'agent'] as const)
        for (const path of addressesOf(known, role))
          test(`${role} ${path}`, async ({ visit }) => {
            expect(await walkPseudo(visit, role, [path], language)).toEqual([])
          })
    })
