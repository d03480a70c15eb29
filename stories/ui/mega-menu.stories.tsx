import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { MegaMenu } from '#ui/mega-menu/mega-menu.tsx'
import { megaMenuPairs } from './do-and-dont/mega-menu.tsx'

type Words = { row: string; home: string; slots: string; live: string; all: string }
type Args = { words: Words; vendors: number; large: boolean }

const EN = { row: 'Games', home: 'Home', slots: 'Slots', live: 'Live', all: 'All of them' }
const BN = { row: 'গেমস', home: 'হোম', slots: 'স্লট', live: 'লাইভ', all: 'সব দেখুন' }

/** A row of links as the page renders it, and the menu that enhances it. */
function Row({ words, vendors, large }: Args) {
  const row = useRef<HTMLUListElement>(null)
  // Padding keeps the links away from the corner where the test browser's pointer rests.
  const padded = { padding: 'var(--sp-8)', minBlockSize: '50vh' }
  const look = { padding: 'var(--sp-3)', minBlockSize: 'var(--tap)', display: 'block' }
  return (
    <nav style={padded} aria-label={words.row}>
      <div style={{ position: 'relative' }}>
        <ul ref={row} style={{ display: 'flex' }}>
          {(['home', 'slots', 'live'] as const).map((key) => (
            <li key={key}>
              <a href={`#${key}`} style={look} data-menu={key === 'home' ? undefined : key}>
                {words[key]}
              </a>
            </li>
          ))}
        </ul>
        <MegaMenu row={row} label={(id) => id} size={() => (large ? 'large' : 'normal')}>
          {(id) => (
            <ul>
              <li>
                <a href={`#all-${id}`}>{words.all}</a>
              </li>
              {Array.from({ length: vendors }, (_, index) => `${id} ${index + 1}`).map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          )}
        </MegaMenu>
      </div>
    </nav>
  )
}

const meta = {
  title: 'UI/MegaMenu',
  tags: ['autodocs'],
  component: Row,
  args: { words: EN, vendors: 3, large: false },
  parameters: { docs: inFrame, layout: 'fullscreen', bn: { words: BN } },
} satisfies Meta<typeof Row>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ['!test'] }

/** Hovering a link opens its panel; leaving closes it. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    // The listeners are attached once the links have aria-expanded.
    const slots = canvas.getByRole('link', { name: 'Slots' })
    await waitFor(() => expect(slots).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.hover(slots)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'slots' })).toBeVisible())
    await userEvent.hover(canvas.getByRole('link', { name: 'Live' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'live' })).toBeVisible())
    await userEvent.hover(canvas.getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}

/** Arrow down or Enter opens the panel and moves into it; Esc returns. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const slots = canvas.getByRole('link', { name: 'Slots' })
    slots.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All of them' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(slots).toHaveFocus()
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'live' })).toBeVisible())
  },
}

/** The panel is as wide as the row. */
export const Large: Story = {
  args: { large: true, vendors: 24 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Slots' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'slots' })).toHaveAttribute('data-size', 'large'),
    )
  },
}

export const RightToLeft: Story = { ...ByPointer, globals: { direction: 'rtl' } }

export const DoAndDont: Story = megaMenuPairs
