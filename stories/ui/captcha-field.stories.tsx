import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CaptchaField } from '#ui/captcha-field/captcha-field.tsx'
import { captchaFieldPairs } from './do-and-dont/captcha-field.tsx'
import { Narrow } from './layout.tsx'
import { captchaPicture } from './sample-art.ts'

const meta = {
  title: 'UI/CaptchaField',
  tags: ['autodocs'],
  component: CaptchaField,
  args: {
    label: 'Characters in the picture',
    image: captchaPicture,
    imageLabel: 'Picture with five characters',
    refreshLabel: 'New picture',
    onRefresh: fn(),
    cooldown: 3,
  },
  parameters: {
    bn: {
      label: 'ছবির অক্ষরগুলো',
      imageLabel: 'পাঁচটি অক্ষরের ছবি',
      refreshLabel: 'নতুন ছবি',
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof CaptchaField>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { image: undefined, loading: true } }
export const Failed: Story = { args: { image: undefined, failedLabel: 'No picture' } }
export const WithError: Story = { args: { error: 'The characters do not match' } }

/** After a refresh the button is disabled for a few seconds. */
export const CoolingDown: Story = {
  args: { cooldown: 30 },
  play: async ({ canvasElement, args }) => {
    const refresh = within(canvasElement).getByRole('button', { name: 'New picture' })
    await userEvent.click(refresh)
    await userEvent.click(refresh)
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByText('30')).toBeVisible())
  },
}

export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { error: 'অক্ষরগুলো মেলেনি' },
}
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = captchaFieldPairs
