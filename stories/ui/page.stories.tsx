import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { pagePairs } from './do-and-dont/page.tsx'

const meta = {
  title: 'UI/Page',
  tags: ['autodocs'],
  component: Page,
  args: {
    title: 'Promotions',
    lead: 'What there is to claim now. Every offer says what it asks for before you take part.',
    children: (
      <>
        <Card>Welcome bonus</Card>
        <Card>Weekly cashback</Card>
      </>
    ),
  },
  parameters: {
    bn: {
      title: 'প্রমোশন',
      lead: 'এখন যা যা নেওয়া যায়। অংশ নেওয়ার আগেই প্রতিটি অফারের শর্ত দেখানো হয়।',
      children: (
        <>
          <Card>স্বাগত বোনাস</Card>
          <Card>সাপ্তাহিক ক্যাশব্যাক</Card>
        </>
      ),
    },
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** The section is named by its h1. */
export const TitleAndLead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Promotions' })).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Promotions' }),
    )
  },
}

export const FullHead: Story = {
  args: {
    mark: <Badge variant="brand">Sample</Badge>,
    related: (
      <p>
        <Link href="#rewards" variant="standalone">
          Rewards
          <Icon of={ChevronRight} size="sm" directional />
        </Link>
      </p>
    ),
    actions: <Button>Filter</Button>,
  },
}

/** Without a heading, the section is named by a label. */
export const Loading: Story = {
  args: {
    title: undefined,
    'aria-busy': true,
    'aria-label': 'Loading',
    children: <Skeleton lines={4} />,
  },
}

export const Reading: Story = { tags: ['!test'], args: { width: 'reading' } }

/** For shells whose main region has no gutters. */
export const Container: Story = {
  tags: ['!test'],
  args: { width: 'container' },
  parameters: { layout: 'fullscreen' },
}

export const PhoneBengaliRightToLeft: Story = {
  ...FullHead,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = pagePairs
