import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Home',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/',
})

export const Guest: Story = { parameters: { ...at('guest'), ...inBengaliToo } }

/** The skeletons have the geometry of the content. */
export const Loading: Story = { parameters: at('slow') }

export const Empty: Story = { parameters: at('empty-lists') }

/** Each section fails by itself and offers its own retry. */
export const Failed: Story = {
  parameters: at('http-500'),
  play: async () => void (await page.findAllByRole('button', { name: 'Try again' })),
}

/** F-41: with save-data, rails stay plain lists and the video is a still picture. */
export const SaveData: Story = {
  parameters: at('guest'),
  beforeEach: () => {
    const connection = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
  play: async ({ canvasElement }) => {
    await expect(await page.findByText(/Your device is saving data/)).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Play the video/ })).toBeNull()
    await expect(canvasElement.querySelector('[data-enhanced]')).toBeNull()
  },
}

/** A tile opens the game's sheet; closing it returns to the page. */
export const GameSheet: Story = {
  parameters: at('member'),
  play: async () => {
    await page.findByRole('heading', { name: 'Suborno home' })
    const recent = await page.findByRole('region', { name: 'Continue playing' })
    // The first Tab renders everything below the fold.
    const [tile] = await waitFor(async () => {
      await userEvent.tab()
      return within(recent).getAllByRole('button', { name: /: details$/ })
    })
    if (!tile) throw new Error('No game tile')
    await userEvent.click(tile)
    const sheet = within(await page.findByRole('dialog'))
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Play' })).toBeVisible())
    await userEvent.click(sheet.getByRole('button', { name: 'Rules' }))
    await expect(await sheet.findByRole('heading', { name: 'What pays' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const Arabic: Story = {
  parameters: at('guest'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

export const Member: Story = { tags: ['!test'], parameters: at('member') }

export const Trial: Story = { tags: ['!test'], parameters: at('trial') }

export const WithoutNotices: Story = { tags: ['!test'], parameters: at('no-announcements') }

export const Offline: Story = { tags: ['!test'], parameters: at('offline') }

export const PicturesMissing: Story = { tags: ['!test'], parameters: at('image-404') }

/** D-081, HOM-19: unsafe banners are plain pictures, long titles are truncated. */
export const HostileBanners: Story = { tags: ['!test'], parameters: at('guest+hostile-banners') }

export const Daylight: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  globals: { theme: 'daylight' },
}
