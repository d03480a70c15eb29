import { ownAddressesOf, SCENARIOS, walkPseudo } from '../../scripts/walk/pseudo.mjs'
import { readRoutes } from '../../scripts/walk/screens.mjs'
import { openVisit } from '../../scripts/walk/visit.mjs'
import { expect, test } from '../fixtures.ts'

const WIDTH = 390

test.describe('in the pseudo-language', { tag: '@desktop' }, () => {
  for (const role of Object.keys(SCENARIOS)) {
    test(`D-004 every address of the ${role}: no text is hard-coded, cut or wider than a phone`, async ({
      browser,
      baseURL,
    }) => {
      const addresses = ownAddressesOf(await readRoutes(), role)
      const visit = await openVisit(browser, { url: baseURL ?? '', keys: [], width: WIDTH })
      expect(await walkPseudo(visit, { role, addresses, width: WIDTH })).toEqual([])
      await visit.close()
    })
  }
})
