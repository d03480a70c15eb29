import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import box from '#ui/field/box.module.css'
import { Field, type FieldControl } from '#ui/field/field.tsx'
import { fieldPairs } from './do-and-dont/field.tsx'
import { Narrow } from './layout.tsx'

const area = (control: FieldControl) => (
  <div className={box.box}>
    <input className={box.control} {...control} />
  </div>
)

const meta = {
  title: 'UI/Field',
  tags: ['autodocs'],
  component: Field,
  args: { label: 'Referral code', children: area },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

/** The frame that all fields share: label above, notes below. */
export const Plain: Story = {}

export const WithNoteAndHint: Story = {
  args: { note: '(optional)', hint: 'From the person who invited you' },
}

/** The error comes before the hint; both are announced with the control. */
export const WithError: Story = {
  args: { hint: 'Six letters or figures', error: 'No one has this code' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Referral code')
    await expect(input).toHaveAccessibleDescription('No one has this code Six letters or figures')
    await expect(input).toBeInvalid()
  },
}

export const DoAndDont: Story = fieldPairs
