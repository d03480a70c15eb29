// @vitest-environment jsdom, of its own
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { QueryBoundary } from '#patterns/query-boundary.tsx'

afterEach(cleanup)

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const query = (data: number | undefined) => ({
  data,
  error: null,
  dataUpdatedAt: 0,
  refetch: async () => {},
})

const page = (data: number | undefined, sameShape: boolean) => (
  <QueryBoundary query={query(data)} sameShape={sameShape} waiting={<Counter start={0} />}>
    {(start) => <Counter start={start} />}
  </QueryBoundary>
)

test('a skeleton of the content’s shape becomes the content: what is open stays open, the focus where it is', async () => {
  const { rerender } = render(page(undefined, true))
  await userEvent.click(screen.getByRole('button'))
  rerender(page(10, true))
  const button = screen.getByRole('button', { name: '1' })
  expect(document.activeElement).toBe(button)
})

test('any other content begins with the answer, not with what its skeleton held', () => {
  const { rerender } = render(page(undefined, false))
  rerender(page(10, false))
  expect(screen.getByRole('button', { name: '10' })).toBeTruthy()
})

test('"Try again" that brings the content leaves the focus to the heading of its part, not to nothing', async () => {
  const failed = { ...query(undefined), error: new Error('broken') }
  const part = (state: typeof failed | ReturnType<typeof query>) => (
    <main>
      <h1>Offers</h1>
      <section>
        <h2>Yours</h2>
        <QueryBoundary query={state} waiting={null}>
          {(count) => <p>{count} offers</p>}
        </QueryBoundary>
      </section>
    </main>
  )
  const { rerender } = render(part(failed))
  await userEvent.click(screen.getByRole('button'))
  rerender(part(query(3)))
  expect(await screen.findByText('3 offers')).toBeTruthy()
  await expect.poll(() => document.activeElement?.textContent).toBe('Yours')
})
