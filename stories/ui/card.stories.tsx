import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShieldCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import {
  Card,
  cardLinkLook,
  cardLook,
  cardPaddings,
  cardTones,
  cardVariants,
} from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { cardPairs } from './do-and-dont/card.tsx'

const meta = {
  title: 'UI/Card',
  tags: ['autodocs'],
  component: Card,
  args: {
    children: (
      <>
        <h2>Weekly cashback</h2>
        <p>Ten per cent of last week's net losses, paid every Monday.</p>
      </>
    ),
  },
  parameters: {
    bn: {
      children: (
        <>
          <h2>সাপ্তাহিক ক্যাশব্যাক</h2>
          <p>গত সপ্তাহের নিট লোকসানের দশ শতাংশ, প্রতি সোমবার দেওয়া হয়।</p>
        </>
      ),
    },
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Outlined: Story = {}

export const Variants: Story = {
  render: ({ children }) => (
    <Stack>
      {cardVariants.map((variant) => (
        <Card key={variant} variant={variant}>
          {children}
        </Card>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack direction="grid">
      {cardTones.map((tone) => (
        <Stack key={tone} gap="2">
          <Card tone={tone}>{tone}</Card>
          <Card variant="filled" tone={tone}>
            {tone}
          </Card>
        </Stack>
      ))}
    </Stack>
  ),
}

export const Paddings: Story = {
  tags: ['!test'],
  render: () => (
    <Stack>
      {cardPaddings.map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Stack>
  ),
}

/** The whole card is the link's target and shows its focus ring. */
export const Interactive: Story = {
  render: () => (
    <article {...cardLook({ interactive: true, direction: 'row', align: 'start' })}>
      <Icon of={ShieldCheck} />
      <Stack gap="1">
        <h2>
          <a href="#safer" {...cardLinkLook()}>
            Safer play
          </a>
        </h2>
        <p>Set limits on time, deposits and losses.</p>
      </Stack>
    </article>
  ),
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article')
    const { right, bottom } = card.getBoundingClientRect()
    const link = canvas.getByRole('link', { name: 'Safer play' })
    await expect(document.elementFromPoint(right - 4, bottom - 4)).toBe(link)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(card).outlineStyle).toBe('solid')
  },
}

export const PhoneBengaliRightToLeft: Story = {
  ...Outlined,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = cardPairs
