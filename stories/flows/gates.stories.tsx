import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from '#stories/setup/portal.tsx'
import { around } from './frame.ts'

/** For visual review; unit tests assert the text of each gate, a journey its accessibility and its end. */
const meta = {
  ...screen,
  title: 'Flows/Gates',
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Maintenance: Story = { parameters: around('maintenance', '/') }

export const MaintenanceWithoutEnd: Story = { parameters: around('maintenance-no-end', '/') }

export const RegionBlocked: Story = { parameters: around('region-blocked', '/') }

/** Maintenance has priority over the region. */
export const MaintenanceAndRegion: Story = {
  parameters: around('maintenance-and-region', '/promotions'),
}

export const ConfigFails: Story = { parameters: around('config-fails', '/') }

export const DomainInvalid: Story = { parameters: around('domain-invalid', '/') }

export const MaintenancePhoneBengali: Story = {
  parameters: around('maintenance', '/'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const RegionDaylightRtl: Story = {
  parameters: around('region-blocked', '/'),
  globals: { theme: 'daylight', language: 'AR' },
}

export const ConfigFailsPhoneBengali: Story = {
  parameters: around('config-fails', '/'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}
