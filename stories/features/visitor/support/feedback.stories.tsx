import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import type { Fault } from '../../../../mocks/faults/fault.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { screen } from '../../../setup/portal.tsx'
import { fillFeedback, sendFeedback, stillThere, worldOf } from './hand.ts'

const meta = {
  ...screen,
  title: 'Features/Support/Feedback',
  // What one story typed is no business of the next.
  beforeEach: () => formDrafts.clear(),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/pointMall?popup=feedback',
})

export const Ready: Story = {
  parameters: at('member'),
  play: async () => {
    await page.findByRole('dialog', { name: 'Feedback' })
    await page.findByRole('img', { name: 'Four characters to copy' })
  },
}

export const Daylight: Story = { parameters: at('guest'), globals: { theme: 'daylight' } }

export const RightToLeft: Story = { parameters: at('guest'), globals: { direction: 'rtl' } }

export const LongWords: Story = { parameters: at('guest'), globals: { language: 'pseudo' } }

export const PhoneBengali: Story = {
  parameters: at('guest'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const EmptyFields: Story = {
  parameters: at('guest'),
  play: async () => {
    await page.findByRole('radio', { name: 'Deposit' })
    await sendFeedback()
    await page.findByRole('region', { name: 'Please fill in these fields' })
    await waitFor(() => expect(page.getByRole('link', { name: 'Description' })).toBeVisible())
    await expect(page.getByRole('radio', { name: 'Deposit' })).toHaveFocus()
  },
}

export const EmptyFieldsPhone: Story = {
  ...EmptyFields,
  globals: { viewport: { value: 'phone' } },
}

export const RefusedCaptcha: Story = {
  parameters: at('guest'),
  play: async (context) => {
    await fillFeedback(context, '0000')
    await sendFeedback()
    await page.findByText('That is not what the picture says. Here is a new one.')
    await waitFor(() => expect(page.getByLabelText('Characters in the picture')).toHaveFocus())
    await stillThere()
  },
}

/** A feedback that meets a fault: the words are there, and so is everything typed. */
const meets = (fault: Fault, words: RegExp): Story => ({
  parameters: at('member'),
  play: async (context) => {
    worldOf(context).faults.set('sendFeedback', fault)
    await fillFeedback(context)
    await sendFeedback()
    await page.findByText(words)
    await stillThere()
  },
})

export const TooOften = meets(
  { kind: 'refusal', code: 'feedback.too.often' },
  /^You can send it in \d+ seconds?\.$/,
)

export const SwitchedOff = meets(
  { kind: 'refusal', code: 'function.not.available' },
  /^This is switched off/,
)

export const Failed = meets({ kind: 'status', status: 500 }, /^Reference for support/)

export const Offline = meets({ kind: 'offline' }, /^Network link is abnormal/)

export const Sent: Story = {
  parameters: at('member'),
  play: async (context) => {
    await fillFeedback(context)
    await sendFeedback()
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
    await page.findByText('Thank you. Your feedback has arrived.')
    await expect(worldOf(context).db.feedbacks.list()).toMatchObject([{ sender: 'rahim', type: 1 }])
  },
}
