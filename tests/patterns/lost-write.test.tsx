// @vitest-environment jsdom, of its own
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LostWrite } from '#patterns/lost-write.tsx'

afterEach(cleanup)

const form = (state: 'checking' | null) => (
  <form>
    {state ? null : <button type="submit">Claim</button>}
    <LostWrite lostWrite={{ state, check: () => undefined }} />
  </form>
)

test('WCAG 2.4.3: takes the focus from a button that has disappeared', () => {
  const { rerender } = render(form(null))
  screen.getByRole('button').focus()
  rerender(form('checking'))
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
