import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { searchFieldPairs } from './do-and-dont/search-field.tsx'

const meta = {
  title: 'UI/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: {
    label: 'Search games',
    placeholder: 'Search games',
    value: '',
    onChange: fn(),
    onCommit: fn(),
    labels: { clear: 'Clear search', recent: 'Recent searches', forget: 'Clear all' },
    recent: ['padma', 'golden boat'],
    onForget: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string) => {
      args.onChange(next)
      setValue(next)
    }
    return (
      <div style={{ blockSize: 'var(--w-xs)', maxInlineSize: 'var(--w-sm)' }}>
        <SearchField {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['!test'] }

export const Filled: Story = { args: { value: 'The long tale of the lanterns on the river' } }

/** With a visible label, and no recent searches. */
export const Form: Story = { args: { variant: 'form', placeholder: undefined, recent: undefined } }

/** `/` moves the focus here, an empty field offers recent searches, Esc clears. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('/')
    const field = canvas.getByRole('searchbox', { name: 'Search games' })
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'padma' }))
    await expect(field).toHaveValue('padma')
    await expect(args.onCommit).toHaveBeenCalledWith('padma')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('/')
    await expect(field).toHaveValue('padma/')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onForget).toHaveBeenCalledOnce()
  },
}

export const RightToLeftPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = searchFieldPairs
