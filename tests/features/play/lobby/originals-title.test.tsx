// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

test('RTE-27 no other page’s title stands before that of the in-house games', async () => {
  const titles = new Set<string>()
  const watch = new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1')) titles.add(heading.textContent ?? '')
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
  await openPortal(frozenLink('guest'), '/rng?vassalage=INHOUSE')
  await screen.findByRole('feed')
  watch.disconnect()
  expect([...titles]).toEqual(['Originals'])
})
