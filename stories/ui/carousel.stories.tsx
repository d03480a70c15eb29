import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { RAIL } from '#ui/carousel/carousel-logic.ts'
import { GameTile } from '#ui/game-tile/game-tile.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { carouselPairs } from './do-and-dont/carousel.tsx'
import { banner, games, poster, wordMark } from './sample-art.ts'

const text = { play: 'Play', demo: 'Free trial', favourite: 'Favourite' }

const tiles = games.map((game) => (
  <GameTile
    key={game.id}
    name={game.name}
    vendor={game.vendor}
    nodeId={game.id}
    shape="wide"
    art={poster(game.id, 640, 360)}
    labels={{ ...text, open: `About ${game.name}` }}
    onOpen={fn()}
    onPlay={fn()}
  />
))

const banners = [0, 1, 2, 3].map((n) => (
  <a key={n} href={`#banner-${n}`} style={{ display: 'block' }}>
    <LazyImage src={banner(n)} alt={`Offer ${n + 1}`} width={1200} height={400} priority />
  </a>
))

const meta = {
  title: 'UI/Carousel',
  tags: ['autodocs'],
  component: Carousel,
  args: {
    label: 'Slots',
    children: tiles,
    slidesPerView: RAIL,
    gap: 24,
    arrows: 'over',
    labels: {
      previous: 'Back',
      next: 'Forward',
      pause: 'Pause',
      play: 'Start',
      slide: (index: number, count: number) => `${index + 1} of ${count}`,
    },
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

/** An arrow moves by a page of slides. Before its first use it is a plain list, whose scroll position is kept. */
export const Rail: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvasElement.querySelector('.swiper')
    list?.scrollTo({ left: list.scrollWidth, behavior: 'instant' })
    await expect(list).not.toHaveAttribute('data-enhanced')
    await userEvent.hover(canvas.getByRole('group', { name: 'Slots' }))
    await waitFor(() => expect(list).toHaveAttribute('data-enhanced'))
    const forward = canvas.getByRole('button', { name: 'Forward' })
    await waitFor(() => expect(forward).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** Autoplay with a pause button. */
export const Banners: Story = {
  args: {
    label: 'Offers',
    children: banners,
    slidesPerView: 1,
    gap: 0,
    loop: true,
    pagination: true,
    autoplay: { delay: 5000, speed: 1000 },
  },
  play: async ({ canvas, userEvent }) => {
    // With reduced motion it starts paused; either way the button toggles.
    const toggle = await canvas.findByRole('button', { name: /^(Pause|Start)$/ })
    const other = toggle.getAttribute('aria-label') === 'Pause' ? 'Start' : 'Pause'
    await userEvent.click(toggle)
    await waitFor(() => expect(canvas.getByRole('button', { name: other })).toBeVisible())
  },
}

/** A single slide has no autoplay and no controls. */
export const OneBanner: Story = {
  args: { ...Banners.args, children: banners.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Videos: Story = {
  args: { label: 'Videos', slidesPerView: 1.8, effect: 'coverflow', loop: true, arrows: 'none' },
}

export const Logos: Story = {
  args: {
    label: 'Vendors',
    slidesPerView: { base: 3.5, sm: 5, md: 7, lg: 10 },
    gap: 20,
    loop: true,
    arrows: 'none',
    autoplay: { continuous: 3000 },
    children: Array.from({ length: 12 }, (_, n) => `Vendor ${n + 1}`).map((name) => (
      <div key={name} style={{ background: 'var(--card-0)', padding: 'var(--sp-2)' }}>
        <LazyImage src={wordMark(name)} alt={name} width={300} height={120} />
      </div>
    )),
  },
}

const few = { children: tiles.slice(0, 2), slidesPerView: 4 }
export const Few: Story = { tags: ['!test'], args: few }
export const RightToLeftPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = carouselPairs
