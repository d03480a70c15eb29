// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import BelowFold from '#features/visitor/home/components/below-fold.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

test('F-08 recently played games come first, before the hot games', async () => {
  const view = <BelowFold />
  await openPortal(frozenLink('member'), '/', { view, texts: ['home', 'game'] })
  const own = await screen.findByText('Continue playing')
  const hot = await screen.findByText('Hot right now')
  expect(own.compareDocumentPosition(hot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
