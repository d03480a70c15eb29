import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SlideCheck, type SlideState } from '#ui/slide-check/slide-check.tsx'
import { slideCheckPairs } from './do-and-dont/slide-check.tsx'
import { drag } from './drag.ts'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/SlideCheck',
  tags: ['autodocs'],
  component: SlideCheck,
  args: {
    label: 'Show that you are a person',
    state: 'idle',
    hintLabel: 'Slide to the end',
    readyLabel: 'Let go, or press Enter',
    checkingLabel: 'Checking…',
    passedLabel: 'Thank you',
    failedLabel: 'That did not work',
    retryLabel: 'Try again',
    onPass: fn(),
    onRetry: fn(),
  },
  parameters: {
    bn: {
      label: 'আপনি যে মানুষ তা দেখান',
      hintLabel: 'শেষ পর্যন্ত সরান',
      readyLabel: 'ছেড়ে দিন, অথবা এন্টার চাপুন',
      checkingLabel: 'যাচাই হচ্ছে…',
      passedLabel: 'ধন্যবাদ',
      failedLabel: 'যাচাই করা গেল না',
      retryLabel: 'আবার চেষ্টা করুন',
    },
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof SlideCheck>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys, Page Up and End move the slider, Enter submits. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Show that you are a person' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{PageUp}')
    await expect(slider).toHaveAttribute('aria-valuenow', '35')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPass).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onPass).toHaveBeenCalledOnce()
    const passage = { method: 'keyboard', steps: 4, durationMs: expect.any(Number) }
    await expect(args.onPass).toHaveBeenCalledWith(passage)
  },
}

/** Released before the end, the thumb returns to the start; at the end it submits. */
export const ByDrag: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    await (await drag(slider, 80))()
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
    const release = await drag(slider, 900)
    await expect(canvas.getByRole('status')).toHaveTextContent('Let go, or press Enter')
    await release()
    await expect(args.onPass).toHaveBeenCalledWith(expect.objectContaining({ method: 'pointer' }))
  },
}

/** Dragging is not required: each tap moves the thumb by a quarter. */
export const ByTaps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    for (const part of ['25', '50', '75', '100']) {
      await userEvent.click(slider)
      await expect(slider).toHaveAttribute('aria-valuenow', part)
    }
    await expect(args.onPass).toHaveBeenCalledOnce()
  },
}
export const Checking: Story = { args: { state: 'checking' } }
export const Passed: Story = { tags: ['!test'], args: { state: 'passed' } }

/** After a failure the focus moves to Try again, and back to the slider. */
export const Failed: Story = {
  render: function Refused(args) {
    const [state, setState] = useState<SlideState>('idle')
    const set = (next: SlideState) => () => setState(next)
    return <SlideCheck {...args} state={state} onPass={set('failed')} onRetry={set('idle')} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{Enter}')
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(retry).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const slider = await canvas.findByRole('slider')
    await waitFor(() => expect(slider).toHaveFocus())
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
  },
}

export const Disabled: Story = { tags: ['!test'], args: { disabled: true } }
export const LongText: Story = {
  tags: ['!test'],
  args: { hintLabel: 'Move the button along this line until it stands at the very end of it' },
}
export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }
/** The end is on the left, and the left arrow moves towards it. */
export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '20')
  },
}

export const DoAndDont: Story = slideCheckPairs
