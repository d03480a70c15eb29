import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { screen } from '../../../setup/portal.tsx'
import { at, choose, PADMA, press } from './acts.ts'

const meta = {
  ...screen,
  title: 'Features/Lottery/Lottery',
  beforeEach: () => formDrafts.clear(),
  play: () => page.findAllByRole('article').then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
const lists = (scenario: string, words: string | RegExp): Story => ({
  parameters: at(scenario),
  play: () => page.findAllByText(words).then(() => undefined),
})
export const List: Story = { parameters: at('member') }

export const UnknownCode: Story = {
  parameters: at('member', '/sealottery?gameCode=NOBODY'),
  play: async () => {
    await page.findByText(/^There is no lottery with the code NOBODY here/)
    await userEvent.click(await page.findByRole('link', { name: 'Mekong 4D' }))
    await page.findByRole('heading', { level: 1, name: 'Mekong 4D' })
    await userEvent.click(page.getByRole('link', { name: 'Back' }))
    await page.findByRole('heading', { level: 1, name: 'SEA lottery' })
  },
}
/** Chosen, refused by the form, mended, placed, and found among the own bets. */
export const Placed: Story = {
  parameters: at('member', PADMA),
  play: async () => {
    await choose()
    await expect(page.getByRole('button', { name: '7' })).toHaveAttribute('aria-pressed', 'false')
    const stake = page.getByLabelText('Stake for 2 balls 7, 21')
    await userEvent.clear(stake)
    await userEvent.type(stake, '5000')
    await press(/^Place bet/)
    await page.findByText('At most ৳1,000.00')
    await waitFor(() => expect(stake).toHaveFocus())
    await userEvent.clear(stake)
    await userEvent.type(stake, '12.5{Enter}')
    await page.findByText('Nothing on the slip yet. Choose numbers and add them.')
    await userEvent.click(page.getByRole('tab', { name: 'My bets' }))
    const bets = await page.findByRole('list', { name: 'My bets' })
    await within(bets).findByText('Waiting')
  },
}
/** The draw closes while the slip is filled: nothing is lost, the next draw is one press away. */
export const Closing: Story = {
  parameters: at('member+lottery-closing', PADMA),
  play: async () => {
    await choose()
    await page.findByText(/^Draw \d+-0109 has closed$/)
    await expect(page.getByLabelText('Stake for 2 balls 7, 21')).toHaveValue('1.00')
    await press(/^Bet on draw \d+-0110 instead$/)
    await page.findByText(/^For draw \d+-0110$/)
  },
}
/** Beyond the limit the player set: how much is left, the way to the limits, and the line as it was. */
export const LossLimit: Story = {
  parameters: at('member+loss-limit', PADMA),
  play: async () => {
    await choose()
    const stake = page.getByLabelText('Stake for 2 balls 7, 21')
    await userEvent.clear(stake)
    await userEvent.type(stake, '100.01')
    await press(/^Place bet/)
    await page.findByText('This bet would go past your loss limit')
    await expect(stake).toHaveValue('100.01')
  },
}
/** Whoever takes a break is told so kindly, and loses no line. */
export const Excluded: Story = {
  parameters: at('member+self-excluded', PADMA),
  globals: { language: 'BN', viewport: { value: 'phone' }, theme: 'daylight' },
  play: async () => {
    await press('আমার হয়ে বাছুন')
    await press('স্লিপে যোগ করুন')
    await press('স্লিপ খুলুন')
    await press(/বাজি ধরুন$/)
    await page.findByText('আপনি নিজেকে খেলা থেকে বিরত রেখেছেন')
    await page.findByRole('button', { name: 'সীমা ও সহায়তা' })
  },
}
/** Nothing counts down to a bet that is not taken, and nothing asks for numbers. */
export const Closed: Story = {
  parameters: at('member', '/lottery?gameCode=JAMUNA-536'),
  play: async () => {
    await page.findByText(/^This lottery is under maintenance/)
    await expect(page.queryByRole('button', { name: 'Add to slip' })).toBeNull()
  },
}
export const Loading: Story = lists('member+slow', 'Lottery')
export const Empty: Story = lists('member+empty-lists', /^There are no lotteries/)
export const Failed: Story = lists('member+http-500', 'Reference for support')
export const Offline: Story = lists('member+offline', 'Network link is abnormal, please try again')
export const PhoneBengali: Story = {
  parameters: at('member', '/vnlottery?gameCode=VN-HANOI'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: async () => {
    await press('আমার হয়ে বাছুন')
    await press('স্লিপে যোগ করুন')
    await press('স্লিপ খুলুন')
    await page.findByRole('dialog', { name: 'বাজির স্লিপ' })
  },
}
/** API-38: the provider takes the bets: the draw is shown, and the way to its page. */
export const AtVendor: Story = {
  parameters: at('member+lottery-vendor', '/vnLottery?gameCode=VN-HANOI'),
  play: () => page.findByRole('link', { name: 'Open the betting' }).then(() => undefined),
}
export const DaylightRightToLeft: Story = {
  parameters: at('member', '/vnLottery?gameCode=VN-HANOI'),
  globals: { theme: 'daylight', direction: 'rtl' },
  play: () => page.findByRole('heading', { name: 'Hanoi' }).then(() => undefined),
}
