import type { Meta, StoryObj } from '@storybook/react-vite'
import type { QueryClient } from '@tanstack/react-query'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { systemQueries } from '#api/content/system.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { field, fill, getWorld, openAt, openMore, toMobile } from './register-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Register/Ways and rules',
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const there = (name: string) => async () => {
  await field(name)
}

export const ByMobile: Story = {
  parameters: { ...openAt('guest'), ...inBengaliToo },
  play: toMobile,
}

export const Loading: Story = {
  parameters: openAt('guest+slow'),
  play: async () => {
    await page.findByRole('status', { name: 'Loading' })
  },
}

/** The rules cannot be loaded: an error with a retry is shown. */
export const RulesFail: Story = {
  parameters: openAt('guest'),
  beforeEach: ({ loaded }) => {
    getWorld({ loaded }).faults.set('getRegisterSettings', { kind: 'malformed' })
  },
  play: async () => {
    await page.findByRole('button', { name: 'Try again' })
  },
}

/** MOD-20, MOD-21: with every module off, registration is closed. */
export const Closed: Story = {
  parameters: openAt('guest'),
  beforeEach: ({ loaded }) => {
    const { client }: { client?: QueryClient } = loaded
    client?.setQueryData(
      systemQueries.config().queryKey,
      (old) => old && { ...old, whitelabel: [] },
    )
  },
  play: async () => {
    await page.findByText(/^Registration is closed/)
  },
}

export const AllFields: Story = {
  tags: ['!test'],
  parameters: openAt('guest+register-all-fields'),
  play: openMore,
}

export const PhoneArabic: Story = {
  parameters: openAt('guest+register-all-fields'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: openMore,
}

export const MobileOnly: Story = {
  tags: ['!test'],
  parameters: openAt('guest+register-mobile-only'),
  play: async () => {
    await field('mobileNum')
    await expect(page.queryByRole('tab')).not.toBeInTheDocument()
    await waitFor(() => expect(document.getElementById('register-username')).toBeNull())
  },
}

export const UserNameOnly: Story = {
  tags: ['!test'],
  parameters: openAt('guest+register-username-only'),
  play: async () => {
    await field('username')
    await expect(page.queryByRole('tab')).not.toBeInTheDocument()
  },
}

/** Patterns that are invalid or never finish: the form still works. */
export const EvilPatterns: Story = {
  parameters: openAt('guest+evil-patterns'),
  play: async () => {
    await openMore()
    await fill({ username: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', email: 'shapla' })
    await userEvent.tab()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

export const WeirdConfig: Story = {
  tags: ['!test'],
  parameters: openAt('guest+weird-config'),
  play: there('username'),
}

export const Slider: Story = {
  tags: ['!test'],
  parameters: openAt('guest+human-check-slider'),
  play: async () => {
    await page.findByRole('slider')
  },
}

export const Age21: Story = {
  tags: ['!test'],
  parameters: openAt('guest+age-21'),
  play: async () => {
    await page.findByRole('checkbox', { name: /^I am 21 or older/ })
  },
}
