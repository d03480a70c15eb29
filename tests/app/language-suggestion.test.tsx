// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '#app/app.tsx'
import LanguageSuggestion from '#app/boot/language-suggestion.tsx'
import { useSuggestedLanguage } from '#app/boot/suggested-language.ts'
import { useLanguageChange } from '#app/header/language-change.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  vi.restoreAllMocks()
})

let change: (code: string) => void
function Suggested() {
  const language = useSuggestedLanguage()
  change = useLanguageChange()
  return language && <LanguageSuggestion language={language} />
}

const open = () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  const view = (
    <>
      <App />
      <Suggested />
    </>
  )
  return openPortal(frozenLink('guest+ty-supported'), '/promotions', {
    language: 'BN',
    view,
    texts: ['language'],
  })
}
const card = () => screen.queryByRole('region', { name: 'Use this portal in English?' })

test('D-004 the question is announced politely, and answering it moves the focus to the page', async () => {
  await open()
  await waitFor(() => expect(card()).toBeTruthy())
  const announced = screen.getAllByRole('status').map((status) => status.textContent)
  expect(announced).toContain('Use this portal in English?')
  await userEvent.setup().click(screen.getByRole('button', { name: 'না, ধন্যবাদ' }))
  expect(card()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('D-004 choosing a third language answers the question', async () => {
  await open()
  await waitFor(() => expect(card()).toBeTruthy())
  act(() => change('TY'))
  await waitFor(() => expect(card()).toBeNull())
})
