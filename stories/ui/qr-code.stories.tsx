import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { qrCodePairs } from './do-and-dont/qr-code.tsx'

const meta = {
  title: 'UI/QrCode',
  tags: ['autodocs'],
  component: QrCode,
  args: {
    value: 'https://portal.example/app/android?lang=EN',
    label: 'QR code for the Android guide',
    tooLongLabel: 'This link is too long for a code',
  },
  parameters: {
    bn: {
      label: 'অ্যান্ড্রয়েড অ্যাপের কোড',
      tooLongLabel: 'লিংকটি কোডের জন্য বেশি বড়',
    },
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** 200 px with a margin of 20. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code for the Android guide' })
    await expect(code.getBoundingClientRect().width).toBe(200)
  },
}

/** 120 px with a margin of 5. */
export const SideMenu: Story = {
  args: { size: 120, margin: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(120)
  },
}

export const LongAddress: Story = {
  args: { value: `https://portal.example/app?from=${'abcdefgh'.repeat(20)}` },
}

export const TooLong: Story = {
  args: { value: `https://portal.example/${'x'.repeat(3000)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This link is too long for a code')
  },
}
export const TooLongForTheMenu: Story = {
  tags: ['!test'],
  args: { value: `https://portal.example/${'x'.repeat(600)}`, size: 120, margin: 5 },
}

/** The code is dark on light in every theme. */
export const Daylight: Story = { tags: ['!test'], globals: { theme: 'daylight' } }
export const Emerald: Story = { tags: ['!test'], globals: { theme: 'emerald' } }
export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { value: `https://portal.example/${'x'.repeat(3000)}` },
}
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }
export const Phone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const PhoneBengaliRightToLeft: Story = {
  ...Bengali,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = qrCodePairs
