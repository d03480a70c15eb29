import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { formDrafts } from '#session/drafts.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { expectTextKept, fillFeedback, getWorld, sendFeedback } from './feedback-steps.ts'

const meta = {
  ...screen,
  title: 'Features/Support/Feedback',
  beforeEach: () => formDrafts.clear(),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/pointMall?popup=feedback',
})

export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await page.findByRole('dialog', { name: 'Feedback' })
    await page.findByRole('img', { name: 'Four characters to copy' })
  },
}

export const EmptyFields: Story = {
  parameters: at('guest'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await page.findByRole('radio', { name: 'Deposit' })
    await sendFeedback()
    await waitFor(() => expect(page.getByRole('link', { name: 'Description' })).toBeVisible())
    await expect(page.getByRole('radio', { name: 'Deposit' })).toHaveFocus()
  },
}

/** Submits a complete form under a fault: an error is shown and the input is kept. */
const refusedBy = (fault: Fault, text: RegExp): Pick<Story, 'parameters' | 'play'> => ({
  parameters: at('member'),
  play: async (context) => {
    getWorld(context).faults.set('sendFeedback', fault)
    await fillFeedback(context)
    await sendFeedback()
    await page.findByText(text)
    await expectTextKept()
  },
})

export const TooOften: Story = {
  ...refusedBy(
    { kind: 'refusal', code: 'feedback.too.often' },
    /^You can send it in \d+ seconds?\.$/,
  ),
}

export const Failed: Story = {
  ...refusedBy({ kind: 'status', status: 500 }, /^Reference for customer service/),
}

export const Arabic: Story = {
  parameters: at('guest'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

export const EmptyFieldsDesktop: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  play: async () => {
    await page.findByRole('radio', { name: 'Deposit' })
    await sendFeedback()
  },
}

export const RefusedCaptcha: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  play: async (context) => {
    await fillFeedback(context, '0000')
    await sendFeedback()
  },
}

export const SwitchedOff: Story = {
  tags: ['!test'],
  ...refusedBy({ kind: 'refusal', code: 'function.not.available' }, /^This is not available/),
}

export const Offline: Story = {
  tags: ['!test'],
  ...refusedBy({ kind: 'offline' }, /^Network link is abnormal/),
}

export const Sent: Story = {
  tags: ['!test'],
  parameters: at('member'),
  play: async (context) => {
    await fillFeedback(context)
    await sendFeedback()
    await page.findByText('Thank you. We have your feedback.')
  },
}

export const Daylight: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  globals: { theme: 'daylight' },
}

export const LongTexts: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  globals: { language: 'pseudo' },
}
