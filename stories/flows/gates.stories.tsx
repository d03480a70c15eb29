import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { screen } from '../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Flows/Gates',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'

const says = (title: string): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    await expect(
      within(canvasElement).findByRole('heading', { level: 1 }),
    ).resolves.toHaveTextContent(title)
  }

export const Maintenance: Story = {
  parameters: { world: `scenario=maintenance&${CLOCK}`, route: '/' },
  play: says('We are under maintenance'),
}

export const MaintenanceWithoutEnd: Story = {
  parameters: { world: `scenario=maintenance-no-end&${CLOCK}`, route: '/' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'We are under maintenance' })
    await expect(within(canvasElement).queryByText(/Expected to end/)).toBeNull()
  },
}

export const RegionBlocked: Story = {
  parameters: { world: `scenario=region-blocked&${CLOCK}`, route: '/' },
  play: says('Not available where you are'),
}

/** Maintenance goes first. */
export const MaintenanceAndRegion: Story = {
  parameters: { world: `scenario=maintenance-and-region&${CLOCK}`, route: '/promotions' },
  play: says('We are under maintenance'),
}

export const ConfigFails: Story = {
  parameters: { world: `scenario=config-fails&${CLOCK}`, route: '/' },
  play: says("We can't reach the portal"),
}

export const DomainInvalid: Story = {
  parameters: { world: `scenario=domain-invalid&${CLOCK}`, route: '/' },
  play: says('This address is not ours'),
}

export const MaintenancePhoneBengali: Story = {
  parameters: { world: `scenario=maintenance&${CLOCK}`, route: '/' },
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: says('রক্ষণাবেক্ষণ'),
}

export const RegionDaylightRtl: Story = {
  parameters: { world: `scenario=region-blocked&${CLOCK}`, route: '/' },
  globals: { theme: 'daylight', direction: 'rtl' },
  play: says('Not available where you are'),
}

export const ConfigFailsPhoneBengali: Story = {
  parameters: { world: `scenario=config-fails&${CLOCK}`, route: '/' },
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: says('পোর্টাল'),
}
