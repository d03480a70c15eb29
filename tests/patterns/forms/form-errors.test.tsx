// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { FormErrors } from '#patterns/forms/form-errors.tsx'
import { stubBrowser } from '#tests/harness/browser.ts'

beforeAll(async () => {
  await startI18n()
  await loadTexts('forms')
})

const fields = ['name', 'code', 'mail', 'age', 'terms'].map((id) => ({
  id,
  label: id,
  message: 'wrong',
}))

test('after each submit the errors of a long form scroll into view, starting with their title', () => {
  stubBrowser()
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { rerender } = render(<FormErrors fields={fields} tries={0} />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(seen).not.toHaveBeenCalled()
  for (const tries of [1, 2]) {
    rerender(<FormErrors fields={fields} tries={tries} />)
    expect(seen.mock.contexts.at(-1)).toBe(screen.getByRole('region'))
    expect(seen).toHaveBeenCalledTimes(tries)
  }
})
