import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SlideCheck, type SlideState } from '../../src/ui/slide-check/slide-check.tsx'
import { drag } from './drag.ts'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/SlideCheck',
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

/** D-027: arrow keys, Page Up and End move it, Enter hands it in. */
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
    const passage = { way: 'keyboard', steps: 4, durationMs: expect.any(Number) }
    await expect(args.onPass).toHaveBeenCalledWith(passage)
  },
}

/** Let go before the end it slips back; at the end it is handed in. */
export const ByHand: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    const giveUp = await drag(slider, 80)
    await giveUp()
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
    const letGo = await drag(slider, 900)
    await expect(canvas.getByRole('status')).toHaveTextContent('Let go, or press Enter')
    await letGo()
    await expect(args.onPass).toHaveBeenCalledWith(expect.objectContaining({ way: 'pointer' }))
  },
}

/** Nobody has to drag: each tap goes a quarter of the way. */
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
export const Passed: Story = { args: { state: 'passed' } }

/** A refusal offers another try; the focus stays where the hand is. */
export const Failed: Story = {
  render: function Refused(args) {
    const [state, setState] = useState<SlideState>('idle')
    const turns = { onPass: () => setState('failed'), onRetry: () => setState('idle') }
    return <SlideCheck {...args} {...turns} state={state} />
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

export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { hintLabel: 'Move the button along this line until it stands at the very end of it' },
}
export const Bengali: Story = { globals: { language: 'BN' } }
/** The end is on the left there, and the left arrow leads to it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '20')
  },
}
export const Phone: Story = { args: { state: 'failed' }, globals: { viewport: { value: 'phone' } } }
