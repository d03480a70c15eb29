import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FilePicker } from '#ui/file-picker/file-picker.tsx'
import { filePickerPairs } from './do-and-dont/file-picker.tsx'
import { Narrow } from './layout.tsx'
import { createFile, drawnImage, pickerWords as words } from './picture-files.ts'

const picked = (name: string) => ({ id: name, name, blob: new Blob([]) })

const meta = {
  title: 'UI/FilePicker',
  tags: ['autodocs'],
  component: FilePicker,
  args: { label: 'Pictures', value: [], onChange: fn(), words },
  parameters: {
    bn: { label: 'ছবি', words: { ...words, choose: 'ছবি বেছে নিন', drop: 'বা এখানে টেনে আনুন' } },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <FilePicker {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof FilePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'JPEG or PNG, 5 MB each', note: '(optional)' } }
export const Invalid: Story = { tags: ['!test'], args: { error: 'Add a picture' } }
export const Disabled: Story = {
  tags: ['!test'],
  args: { disabled: true, value: [picked('slip.png')] },
}
export const Full: Story = {
  args: { value: ['one.png', 'two.png', `${'long-'.repeat(20)}name.png`].map(picked) },
}

/** The picture is re-encoded without EXIF. */
export const Accepted: Story = {
  play: async ({ canvas, userEvent }) => {
    const photo = await drawnImage('image/jpeg', 'photo.jpg', 'Exif: 23.8103 N, 90.4125 E')
    await userEvent.upload(canvas.getByLabelText('Pictures: Choose pictures'), photo)
    await canvas.findByRole('button', { name: 'Remove photo.jpg' })
    await expect(canvas.getByText('1 of 3 pictures chosen')).toBeInTheDocument()
  },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Pictures: Choose pictures')
    const files = [
      createFile('notes.png', [0x25, 0x50, 0x44, 0x46]),
      createFile('empty.png', []),
      createFile('broken.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      await drawnImage('image/png', 'slip.jpg'),
    ]
    await userEvent.upload(input, files)
    await canvas.findByText('notes.png was refused: type')
    await canvas.findByText('empty.png was refused: empty')
    await canvas.findByText('broken.png was refused: broken')
    await canvas.findByText('slip.jpg was refused: name')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the note about empty.png' }))
    await expect(canvas.queryByText('empty.png was refused: empty')).not.toBeInTheDocument()
  },
}

/** A removed file can be picked again. */
export const PickedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Pictures: Choose pictures')
    const slip = await drawnImage('image/png', 'slip.png')
    await userEvent.upload(input, slip)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove slip.png' }))
    await userEvent.upload(input, slip)
    await canvas.findByRole('button', { name: 'Remove slip.png' })
  },
}

export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = {
  ...Full,
  tags: ['!test'],
  globals: { direction: 'rtl', theme: 'daylight' },
}
export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const PhoneBengaliRightToLeft: Story = {
  ...Full,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = filePickerPairs
