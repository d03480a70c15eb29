import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'
import { agentStage } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/ChatRoom' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentStage('chatRoom')

/** OTH-21, D-067: our own page gets no origin in the frame, and the look and the clock of the portal. */
export const Ready: Story = {
  parameters: at('agent-chat-room'),
  play: async () => {
    const frame = await page.findByTitle('Chat room')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/model=general&lang=EN&zone=Asia%2FDhaka&now=\d+&look=(light|dark)$/),
    )
  },
}

/** Refused: the department is closed. */
export const Closed: Story = {
  parameters: at('agent-chat-closed'),
  play: shows(/^Nobody is at the desk right now/),
}

/** D-067: without the merchant's flag its address shows the team instead. */
export const Off: Story = {
  tags: ['!test'],
  parameters: at('agent-no-team'),
  play: showsTitle('Team overview'),
}

export const PhoneArabic: Story = {
  parameters: at('agent-chat-room'),
  globals: phoneArabic,
  play: shows('فتح المحادثة في نافذة مستقلة'),
}

export const Loading: Story = {
  tags: ['!test'],
  parameters: at('agent-chat-room+slow'),
  play: showsTitle('Chat room'),
}

export const Failed: Story = {
  tags: ['!test'],
  parameters: at('agent-chat-room+http-429'),
  play: showsRetry,
}
