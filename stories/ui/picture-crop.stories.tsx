import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PictureCrop } from '#ui/picture-crop/picture-crop.tsx'
import { pictureCropPairs } from './do-and-dont/picture-crop.tsx'
import { Narrow } from './layout.tsx'
import { drawnImage } from './picture-files.ts'

const meta = {
  title: 'UI/PictureCrop',
  tags: ['autodocs'],
  component: PictureCrop,
  args: {
    src: '',
    onChange: fn(),
    labels: {
      area: 'Part of the picture',
      zoom: 'Size',
      move: 'Move the picture',
      left: 'Left',
      up: 'Up',
      down: 'Down',
      right: 'Right',
    },
  },
  parameters: {
    bn: {
      labels: {
        area: 'ছবির অংশ',
        zoom: 'আকার',
        move: 'ছবি সরান',
        left: 'বাঁয়ে',
        up: 'ওপরে',
        down: 'নিচে',
        right: 'ডানে',
      },
    },
  },
  loaders: [async () => ({ src: URL.createObjectURL(await drawnImage('image/png', 'wide.png')) })],
  render: (args, { loaded: { src } }) => (
    <Narrow>
      <PictureCrop {...args} src={String(src)} />
    </Narrow>
  ),
} satisfies Meta<typeof PictureCrop>
export default meta
type Story = StoryObj<typeof meta>

/** A picture of 64 x 48 is moved by keyboard or buttons, never beyond its edge. */
export const WithoutDragging: Story = {
  play: async ({ canvas, args: { onChange } }) => {
    const area = (x: number, side: number) =>
      waitFor(() =>
        expect(onChange).toHaveBeenLastCalledWith({
          x,
          y: 24 - side / 2,
          width: side,
          height: side,
        }),
      )
    await area(8, 48)
    for (let n = 0; n < 5; n += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Left' }))
    await area(16, 48)
    canvas.getByRole('application', { name: 'Part of the picture' }).focus()
    await userEvent.keyboard('{ArrowRight>9/}')
    await area(0, 48)
  },
}

export const Emerald: Story = { tags: ['!test'], globals: { theme: 'emerald' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = pictureCropPairs
