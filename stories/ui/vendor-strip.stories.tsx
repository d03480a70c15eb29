import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VendorStrip } from '#ui/vendor-strip/vendor-strip.tsx'
import { vendorStripPairs } from './do-and-dont/vendor-strip.tsx'
import { wordMark } from './sample-art.ts'

const logosOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    name: `Vendor ${index + 1}`,
    src: wordMark(`No ${index + 1}`, 'slategray'),
  }))

const meta = {
  title: 'UI/VendorStrip',
  tags: ['autodocs'],
  component: VendorStrip,
  args: {
    label: 'Vendors',
    logos: logosOf(12),
    pauseLabel: 'Pause logos',
    playLabel: 'Resume logos',
  },
  parameters: {
    bn: { label: 'গেম প্রোভাইডার', pauseLabel: 'লোগো থামান', playLabel: 'লোগো চালু করুন' },
  },
} satisfies Meta<typeof VendorStrip>
export default meta
type Story = StoryObj<typeof meta>

/** The gap is 20 px and a logo takes 3000 ms; the button pauses the strip. */
export const Playing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: /logos/ })
    if (button.getAttribute('aria-label') === 'Resume logos') await userEvent.click(button)
    const track = canvasElement.querySelector('[style*="--count"]')
    const style = getComputedStyle(track ?? document.body)
    await expect(style.animationDuration).toBe('36s')
    await expect(style.animationTimingFunction).toBe('linear')
    await expect(style.columnGap).toBe('20px')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause logos' }))
    await expect(track?.getAnimations()).toEqual([])
  },
}

/** A few logos are repeated until they fill the view. */
export const Few: Story = { tags: ['!test'], args: { logos: logosOf(3) } }

/** The name replaces a picture that fails to load. */
export const Broken: Story = {
  args: { logos: logosOf(12).map((one) => ({ ...one, src: 'data:,' })) },
}

export const Phone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl', theme: 'daylight' },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = vendorStripPairs
