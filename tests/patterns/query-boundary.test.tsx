// @vitest-environment jsdom
import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { QueryBoundary, QueryFailure } from '#patterns/query-boundary.tsx'

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

test('content replaces a skeleton of its shape: open parts stay open, and the focus stays', async () => {
  const { rerender } = render(page(undefined, true))
  await userEvent.click(screen.getByRole('button'))
  rerender(page(10, true))
  const button = screen.getByRole('button', { name: '1' })
  expect(document.activeElement).toBe(button)
})

test("any other content starts anew, without the skeleton's state", () => {
  const { rerender } = render(page(undefined, false))
  rerender(page(10, false))
  expect(screen.getByRole('button', { name: '10' })).toBeTruthy()
})

test('after a successful "Try again" the focus moves to the heading of its section', async () => {
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

test('"Try again" goes from the failure to the content without the skeleton between them', async () => {
  // On a busy device React may render before a query's observers are notified.
  notifyManager.setScheduler((tell) => void setTimeout(tell, 30))
  onTestFinished(() => notifyManager.setScheduler((tell) => void setTimeout(tell, 0)))
  let fails = true
  const answer = async () => {
    if (fails) throw new Error('broken')
    await new Promise((done) => setTimeout(done, 80))
    return 'Seven offers'
  }
  const shown: string[] = []
  const Waiting = () => {
    shown.push('waiting')
    return null
  }
  const Offers = () => {
    const offers = useQuery({ queryKey: ['offers'], queryFn: answer, retry: false })
    return offers.data ? (
      <p>{offers.data}</p>
    ) : (
      <QueryFailure query={offers} waiting={<Waiting />} />
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Offers />
    </QueryClientProvider>,
  )
  const retry = await screen.findByRole('button')
  fails = false
  shown.length = 0
  await userEvent.click(retry)
  await screen.findByText('Seven offers')
  expect(shown).toEqual([])
})
