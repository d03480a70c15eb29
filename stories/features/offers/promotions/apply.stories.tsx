import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import type { Fault } from '../../../../mocks/faults/fault.ts'
import type { World } from '../../../../mocks/world/world-types.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { screen } from '../../../setup/portal.tsx'
import { drawn } from '../../../ui/drawn-file.ts'

const meta = {
  ...screen,
  title: 'Features/Promotions/Apply',
  beforeEach: () => formDrafts.clear(),
  play: () => page.findByRole('button', { name: 'Send application' }).then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, id = 75) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/promotions?id=${id}&apply=1`,
})

const send = async () =>
  userEvent.click(await page.findByRole('button', { name: 'Send application' }))

async function fill() {
  await userEvent.click(await page.findByLabelText(/^Comment/))
  await userEvent.paste('All ten are ticked.')
  const slip = await drawn('image/png', 'list.png')
  await userEvent.upload(page.getByLabelText('Pictures: Choose pictures'), slip)
  await page.findByRole('button', { name: 'Remove list.png' })
}

export const Ready: Story = { parameters: at('member') }

export const WithoutPicture: Story = {
  parameters: at('member'),
  play: async () => {
    await send()
    await page.findByText('Please add a picture; this promotion asks for one')
  },
}

export const Filled: Story = { parameters: at('member'), play: fill }

export const Sent: Story = {
  parameters: at('member'),
  play: async () => {
    await fill()
    await send()
    await page.findByText('Your application is being looked at.')
  },
}

/** An application that meets a fault: it is said, and what was entered is still there. */
const meets = (scenario: string, words: RegExp, fault?: Fault): Story => ({
  parameters: at(scenario),
  play: async ({ loaded }) => {
    const world: World | undefined = loaded.world
    if (fault) world?.faults.set('applyForPromotion', fault)
    await fill()
    await send()
    await page.findByText(words)
    await waitFor(() => expect(page.getByLabelText(/^Comment/)).toHaveValue('All ten are ticked.'))
    await expect(page.getByRole('button', { name: 'Remove list.png' })).toBeVisible()
  },
})

export const Refused = meets('member+promotions-not-eligible', /^This promotion is not for your/)
export const Failed = meets('member', /^Reference for support/, { kind: 'status', status: 500 })
export const Offline = meets('member', /^Network link is abnormal/, { kind: 'offline' })

export const Daylight: Story = { parameters: at('member', 72), globals: { theme: 'daylight' } }
export const RightToLeft: Story = { parameters: at('member', 72), globals: { direction: 'rtl' } }
export const LongWords: Story = {
  parameters: at('member', 72),
  globals: { language: 'pseudo' },
  play: () => page.findAllByRole('dialog').then(() => undefined),
}
export const PhoneBengali: Story = {
  parameters: at('member'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: () => page.findByRole('button', { name: 'আবেদন পাঠান' }).then(() => undefined),
}
