import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { install } from '../../../../src/features/visitor/help/install-prompt.ts'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Help/App guides',
  play: () => page.findByRole('tab', { selected: true }).then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (route: string, scenario = 'guest') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})
const PHONE = { viewport: { value: 'phone' } }

const tab = (name: string) => page.findByRole('tab', { name })

export const HomeScreen: Story = {
  parameters: at('/pointMall?popup=apps'),
  play: async () => {
    await expect(await tab('Home screen')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(await tab('iPhone'))
    await page.findByRole('heading', { name: 'Trust it' })
    await userEvent.click(await tab('Home screen'))
  },
}

export const Iphone: Story = { parameters: at('/pointMall?popup=apps&guide=ios') }

export const Android: Story = {
  parameters: at('/pointMall?popup=apps&guide=android'),
  play: async () => {
    const door = await page.findByRole('link', { name: /^Get the Android app/ })
    await expect(door).toHaveAttribute('href', 'https://app.suborno.example/android')
  },
}

/** A link to the Android guide of a merchant that has no app. */
export const NoAndroid: Story = {
  parameters: at('/pointMall?popup=apps&guide=android', 'missing-arrays'),
  play: async () => {
    await page.findByText(/^There is no Android app at the moment/)
    await expect(page.queryByRole('tab', { name: 'Android' })).not.toBeInTheDocument()
  },
}

const offer = (outcome: string) =>
  Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome }) })

/** The browser offers to install: that comes first (D-092). Turned down, the offer is gone. */
export const InstallFirst: Story = {
  parameters: at('/pointMall?popup=apps'),
  beforeEach: () => async () => {
    window.dispatchEvent(offer('dismissed'))
    await install()
  },
  play: async () => {
    await tab('Home screen')
    window.dispatchEvent(offer('accepted'))
    await page.findByRole('button', { name: 'Install' })
  },
}

export const Daylight: Story = {
  parameters: at('/pointMall?popup=apps&guide=ios'),
  globals: { theme: 'daylight' },
}

export const RightToLeft: Story = {
  parameters: at('/pointMall?popup=apps&guide=android'),
  globals: { direction: 'rtl' },
}

export const LongWords: Story = {
  parameters: at('/pointMall?popup=apps&guide=android'),
  globals: { language: 'pseudo' },
}

export const Bengali: Story = {
  parameters: at('/pointMall?popup=apps'),
  globals: { language: 'BN' },
}

export const PhoneBengali: Story = {
  parameters: at('/pointMall?popup=apps&guide=android'),
  globals: { language: 'BN', ...PHONE },
}
