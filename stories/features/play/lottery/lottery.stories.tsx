import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { formDrafts } from '#session/drafts.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows } from '../../stage.ts'
import { choose, openAt, openPhoneSlip, PADMA, place, press, refusedOnPhone } from './acts.ts'

const meta = {
  ...screen,
  title: 'Features/Play/Lottery',
  beforeEach: () => formDrafts.clear(),
  play: () => page.findAllByRole('article').then(() => undefined),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
const lists = (scenario: string, text: string | RegExp): Story => ({
  parameters: openAt(scenario),
  play: shows(text),
})
const tags = ['!test']
export const List: Story = { parameters: { ...openAt('member'), ...inBengaliToo } }

/** A line is chosen, refused by the form, corrected, placed and listed among the player's bets. */
export const Placed: Story = {
  parameters: openAt('member', PADMA),
  play: async () => {
    await choose()
    await expect(page.getByRole('button', { name: '7' })).toHaveAttribute('aria-pressed', 'false')
    const stake = page.getByLabelText('Stake for 2 balls 7, 21')
    await userEvent.clear(stake)
    await userEvent.type(stake, '5000')
    await press(/^Place bet/)
    await page.findByText('Enter ৳1,000.00 or less')
    await waitFor(() => expect(stake).toHaveFocus())
    await userEvent.clear(stake)
    await userEvent.type(stake, '12.5{Enter}')
    await page.findByText('Your slip is empty. Choose numbers and add them.')
    await userEvent.click(page.getByRole('tab', { name: 'My bets' }))
    const bets = await page.findByRole('list', { name: 'My bets' })
    await within(bets).findByText('Open')
  },
}
/** A draw closes: the slip is kept, a button selects the next. No picture, because it needs a moving clock. */
export const Closing: Story = {
  parameters: { ...openAt('member+lottery-closing', PADMA), chromatic: { disableSnapshot: true } },
  play: async () => {
    await choose()
    await page.findByText(/^Draw \d+-0109 has closed$/)
    await expect(page.getByLabelText('Stake for 2 balls 7, 21')).toHaveValue('1.00')
    await press(/^Bet on draw \d+-0110 instead$/)
    await page.findByText(/^For draw \d+-0110$/)
  },
}
export const Loading: Story = lists('member+slow', 'Lottery')
export const Empty: Story = lists('member+empty-lists', /^There are no lotteries/)

export const Failed: Story = lists('member+http-500', 'Reference for customer service')
export const PhoneArabic: Story = {
  parameters: openAt('member', '/vnlottery?gameCode=VN-HANOI'),
  globals: phoneArabic,
  play: async () => {
    await openPhoneSlip('AR')
    await page.findByRole('dialog', { name: 'قسيمة الرهان' })
  },
}

/** A stake beyond the player's own limit: the remaining amount and a link to the limits are shown, the line is kept. */
export const LossLimit: Story = {
  parameters: openAt('member+loss-limit', PADMA),
  tags,
  play: async () => {
    await choose()
    const start = { initialSelectionStart: 0, initialSelectionEnd: 0 }
    await userEvent.type(page.getByLabelText('Stake for 2 balls 7, 21'), '10', start)
    await press(/^Place bet/)
  },
}

/** D-051: the main wallet holds too little; one button brings the money back from the vendors. */
export const MoneyAtVendors: Story = {
  parameters: openAt('member+money-at-vendors', PADMA),
  tags,
  play: place,
}
/** During the player's break the message is friendly and the line is kept. */
export const Excluded: Story = {
  parameters: openAt('member+self-excluded', PADMA),
  globals: { language: 'BN', viewport: { value: 'phone' }, theme: 'daylight' },
  tags,
  play: () => refusedOnPhone('BN', /বাজি ধরুন$/, 'আপনি নিজেকে খেলা থেকে বিরত রেখেছেন'),
}

export const UnknownCode: Story = {
  parameters: openAt('member', '/sealottery?gameCode=NOBODY'),
  tags,
}

/** Under maintenance there is no countdown and no number picker. */
export const Closed: Story = {
  parameters: openAt('member', '/lottery?gameCode=JAMUNA-536'),
  tags,
  play: shows(/^This lottery is under maintenance/),
}

/** API-38: the vendor takes the bets, so the draw is shown with a link to the vendor's page. */
export const AtVendor: Story = {
  parameters: openAt('member+lottery-vendor', '/vnLottery?gameCode=VN-HANOI'),
  tags,
  play: shows('The vendor takes the bets'),
}

export const Offline: Story = { ...lists('member+offline', /^Network link is abnormal/), tags }

export const DaylightArabic: Story = {
  parameters: openAt('member', '/vnLottery?gameCode=VN-HANOI'),
  globals: { theme: 'daylight', language: 'AR' },
  tags,
  play: shows('Hanoi'),
}
