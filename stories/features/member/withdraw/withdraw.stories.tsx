import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { phoneBengaliRightToLeft, shows, stageAt } from '../../offers/stage.ts'

const meta = { ...screen, title: 'Features/Member/Withdraw' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/member?page=withdraw')

/** Not open yet: the way to customer service. */
export const Ready: Story = {
  parameters: at('member'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Ask customer service' }))
    await expect(await page.findByRole('dialog')).toBeVisible()
  },
}

export const PhoneBengaliRightToLeft: Story = {
  parameters: at('member'),
  globals: phoneBengaliRightToLeft,
  play: shows('কাস্টমার সার্ভিসে জিজ্ঞাসা করুন'),
}
