import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from '#stories/setup/portal.tsx'
import { shellParameters } from './frame.ts'

/** For visual review; unit tests assert the text of each gate, a journey its accessibility and its end. */
const meta = {
  ...screen,
  title: 'Flows/Gates',
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Maintenance: Story = { parameters: shellParameters('maintenance', '/') }

export const MaintenanceWithoutEnd: Story = {
  parameters: shellParameters('maintenance-no-end', '/'),
}

export const RegionBlocked: Story = { parameters: shellParameters('region-blocked', '/') }

/** Maintenance has priority over the region. */
export const MaintenanceAndRegion: Story = {
  parameters: shellParameters('maintenance-and-region', '/promotions'),
}

export const ConfigFails: Story = { parameters: shellParameters('config-fails', '/') }

export const DomainInvalid: Story = { parameters: shellParameters('domain-invalid', '/') }

export const MaintenancePhoneBengali: Story = {
  parameters: shellParameters('maintenance', '/'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const RegionDaylightRtl: Story = {
  parameters: shellParameters('region-blocked', '/'),
  globals: { theme: 'daylight', language: 'AR' },
}

export const ConfigFailsPhoneBengali: Story = {
  parameters: shellParameters('config-fails', '/'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}
