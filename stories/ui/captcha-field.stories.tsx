import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CaptchaField } from '#ui/captcha-field/captcha-field.tsx'
import { Narrow } from './layout.tsx'

const captchaImage = [...'7K4PM']
  .map((letter, at) => {
    const turn = (at % 2 === 0 ? -1 : 1) * (8 + at * 3)
    return `<text x="${18 + at * 21}" y="28" rotate="${turn}" fill="#1e3a8a">${letter}</text>`
  })
  .join('')
const image = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" font-family="DejaVu Sans Mono, monospace" font-size="22" font-weight="700"><rect width="120" height="40" fill="#e0e7ff"/><path d="M0 12q30 24 60 6t60 10M0 30q40-22 120-8" fill="none" stroke="#6366f1" stroke-opacity=".45" stroke-width="1.5"/>${captchaImage}</svg>`,
)}`

const meta = {
  title: 'UI/CaptchaField',
  tags: ['autodocs'],
  component: CaptchaField,
  args: {
    label: 'Characters in the picture',
    image,
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
