import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VendorStrip } from '../../src/ui/vendor-strip/vendor-strip.tsx'
import { wordMark } from './sample-art.ts'

const logosOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    name: `Vendor ${index + 1}`,
    src: wordMark(`No ${index + 1}`),
  }))

const meta = {
  title: 'UI/VendorStrip',
  component: VendorStrip,
  args: {
    label: 'Vendors',
    logos: logosOf(12),
    pauseLabel: 'Stop the logos',
    playLabel: 'Let the logos move',
  },
  parameters: {
    bn: { label: 'গেম প্রোভাইডার', pauseLabel: 'লোগো থামান', playLabel: 'লোগো চালু করুন' },
  },
} satisfies Meta<typeof VendorStrip>
export default meta
type Story = StoryObj<typeof meta>

/** FTR-02: ten in view, 20 apart, 3000 ms for each; the button stops it. */
export const Passing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: /logos/ })
    if (button.getAttribute('aria-label') === 'Let the logos move') await userEvent.click(button)
    const track = canvasElement.querySelector('[style*="--count"]')
    const style = getComputedStyle(track ?? document.body)
    await expect(style.animationDuration).toBe('36s')
    await expect(style.animationTimingFunction).toBe('linear')
    await expect(style.columnGap).toBe('20px')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the logos' }))
    await expect(track?.getAnimations()).toEqual([])
  },
}

/** Fewer than the view holds are drawn as often as it takes. */
export const Few: Story = { args: { logos: logosOf(3) } }

/** No picture can be had: the name stands in its place. */
export const Broken: Story = {
  args: { logos: logosOf(12).map((one) => ({ ...one, src: 'data:,' })) },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'daylight' } }
