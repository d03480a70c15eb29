import {
  hearAnswers,
  ownAddressesOf,
  pseudoMistakesIn,
  SCENARIOS,
  walkPseudo,
  wordsOfIntl,
} from '#scripts/walk/pseudo.mjs'
import { readRoutes } from '#scripts/walk/screens.mjs'
import { openVisit } from '#scripts/walk/visit.mjs'
import { AT, expect, test } from '../fixtures.ts'

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

  test('planted mistakes are found: a hard-coded word, one that is cut off, one over another', async ({
    page,
  }) => {
    await page.addInitScript('window.walk = { calls: 0, last: 0 }')
    await page.addInitScript(hearAnswers)
    await page.setViewportSize({ width: WIDTH, height: 844 })
    await page.goto(`/promotions?scenario=guest+lang-PSEUDO&${AT}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const plant = (style: string, words: string) =>
      page.evaluate(
        ([css, text]) => {
          document.querySelector('#planted')?.remove()
          const box = document.createElement('section')
          box.id = 'planted'
          const [one, other] = [document.createElement('p'), document.createElement('p')]
          one.textContent = text ?? ''
          other.textContent = '[ŵöŕðš]'
          one.style.cssText = css ?? ''
          box.append(one, other)
          document.querySelector('main')?.prepend(box)
        },
        [style, words],
      )
    const found = async () => {
      const all = await page.evaluate(pseudoMistakesIn, { known: wordsOfIntl(), width: WIDTH })
      return all.map((one) => one.split(':')[0])
    }
    await plant('', '[ţéxţ]')
    expect(await found()).toEqual([])
    await plant('', 'Zebracrossing')
    expect(await found()).toEqual(['not a text'])
    await plant('overflow: hidden; white-space: nowrap; inline-size: 3rem', '[ţéxţ ŵîţĥöûţ åñ éñð]')
    expect(await found()).toEqual(['cut'])
    await plant('margin-block-end: -1rem', '[ţéxţ]')
    expect(await found()).toEqual(['overlap'])
  })
})
