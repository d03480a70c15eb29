import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { Plate } from './layout.tsx'

const meta = {
  title: 'UI/SkipLink',
  tags: ['autodocs'],
  component: SkipLink,
  args: { href: '#main', children: 'Skip to the content' },
  parameters: { docs: inFrame, bn: { children: 'মূল অংশে যান' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Plate>
        <main id="main" tabIndex={-1}>
          <h1>Home</h1>
        </main>
      </Plate>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** Hidden until it gets the focus. */
export const Hidden: Story = { tags: ['!test'] }

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

export const Bengali: Story = { ...Focused, tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = { ...Focused, tags: ['!test'], globals: { direction: 'rtl' } }

export const PhoneBengaliRightToLeft: Story = {
  ...Focused,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}
