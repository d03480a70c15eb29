import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsTitle, stageAt } from '../../stage.ts'

const showsCards = async () => {
  await page.findAllByRole('article')
}

const meta = {
  ...screen,
  title: 'Features/Promotions/Promotions',
  play: showsCards,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/promotions')

export const Ready: Story = { parameters: { ...at('guest'), ...inBengaliToo } }

export const Applied: Story = {
  parameters: at('member+promotions-applied'),
  play: shows('Under review'),
}

export const Loading: Story = { parameters: at('guest+slow'), play: showsTitle('Promotions') }

export const Empty: Story = {
  parameters: at('guest+promotions-none'),
  play: shows('There are no promotions at the moment.'),
}

export const Failed: Story = {
  parameters: at('guest+http-500'),
  play: shows('Reference for customer service'),
}

export const PhoneArabic: Story = {
  parameters: at('member+promotions-applied'),
  globals: phoneArabic,
}

/** Open, automatic, over, and not for an account of this age. */
export const Member: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  tags: ['!test'],
  play: shows(/^For members in their first 7 days/),
}

/** In the first week everything is open. */
export const Newcomer: Story = { parameters: at('first-deposit'), tags: ['!test'] }

export const OtherMembers: Story = {
  parameters: at('member+promotions-not-eligible'),
  tags: ['!test'],
}

export const AllOver: Story = {
  parameters: at('guest+promotions-ended'),
  tags: ['!test'],
  play: shows(/^Ended /),
}

export const Refused: Story = {
  parameters: at('guest+http-403'),
  tags: ['!test'],
  play: shows('You do not have access to this.'),
}

export const Offline: Story = {
  parameters: at('guest+offline'),
  tags: ['!test'],
  play: showsOffline,
}

export const LostPictures: Story = { parameters: at('guest+image-404'), tags: ['!test'] }
export const Bengali: Story = {
  parameters: at('guest'),
  globals: { language: 'BN' },
  tags: ['!test'],
}
export const Daylight: Story = {
  parameters: at('member'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
}
export const LongWords: Story = {
  parameters: at('guest'),
  globals: { language: 'pseudo' },
  tags: ['!test'],
}
