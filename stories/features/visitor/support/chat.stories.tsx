import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, spyOn, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { getWorld } from './feedback-steps.ts'

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

const START = { name: 'Start chat: General questions' }
const start = async () => userEvent.click(await page.findByRole('button', START))

/** Replaces `window.open`, so that no story opens a real window. */
const stubWindowOpen = (opened: Window | null) => spyOn(window, 'open').mockReturnValue(opened)

export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await page.findByRole('button', START)
    await page.findByRole('link', { name: /^Telegram/ })
  },
}

export const Loading: Story = {
  parameters: at('guest+timeout'),
  play: async () => void (await page.findByRole('status', { name: 'Loading' })),
}

export const Empty: Story = {
  parameters: at('guest+empty-lists'),
  play: async () => void (await page.findByText(/Nobody is available in the chat right now/)),
}

export const Failed: Story = {
  parameters: at('guest'),
  beforeEach: (context) => {
    getWorld(context).faults.set('getLiveChatModels', { kind: 'status', status: 429 })
  },
  play: async () => void (await page.findByRole('button', { name: 'Try again' })),
}

export const Blocked: Story = {
  parameters: at('guest'),
  play: async () => {
    stubWindowOpen(null)
    await start()
    await page.findByText(/^Popup blocked/)
  },
}

export const Arabic: Story = {
  parameters: at('guest'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

export const SwitchedOff: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  beforeEach: (context) => {
    const code = 'function.not.available'
    getWorld(context).faults.set('getLiveChatModels', { kind: 'refusal', code })
  },
}

export const DepartmentWentOffline: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  play: async (context) => {
    const frame = document.createElement('iframe')
    context.canvasElement.append(frame)
    stubWindowOpen(frame.contentWindow)
    getWorld(context).faults.set('launchChat', { kind: 'refusal', code: 'chat.offline' })
    await start()
    await page.findByText(/This team is offline right now\. Choose another/)
    frame.remove()
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
