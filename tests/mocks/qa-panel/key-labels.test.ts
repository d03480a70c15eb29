// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { recordTextKeys } from '#mocks/boot/text-keys.ts'
import { useTextKeys } from '#mocks/qa-panel/shell/use-text-keys.ts'

const label = () => document.querySelector('[data-text-key]')

beforeAll(async () => {
  recordTextKeys()
  await startI18n(findLanguage('EN') ?? undefined)
})

test('the key of a text is shown on hover and copied by a click, without clicking the text', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const pressed = vi.fn()
  const home = document.createElement('button')
  home.textContent = i18next.getFixedT('en', 'shell')('nav.home')
  home.addEventListener('click', pressed)
  document.body.append(home)
  const { result } = renderHook(useTextKeys)

  act(() => result.current[1]())
  fireEvent.pointerOver(home)
  expect(label()?.textContent).toContain('shell:nav.home')
  fireEvent.click(home)
  expect(pressed).not.toHaveBeenCalled()
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('shell:nav.home'))
  await expect.poll(() => label()?.textContent).toContain('Copied: ')

  fireEvent.click(home, { altKey: true })
  expect(pressed).toHaveBeenCalledOnce()
  fireEvent.keyDown(window, { ctrlKey: true, altKey: true, code: 'KeyK' })
  expect(label()).toBeNull()
  expect(result.current[0]).toBe(false)
})
