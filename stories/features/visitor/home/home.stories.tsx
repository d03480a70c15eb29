import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Home',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'

export const Guest: Story = {
  parameters: { world: `scenario=guest&${CLOCK}`, route: '/' },
}

export const Member: Story = {
  parameters: { world: `scenario=member&${CLOCK}`, route: '/' },
}

export const Trial: Story = {
  parameters: { world: `scenario=trial&${CLOCK}`, route: '/' },
}

export const PhoneBengali: Story = {
  parameters: { world: `scenario=guest&${CLOCK}`, route: '/' },
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const Daylight: Story = {
  parameters: { world: `scenario=guest&${CLOCK}`, route: '/' },
  globals: { theme: 'daylight' },
}

/** Still on the way: skeletons with the final geometry. */
export const Loading: Story = {
  parameters: { world: `scenario=slow&${CLOCK}`, route: '/' },
}

export const Empty: Story = {
  parameters: { world: `scenario=empty-lists&${CLOCK}`, route: '/' },
}

export const WithoutNotices: Story = {
  parameters: { world: `scenario=no-announcements&${CLOCK}`, route: '/' },
}

/** Every section fails by itself and offers its own retry. */
export const Failed: Story = {
  parameters: { world: `scenario=http-500&${CLOCK}`, route: '/' },
}

export const Offline: Story = {
  parameters: { world: `scenario=offline&${CLOCK}`, route: '/' },
}

export const PicturesMissing: Story = {
  parameters: { world: `scenario=image-404&${CLOCK}`, route: '/' },
}

/** F-41: the device spares data: rails stay plain lists, the video is a still card. */
export const LowData: Story = {
  parameters: { world: `scenario=guest&${CLOCK}`, route: '/' },
  beforeEach: () => {
    const sparing = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value: sparing, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(/Your device is saving data/)).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Play the video/ })).toBeNull()
    await expect(canvasElement.querySelector('[data-enhanced]')).toBeNull()
  },
}

/** D-081, HOM-19: tricks stand as plain pictures; long titles are cut. */
export const HostileBanners: Story = {
  parameters: { world: `scenario=guest+hostile-banners&${CLOCK}`, route: '/' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findAllByRole('button', { name: /^Play the video/ })
    for (const link of page.queryAllByRole('link', { name: /^Trick/ }))
      await expect(link).toBeNull()
  },
}

/** A press on a tile opens the game's sheet; closing it brings the page back. */
export const GameSheet: Story = {
  parameters: { world: `scenario=member&${CLOCK}`, route: '/' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('heading', { name: 'Suborno home' })
    // Walking on with the keyboard brings what lies below the first view.
    const [tile] = await waitFor(async () => {
      await userEvent.tab()
      return page.getAllByRole('button', { name: /: details$/ })
    })
    if (!tile) throw new Error('No game tile')
    await userEvent.click(tile)
    const sheet = await page.findByRole('dialog')
    const play = within(sheet).getByRole('button', { name: 'Play' })
    await waitFor(() => expect(play).toBeVisible())
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
