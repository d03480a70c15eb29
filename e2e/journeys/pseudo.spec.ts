import { SEED_AND_CLOCK } from '../fixtures.ts'
import { hearAnswers, pseudoMistakesIn, wordsOfIntl } from '../pseudo/in-page.ts'
import { walkPseudo } from '../pseudo/walk.ts'
import { popupAddress, readRoutes, screensOf } from '../walk/screens.ts'
import { expect, test } from '../walk/visit.ts'

const WIDTH = 390

test.use({ viewport: { width: WIDTH, height: 844 } })

test.describe('in the pseudo-language', { tag: '@desktop' }, () => {
  // The walk `pseudo` visits the addresses of members and agents too, and on wide screens, each night.
  test('D-004 every address of the guest: no text is hard-coded, cut or wider than a phone', async ({
    visit,
  }) => {
    const { routes, popups } = await readRoutes()
    const addresses = [...screensOf(routes, 'guest'), ...popups.map(popupAddress)]
    expect(await walkPseudo(visit, 'guest', addresses)).toEqual([])
  })

  test('planted mistakes are found: a hard-coded word, one that is cut off, one over another', async ({
    page,
  }) => {
    await page.addInitScript('window.walk = { calls: 0, last: 0 }')
    await page.addInitScript(hearAnswers)
    await page.goto(`/promotions?scenario=guest+lang-PSEUDO&${SEED_AND_CLOCK}`)
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
