// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { forgetHandOver, useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'

afterEach(cleanup)

function Failure() {
  const ref = useRef<HTMLElement>(null)
  useFocusHandOver(ref)
  return (
    <main ref={ref}>
      <button type="button">Retry</button>
    </main>
  )
}

const page = (part: 'failed' | 'opening' | 'there') => {
  if (part === 'failed') return <Failure />
  return part === 'opening' ? <p>Opening</p> : <main>The game</main>
}

test('when a whole page is replaced, the next one gets the focus, even late', async () => {
  const { rerender } = render(page('failed'))
  screen.getByRole('button').focus()
  rerender(page('opening'))
  rerender(page('there'))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
})

test('it takes the focus from nothing else', async () => {
  const own = <input aria-label="Mine" />
  const { rerender } = render(
    <>
      {own}
      {page('failed')}
    </>,
  )
  screen.getByRole('textbox').focus()
  rerender(
    <>
      {own}
      {page('there')}
    </>,
  )
  await Promise.resolve()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a page that begins anew gives nothing of the focus of the one before', async () => {
  const { rerender } = render(page('failed'))
  screen.getByRole('button').focus()
  rerender(page('opening'))
  await Promise.resolve()
  forgetHandOver()
  rerender(page('there'))
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
