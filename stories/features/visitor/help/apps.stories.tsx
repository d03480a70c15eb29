import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { install } from '#features/visitor/help/install-prompt.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Help/App guides',
  play: () => page.findByRole('tab', { selected: true }).then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (guide = '', scenario = 'guest') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/pointMall?popup=apps${guide && `&guide=${guide}`}`,
})

export const HomeScreen: Story = {
  parameters: { ...at(), ...inBengaliToo },
  play: async () => {
    await userEvent.click(await page.findByRole('tab', { name: 'iPhone' }))
    await page.findByRole('heading', { name: 'Trust it' })
    await userEvent.click(await page.findByRole('tab', { name: 'Home screen' }))
    await page.findByRole('heading', { name: 'iPhone and iPad, in Safari' })
  },
}

export const Iphone: Story = { parameters: at('ios') }

export const Android: Story = { parameters: at('android') }

/** A link to the Android guide of a merchant without an app; ADR 0022: the banners of the menu lack their list too. */
export const NoAndroid: Story = {
  parameters: { ...at('android', 'missing-arrays'), expectedErrors: ['breaks the contract'] },
}

const offer = (outcome: string) =>
  Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome }) })

/** D-092: the browser's install offer comes first. Once dismissed, it disappears. */
export const InstallFirst: Story = {
  parameters: at(),
  beforeEach: () => async () => {
    window.dispatchEvent(offer('dismissed'))
    await install()
  },
  play: async () => {
    await page.findByRole('tab', { name: 'Home screen' })
    window.dispatchEvent(offer('accepted'))
    await page.findByRole('button', { name: 'Install' })
  },
}

export const Arabic: Story = {
  parameters: at('android'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

export const Daylight: Story = {
  tags: ['!test'],
  parameters: at('ios'),
  globals: { theme: 'daylight' },
}

export const LongTexts: Story = {
  tags: ['!test'],
  parameters: at('android'),
  globals: { language: 'pseudo' },
}

export const Bengali: Story = { tags: ['!test'], parameters: at(), globals: { language: 'BN' } }
