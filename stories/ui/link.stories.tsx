import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Link } from '#ui/link/link.tsx'
import { linkPairs } from './do-and-dont/link.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/Link',
  tags: ['autodocs'],
  component: Link,
  args: { href: '#terms', children: 'Terms and conditions' },
  parameters: { bn: { children: 'শর্তাবলি' } },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  render: (args) => (
    <Narrow>
      <p>
        By signing up you agree to our <Link {...args} /> and confirm that you are 18 or older.
      </p>
    </Narrow>
  ),
}

export const Standalone: Story = {
  args: { variant: 'standalone', children: 'Forgot your password?' },
  parameters: { bn: { children: 'পাসওয়ার্ড ভুলে গেছেন?' } },
}

export const Quiet: Story = { tags: ['!test'], args: { variant: 'quiet' } }

export const External: Story = {
  args: { externalLabel: 'opens a new tab', children: 'Get help with gambling' },
  parameters: { bn: { externalLabel: 'নতুন ট্যাবে খুলবে', children: 'জুয়ার সমস্যায় সহায়তা নিন' } },
}

export const Focused: Story = { tags: ['!test'], play: async () => userEvent.tab() }

export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { variant: 'standalone' },
}

export const RightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl' },
  args: { externalLabel: 'opens a new tab', variant: 'standalone' },
}

export const PhoneBengaliRightToLeft: Story = {
  ...External,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = linkPairs
