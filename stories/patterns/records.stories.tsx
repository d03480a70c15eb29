import type { Meta, StoryObj } from '@storybook/react-vite'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, screen, waitFor, within } from 'storybook/test'
import { loadTexts } from '#i18n/i18n.ts'
import { ALL, BettingRecord, PER_PAGE } from './betting-record.tsx'

interface Opened {
  client?: QueryClient
  route?: string
}

const meta = {
  title: 'Patterns/Records',
  component: BettingRecord,
  args: { pages: 'some' },
  parameters: { world: 'scenario=member', route: '/' },
  loaders: [
    async () => {
      await loadTexts('records', 'patterns')
      return {}
    },
  ],
  render: (args, { loaded }: { loaded: Opened }) => {
    if (!loaded.client) throw new Error('This story needs parameters.world.')
    return (
      <QueryClientProvider client={loaded.client}>
        <MemoryRouter initialEntries={[loaded.route ?? '/']}>
          <BettingRecord {...args} />
        </MemoryRouter>
      </QueryClientProvider>
    )
  },
} satisfies Meta<typeof BettingRecord>

export default meta
type Story = StoryObj<typeof meta>

/** Page, days and open row are kept in the address; all rows are exported to a file with their totals. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const address = canvasElement.querySelector('output')
    const table = await canvas.findByRole('table', { name: /^Betting record/ })
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + PER_PAGE + 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(await canvas.findByRole('button', { name: '#22' }))
    await screen.findByRole('dialog', { name: 'Round #22' })
    await expect(address).toHaveTextContent('?p=2&row=22')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '#22' })).toHaveFocus())

    const files: Blob[] = []
    const keep = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => {
      files.push(file)
      return keep(file)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    URL.createObjectURL = keep
    const lines = (await files[0]?.text())?.split('\r\n') ?? []
    await expect(lines).toHaveLength(1 + ALL.length + 2)
    await expect(lines.at(-2)).toBe('Total,,31250.00,410.50')
  },
}

export const Waiting: Story = { tags: ['!test'], args: { pages: 'waiting' } }

/** The rows of the previous page, until the rows of this page have arrived. */
export const RowsOfBefore: Story = { tags: ['!test'], args: { pages: 'before' } }

export const Empty: Story = { tags: ['!test'], args: { pages: 'none' } }

export const Failed: Story = { tags: ['!test'], args: { pages: 'failed' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

/** On a phone the rows are taller than the window: the next page is shown from its first row. */
export const PhoneNextPage: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next page' })
    next.scrollIntoView()
    await userEvent.click(next)
    const first = await canvas.findByRole('button', { name: '#21' })
    await waitFor(() => {
      const { top } = first.getBoundingClientRect()
      expect(top).toBeGreaterThan(0)
      expect(top).toBeLessThan(window.innerHeight / 2)
    })
  },
}
