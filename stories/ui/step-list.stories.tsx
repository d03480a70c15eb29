import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepList } from '#ui/step-list/step-list.tsx'
import { stepListPairs } from './do-and-dont/step-list.tsx'
import { poster } from './sample-art.ts'

const bengali = new Intl.NumberFormat('bn-u-nu-beng')
const picture = (seed: number, alt: string) => <img src={poster(seed, 480, 240)} alt={alt} />

const meta = {
  title: 'UI/StepList',
  tags: ['autodocs'],
  component: StepList,
  args: {
    steps: [
      {
        id: 'open',
        title: 'Open the browser menu',
        text: 'It is behind the three dots at the top.',
        picture: picture(1, 'The three dots'),
      },
      {
        id: 'add',
        title: 'Tap “Add to home screen”',
        text: 'The name can stay as it is.',
        picture: picture(2, 'The line to tap'),
      },
      { id: 'start', title: 'Open the portal from your home screen' },
    ],
  },
  parameters: {
    bn: {
      numerals: (step: number) => bengali.format(step),
      steps: [
        {
          id: 'open',
          title: 'ব্রাউজারের মেনু খুলুন',
          text: 'উপরের তিনটি বিন্দুতে মেনু আছে।',
          picture: picture(1, 'তিনটি বিন্দু'),
        },
        { id: 'add', title: '“হোম স্ক্রিনে যোগ করুন” চাপুন', text: 'নাম যেমন আছে তেমনই থাকুক।' },
        { id: 'start', title: 'হোম স্ক্রিন থেকে পোর্টাল খুলুন' },
      ],
    },
  },
} satisfies Meta<typeof StepList>
export default meta
type Story = StoryObj<typeof meta>

/** A picture is shown next to its step if there is room. */
export const WithPictures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'Open the browser menu' }),
    ).toBeVisible()
  },
}

export const TextOnly: Story = {
  args: {
    level: 2,
    steps: [
      { id: 'a', title: 'Choose a method', text: 'Mobile wallets are the quickest.' },
      { id: 'b', title: 'Enter the amount' },
      { id: 'c', title: 'Send it', text: 'Keep the number of the transfer until it has arrived.' },
    ],
  },
}

export const LongText: Story = {
  tags: ['!test'],
  args: {
    steps: [
      {
        id: 'a',
        title: 'Open the settings of your telephone and find the list of profiles that are on it',
        text: 'It is under “General” on most telephones, under “Security” on some. '.repeat(4),
        picture: picture(4, 'The list of profiles'),
      },
      { id: 'b', title: 'Trust ours' },
    ],
  },
}
export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }
export const Daylight: Story = { tags: ['!test'], globals: { theme: 'daylight' } }
export const Phone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = stepListPairs
