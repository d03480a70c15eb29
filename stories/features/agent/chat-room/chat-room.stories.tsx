import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'

const meta = { ...screen, title: 'Features/Agent/ChatRoom' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = agentParameters('chatRoom')

/**
 * OTH-21, D-067: the portal's own chat page runs in a sandboxed frame without an origin and gets the portal's theme and
 * clock.
 */
export const Ready: Story = {
  parameters: { ...at('agent-chat-room'), ...inBengaliToo },
  play: async () => {
    const frame = await page.findByTitle('Chat room')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/model=general&lang=EN&zone=Asia%2FDhaka&now=\d+&look=(light|dark)$/),
    )
  },
}

/** The call is refused because the department is closed. */
export const Closed: Story = {
  parameters: at('agent-chat-closed'),
  play: shows(/^Nobody is available right now/),
}

/** D-067: without the merchant's flag, the chat room's address shows the team instead. */
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
  play: shows('We could not load your account. Still trying.'),
}
