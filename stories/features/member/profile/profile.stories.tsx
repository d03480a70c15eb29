import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { drawnImage } from '#stories/ui/picture-files.ts'
import { memberStage, phoneArabic, shows, showsRetry } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Profile/Profile' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('profile')

export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: shows('Can be set only once. Customer service can correct it.'),
}

/** API-17, D-090: the selected crop becomes the avatar, here and in the header. */
export const OwnPicture: Story = {
  parameters: at('member'),
  play: async () => {
    const picture = await drawnImage('image/jpeg', 'holiday.jpg', 'GPS 23.8 N')
    await userEvent.upload(await page.findByLabelText(/^Upload a picture:/), picture)
    await page.findByRole('dialog', { name: 'Choose the part to show' })
    const save = page.getByRole('button', { name: 'Use this part' })
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await expect(await page.findByRole('radio', { name: 'My own picture' })).toBeChecked()
  },
}

export const Pending: Story = { tags: ['!test'], parameters: at('member+kyc-pending') }
export const MoreNeeded: Story = { tags: ['!test'], parameters: at('member+kyc-more') }

/** API-17: a document is sent, and its check begins. */
export const DocumentSent: Story = {
  tags: ['!test'],
  parameters: at('member'),
  play: async () => {
    const front = await drawnImage('image/jpeg', 'card-front.jpg')
    await userEvent.upload(await page.findByLabelText('Pictures: Choose pictures'), front)
    await page.findByRole('button', { name: 'Remove card-front.jpg' })
    await userEvent.click(page.getByRole('button', { name: 'Send for review' }))
    await page.findByText('Being checked')
  },
}

export const Verified: Story = {
  parameters: at('member+kyc-verified'),
  play: shows('Verified with your document, so it cannot be changed here.'),
}

export const Rejected: Story = { tags: ['!test'], parameters: at('member+kyc-rejected') }
export const Failed: Story = { parameters: at('member+http-500'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member+kyc-more'),
  globals: phoneArabic,
}

export const OtherAvatar: Story = {
  tags: ['!test'],
  parameters: at('member'),
  play: async () => {
    const third = await page.findByRole('radio', { name: 'Picture 3' })
    await userEvent.click(third)
    await waitFor(() => expect(third).toBeChecked())
  },
}
