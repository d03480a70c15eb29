import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, spyOn, userEvent } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { worldOf } from './hand.ts'

const meta = {
  ...screen,
  title: 'Features/Support/Live chat',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/pointMall?popup=chat',
})

const start = async () =>
  userEvent.click(await page.findByRole('button', { name: 'Start chat: General questions' }))

/** The window that a chat would open; no story opens a real one. */
const windowIs = (given: Window | null) => spyOn(window, 'open').mockReturnValue(given)

export const Ready: Story = {
  parameters: at('member'),
  play: async () => {
    await page.findByRole('button', { name: 'Start chat: General questions' })
    await page.findByRole('link', { name: /^Telegram/ })
  },
}

export const Daylight: Story = { parameters: at('guest'), globals: { theme: 'daylight' } }

export const RightToLeft: Story = { parameters: at('guest'), globals: { direction: 'rtl' } }

export const LongWords: Story = { parameters: at('guest'), globals: { language: 'pseudo' } }

export const PhoneBengali: Story = {
  parameters: at('guest'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const Loading: Story = {
  parameters: at('guest+timeout'),
  play: async () => {
    await page.findByRole('status', { name: 'Loading' })
  },
}

export const NobodyThere: Story = {
  parameters: at('guest+empty-lists'),
  play: async () => {
    await page.findByText(/Nobody is in the chat right now/)
    await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible()
    await page.findByRole('link', { name: /^Live chat/ })
  },
}

export const Failed: Story = {
  parameters: at('guest'),
  beforeEach: (context) => {
    worldOf(context).faults.set('getLiveChatModels', { kind: 'status', status: 429 })
  },
  play: async (context) => {
    await page.findByText('Too many tries. Please wait a little and try again.')
    worldOf(context).faults.clear()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await page.findByRole('button', { name: 'Start chat: General questions' })
  },
}

export const SwitchedOff: Story = {
  parameters: at('guest'),
  beforeEach: (context) => {
    const code = 'function.not.available'
    worldOf(context).faults.set('getLiveChatModels', { kind: 'refusal', code })
  },
  play: async () => {
    await page.findByText('This is switched off at the moment.')
  },
}

export const Blocked: Story = {
  parameters: at('guest'),
  play: async () => {
    windowIs(null)
    await start()
    await page.findByText('Popup blocked. Please allow popups and try again.')
  },
}

export const DeskHasLeft: Story = {
  parameters: at('guest'),
  play: async (context) => {
    const frame = document.createElement('iframe')
    context.canvasElement.append(frame)
    const room = frame.contentWindow
    windowIs(room)
    worldOf(context).faults.set('launchChat', { kind: 'refusal', code: 'chat.offline' })
    await start()
    await page.findByText(/Nobody is at this desk right now\. Please choose another one/)
    frame.remove()
  },
}
