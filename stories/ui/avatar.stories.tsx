import type { Meta, StoryObj } from '@storybook/react-vite'
import '#ui/tokens/fonts/bengali.css'
import '#ui/tokens/fonts/chinese.css'
import { expect, waitFor } from 'storybook/test'
import { Avatar, avatarSizes } from '#ui/avatar/avatar.tsx'
import { avatarPairs } from './do-and-dont/avatar.tsx'
import { Row } from './layout.tsx'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#1d4ed8"/><circle cx="20" cy="16" r="7" fill="#f6c445"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#f6c445"/></svg>',
)}`

const meta = {
  title: 'UI/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Rahim Uddin', size: 'lg' },
  parameters: { bn: { name: 'রহিম উদ্দিন' } },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Picture: Story = { args: { src: portrait } }

/** Initials replace a picture that fails to load. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const Guest: Story = { args: { name: '', decorative: true } }
export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }

export const Sizes: Story = {
  tags: ['!test'],
  render: () => (
    <Row>
      {avatarSizes.map((size) => (
        <Avatar key={size} name="Mina Akter" size={size} />
      ))}
    </Row>
  ),
}

/** The colour is derived from the name, so it is always the same for a person. */
export const Colors: Story = {
  tags: ['!test'],
  render: () => (
    <Row>
      {['abir22', 'nodi_k', 'Tania Islam', 'শুভ', 'Lan Phạm', '王伟', 'player900'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
}

export const DoAndDont: Story = avatarPairs
